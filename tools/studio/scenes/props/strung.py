"""What hangs between two points."""

import numpy as np
from mathutils import Vector

from kit.curves import tube
from scenes.props.solids import ellipsoid


def hanging_point(start, end, sag, t):
    """The point at a share of a rope that sags in the middle."""
    straight = Vector(start).lerp(Vector(end), t)
    return straight - Vector((0, 0, sag * 4 * t * (1 - t)))


def rope(start, end, sag, material, radius=0.05, steps=14):
    """A rope."""
    path = [tuple(hanging_point(start, end, sag, t)) for t in np.linspace(0, 1, steps)]
    tube("rope", path, radius, material)


def bulbs(start, end, sag, count, wire, bulb, radius=0.11):
    """A string of light bulbs."""
    rope(start, end, sag, wire, 0.022, 24)
    for k in range(count):
        place = hanging_point(start, end, sag, (k + 0.5) / count) - Vector((0, 0, 0.16))
        size = (radius, radius, radius * 1.2)
        ellipsoid("bulb", size, bulb, detail=2, location=place)
