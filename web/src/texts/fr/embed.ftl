### The board in a frame of another page.

embed-your-turn = À toi de jouer.
embed-over = La partie est finie.
embed-unreadable = Ce plateau ne peut pas être affiché.
embed-open = Ouvrir dans grundy
