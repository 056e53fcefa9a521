### Laws as sentences: their closed forms, what proves them, and what was checked.
