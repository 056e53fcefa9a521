### Errors of the boards and positions of games.
