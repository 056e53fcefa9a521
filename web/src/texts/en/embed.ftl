### The board in a frame of another page.

embed-your-turn = Your turn.
embed-over = The game is over.
embed-unreadable = This board cannot be shown.
embed-open = Open in grundy
