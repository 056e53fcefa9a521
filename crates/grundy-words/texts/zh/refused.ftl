### Refusals: why a question has no answer, and what to ask instead.
