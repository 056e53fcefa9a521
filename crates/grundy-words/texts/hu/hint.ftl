### Hints, and the words of moves.
