"""Flowers of a garden bed. Each takes a point on the ground, the random numbers of its bed and its
place in it.
"""

import math

from kit.curves import tube
from kit.materials import plain
from kit.meshes import mesh_object
from kit.objects import empty
from scenes.props.solids import ellipsoid, lathe, lump

LAVENDER = ("#8f7cc4", "#a58fd6", "#7a68b4")
TULIPS = ("#e2574a", "#f4b73f", "#f6efe2", "#e987a0")
SUNFLOWER_PETALS = 14


def lavender(x, y, z, rng, i, stem):
    """A spike of lavender."""
    height = rng.uniform(0.75, 1.15)
    lean = rng.uniform(-0.12, 0.12)
    tube("s", [(x, y, z), (x + lean, y, z + height)], 0.02, stem, resolution=1)
    spike = [
        (0.05, height * 0.62),
        (0.1, height * 0.74),
        (0.085, height * 0.95),
        (0.01, height * 1.18),
    ]
    purple = plain(LAVENDER[i % 3], roughness=0.9)
    lathe(spike, purple, (x + lean, y, z), sides=6, smooth=False)


def tulip(x, y, z, rng, i, stem):
    """A tulip with one leaf."""
    height = rng.uniform(0.7, 1.05)
    tube("s", [(x, y, z), (x, y, z + height)], 0.03, stem, resolution=1)
    cup = [
        (0.03, height - 0.04),
        (0.17, height + 0.06),
        (0.2, height + 0.22),
        (0.15, height + 0.4),
        (0.05, height + 0.36),
    ]
    lathe(cup, plain(TULIPS[i % 4], roughness=0.6), (x, y, z), sides=7, smooth=False)
    tip = (x + rng.uniform(-0.3, 0.3), y - 0.1, z + height * 0.8)
    mesh_object("tl", [(x - 0.03, y, z), (x + 0.03, y, z), tip], [(0, 1, 2)], stem)


def rose_bush(x, y, z, rng, i, leaves, roses):
    """A bush with six roses towards the camera."""
    size = rng.uniform(0.35, 0.6)
    shape = (size, size, size * 0.85)
    place = (x, y, z + size * 0.5)
    lump("rb", shape, leaves[i % 3], seed=i, roughness=0.2, detail=2, location=place)
    for k in range(6):
        place = (
            x + size * 0.8 * math.cos(k * 2.4),
            y - abs(size * 0.75 * math.sin(k * 2.4)),
            z + size * (0.45 + 0.13 * k),
        )
        rose = roses[(i + k) % 4]
        lump("rf", (0.12, 0.12, 0.11), rose, seed=k, roughness=0.2, detail=2, location=place)


def sunflower(x, y, z, rng, i, stem, leaves):
    """A tall sunflower with two leaves."""
    height = rng.uniform(3.4, 4.6)
    facing = (math.radians(78), 0, math.radians(-22 + 12 * (i % 3)))
    head = empty("sf", location=(x, y, z + height), rotation=facing)
    tube("s", [(x, y + 0.06, z), (x, y + 0.06, z + height)], 0.06, stem, resolution=2)
    brown = plain("#6a4428", roughness=0.9)
    lathe([(0.3, -0.05), (0.32, 0.06), (0.02, 0.12)], brown, sides=16, parent=head)
    yellow = plain("#f4b93a", roughness=0.7)
    for k in range(SUNFLOWER_PETALS):
        angle = k * 0.4488
        place = (0.5 * math.cos(angle), 0.5 * math.sin(angle), 0)
        ellipsoid("p", (0.27, 0.1, 0.035), yellow, 2, head, place, (0, 0, angle))
    for side in (1, -1):
        place = (x + side * 0.42, y, z + height * (0.45 + 0.1 * side))
        ellipsoid("lf", (0.42, 0.22, 0.04), leaves[0], 2, None, place, (0, -side * 0.5, 0))
