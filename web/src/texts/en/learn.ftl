learn-title = Learn
learn-about = Learn.
