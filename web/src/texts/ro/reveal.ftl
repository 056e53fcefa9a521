### Answers that stay hidden until somebody wants to see them.

reveal-show = Dezvăluie răspunsul
reveal-hide = ascunde răspunsurile
