### Texts of answers, for people: what commands print.
