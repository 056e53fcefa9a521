### The law of a rule and why it holds, for a student to follow.
