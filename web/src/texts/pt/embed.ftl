### The board in a frame of another page.

embed-your-turn = É a sua vez.
embed-over = A partida acabou.
embed-unreadable = Não é possível mostrar este tabuleiro.
embed-open = Abrir no grundy
