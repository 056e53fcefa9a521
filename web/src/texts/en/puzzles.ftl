puzzles-title = Puzzles
puzzles-about = Each position has exactly one winning move. Find it.
puzzles-find = Find the winning move
puzzles-all = All puzzles
puzzles-unknown = There is no puzzle “{ $name }”. Choose one here.
puzzles-daily = Daily puzzle #{ $day }
puzzles-daily-about = A new puzzle every day, the same for everybody.
puzzles-daily-done = You have solved the puzzle of today. The next one comes at midnight, UTC.
puzzles-daily-open = Solve the puzzle of today
puzzles-daily-again = Look at it again
puzzles-no-day = There is no puzzle of this day yet.
puzzles-streak = { $days ->
    [one] Solved on { $days } day in a row.
   *[other] Solved on { $days } days in a row.
}
puzzles-theme-copying = Copying
puzzles-about-copying = Leave two equal halves, then copy each move of your opponent.
puzzles-theme-binary = Binary columns
puzzles-about-binary = Nim: make the number of ones even in every column.
puzzles-theme-multiples = Multiples
puzzles-about-multiples = Take a few coins, and leave a number that loses.
puzzles-theme-splitting = Kayles and splitting
puzzles-about-splitting = A move can break one row into two games.
puzzles-theme-chomp = Chomp
puzzles-about-chomp = Bite into the chocolate, but leave the poisoned square.
puzzles-theme-boards = Boards
puzzles-about-boards = Dominoes, crosses and captures: count the moves that are left.
puzzles-theme-turning = Turning coins
puzzles-about-turning = Turn coins over until all show tails.
puzzles-theme-misere = Misère
puzzles-about-misere = Everything is turned round: whoever moves last loses.
puzzles-size-easy = easy
puzzles-size-medium = medium
puzzles-size-hard = hard
puzzles-sizes = Sizes
puzzles-solved = { $count ->
    [one] { $count } solved
   *[other] { $count } solved
}
puzzles-paper-about = For a class: tasks about one game to print, with pictures and solutions.
puzzles-paper-open = Print a worksheet
puzzles-kept = Your browser keeps what you have solved on this device.
puzzles-squares = { $wrong ->
    [0] no wrong move
    [one] { $wrong } wrong move
   *[other] { $wrong } wrong moves
}, { $hints ->
    [0] no hint
    [one] { $hints } hint
   *[other] { $hints } hints
}
puzzles-place = { $theme }, { $size }, puzzle { $number }
puzzles-place-daily = { $theme }, { $size }
puzzles-searching = Looking for a puzzle
puzzles-none = The engine found no puzzle about { $theme } of this size. Try another size.
puzzles-turn = Your turn: exactly one move wins.
puzzles-right = Right! This move wins.
puzzles-wrong = This move does not win.
puzzles-before = You have solved this puzzle:
puzzles-misere = Misère play: whoever makes the last move loses.
puzzles-left = The position after these moves
puzzles-not-judged = The engine could not judge this move in time. Try it again.
puzzles-ended = You play { $move }. No move is left, and you lose.
puzzles-refuted = You play { $move }. The opponent answers { $answer }. Now every move of yours loses.
puzzles-retry = Try another move
puzzles-play-on = Play on from here
puzzles-hint = Hint
puzzles-hinting = Looking for the idea
puzzles-explaining = Looking for the reason
puzzles-the-move = { $move } is the only winning move.
puzzles-next = Next puzzle
puzzles-more = More puzzles
puzzles-why = See every move
puzzles-tell = Tell your friends
puzzles-told = grundy #{ $day } { $squares } { $address }
puzzles-caption = Exactly one move wins. Which one?
puzzles-moves = { $count ->
    [one] The only move as a button
   *[other] All { $count } moves as a list
}
