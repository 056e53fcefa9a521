### Respuestas que quedan ocultas hasta que alguien quiera verlas.

reveal-show = Revelar la respuesta
reveal-hide = ocultar las respuestas
