### The board in a frame of another page.

embed-your-turn = Du bist am Zug.
embed-over = Das Spiel ist zu Ende.
embed-unreadable = Dieses Brett kann nicht gezeigt werden.
embed-open = In grundy öffnen
