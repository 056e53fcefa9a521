### The games.
