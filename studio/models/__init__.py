"""What the pictures are about: the bag, its pouch and the animals."""
