### El tablero en un marco de otra página.

embed-your-turn = Te toca.
embed-over = La partida ha terminado.
embed-unreadable = No se puede mostrar este tablero.
embed-open = Abrir en grundy
