### Answers that stay hidden until somebody wants to see them.

reveal-show = Antwort aufdecken
reveal-hide = Antworten verbergen
