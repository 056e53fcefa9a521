### Answers that stay hidden until somebody wants to see them.

reveal-show = Revelar a resposta
reveal-hide = ocultar as respostas
