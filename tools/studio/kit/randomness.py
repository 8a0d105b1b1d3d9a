"""Chance that repeats: the same seed draws the same image.

Scenes use `random.Random(seed)` and call it in a fixed order; a new call in the middle moves
everything after it.
"""

from mathutils import Vector, noise


def noise_at(x, y, z):
    """Smooth noise, about -1 to 1, that changes over a distance of 1."""
    return noise.noise(Vector((x, y, z)))
