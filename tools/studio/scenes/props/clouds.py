"""Clouds."""

import random

from kit.objects import empty
from scenes.props.solids import lump


def cloud(location, size, material, seed=0):
    """A row of six puffs."""
    rng = random.Random(seed)
    handle = empty("cloud", location=location)
    for k in range(6):
        puff = (size * rng.uniform(0.5, 0.9), size * 0.5, size * rng.uniform(0.35, 0.6))
        x = (k - 2.5) * size * 0.55
        y, z = rng.uniform(-0.2, 0.2) * size, rng.uniform(-0.05, 0.2) * size
        lump("cl", puff, material, seed=k + seed, roughness=0.1, parent=handle, location=(x, y, z))
