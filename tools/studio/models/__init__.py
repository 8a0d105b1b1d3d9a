"""What the images are about: the bag, its pouch and the animals."""
