### Learn: a path of chapters. `[words|mex]` marks a word of the field, `**words**` is strong.

learn-title = Learn
learn-path-title = From Nim to Sprague–Grundy
learn-path-about = Twelve short chapters. In each you play, you guess, you see the reason, and you solve three tasks. If you can add and divide, you can begin.
learn-unknown = There is no chapter “{ $name }”. Here are all chapters.
learn-begin = Begin with chapter 1
learn-go-on = Go on: { $title }
learn-total = { $done } of { $chapters } chapters finished
learn-kept = Your progress stays on this device.
learn-forget = Forget my progress
learn-chapter-number = Chapter { $number } of { $chapters }
learn-stage-play = Play
learn-stage-guess = Guess
learn-stage-why = Why?
learn-stage-tasks = Three tasks
learn-why-closed = Find out by yourself first. Or:
learn-why-open = Show me why
learn-ways = Chapters
learn-before = Back: { $title }
learn-after = Next: { $title }

learn-wins-first = The player to move
learn-wins-second = The other player
learn-p = P-position
learn-n = N-position

learn-task-dots = { $solved } of { $tasks } tasks solved
learn-task-dot = Task { $number }: { $state ->
    [right] solved
    [wrong] not solved
   *[open] open
}
learn-task-number = Task { $number } of { $tasks }
learn-task-answer = Your answer
learn-task-check = Check
learn-task-next = Next task
learn-task-finish = See the result
learn-task-new = Three new tasks
learn-task-same = The address of this page holds these three tasks. Share it, and others get the same ones.
learn-task-result = { $solved ->
    [0] You solved none of the { $tasks } tasks this time. Read the reason once more, and try three new ones.
    [1] You solved 1 of { $tasks } tasks. Try three new ones.
    [2] You solved 2 of { $tasks } tasks. Almost there!
   *[other] You solved all { $tasks } tasks. This chapter is yours!
}
learn-verdict-right = Right!
learn-verdict-wrong = No.
learn-verdict-again = Not yet. Try once more.
learn-move-why = The move { $move } wins. { $principle }
learn-move-reply = After { $move }, the other player answers { $reply } and wins.

learn-paint-brushes = Brush
learn-paint-brush-P = P: the player to move loses
learn-paint-brush-N = N: the player to move wins
learn-paint-left = { $count ->
    [one] { $count } left
   *[other] { $count } left
}
learn-paint-square = { $position }: { $mark ->
    [P] P
    [N] N
   *[blank] not painted
}{ $verdict ->
    [wrong] , wrong
    [right] , right
   *[none] {""}
}
learn-paint-done = All right! Now see why.
learn-paint-is-n = { $position } is not P but N: the move to { $option } leaves a P-position, and there the other player loses.
learn-paint-is-end = { $position } is not N but P: no move is left, so the player to move has lost.
learn-paint-is-p = { $count ->
    [one] { $position } is not N but P: its only move, to { $options }, leads to an N-position.
   *[other] { $position } is not N but P: all its moves, to { $options }, lead to N-positions.
}
learn-columns = The heaps in binary columns
learn-columns-heap = heap
learn-columns-ones = ones
learn-columns-bit = Heap { $heap }, column { $weight }: { $bit }
learn-columns-parity = { $parity ->
    [even] , even
   *[odd] , odd
}
learn-shelf = Shelf of nim-values
learn-shelf-place = { $place }{ $state ->
    [full] , on the shelf
    [gap] , the first gap
   *[empty] , not on the shelf
}
learn-filler-end = From **{ $heap }** there is no move. The shelf is empty. Touch its first gap.
learn-filler-options = { $count ->
    [one] From **{ $heap }** the moves lead to { $count } position. Its nim-value stands on the shelf. Touch the first gap.
   *[other] From **{ $heap }** the moves lead to { $count } positions. Their nim-values stand on the shelf. Touch the first gap.
}
learn-filler-value = nim-value { $value }
learn-filler-right = Right: { $heap } has the nim-value { $value }.
learn-filler-taken = A move leads to the value { $value }, so { $value } is on the shelf. Touch a gap.
learn-filler-later = There is a smaller gap than { $value }.
learn-filler-done = The strip is full. Now see why.
