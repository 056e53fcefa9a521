### Errors of state graphs and their files.
