puzzles-title = Puzzles
puzzles-about = Puzzles.
