### Errors: what is wrong with a rule, a position or a question.
