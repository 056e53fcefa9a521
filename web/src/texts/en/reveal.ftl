### Answers that stay hidden until somebody wants to see them.

reveal-show = Reveal the answer
reveal-hide = hide the answers
