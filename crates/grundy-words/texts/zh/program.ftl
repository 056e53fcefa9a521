### What the program says when it has no answer.
