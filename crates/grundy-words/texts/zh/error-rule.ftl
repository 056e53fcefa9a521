### Errors of rules, formulas and numbers as they are typed.
