### A tábla egy másik oldal keretében.

embed-your-turn = Te következel.
embed-over = A játék véget ért.
embed-unreadable = Ez a tábla nem jeleníthető meg.
embed-open = Megnyitás a grundyban
