"""The pet backpack, 46 x 30 x 20 cm: `build.py` joins it, the other files make its parts."""
