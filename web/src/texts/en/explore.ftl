explore-title = Explore
explore-about = Explore.
