### Answers that stay hidden until somebody wants to see them.

reveal-show = Révéler la réponse
reveal-hide = cacher les réponses
