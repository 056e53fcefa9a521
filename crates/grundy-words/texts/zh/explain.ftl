### Explanations of positions.
