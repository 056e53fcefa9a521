### The board in a frame of another page.

embed-your-turn = E rândul tău.
embed-over = Partida s-a terminat.
embed-unreadable = Această tablă nu poate fi afișată.
embed-open = Deschide în grundy
