"""Furniture that shows how large the bag is. It stands on z = 0 about its middle, its front towards
-Y; a seat is 45 cm high, as most are.
"""

import math

import numpy as np

from kit.curves import smooth_path, sweep
from kit.materials import fabric, plain
from kit.meshes import rounded_box
from kit.objects import empty

SEAT_HEIGHT = 4.5
WOOD = "#c79c6c"


def _leg(parent, top, foot, wood):
    """A round leg that becomes thinner to its foot; both points are (x, y), the floor is z = 0."""
    path = [(*foot, 0), (*(np.array(foot) * 0.5 + np.array(top) * 0.5), 2.1), (*top, 4.3)]
    width = np.linspace(0.30, 0.46, 3)
    sweep("leg", path, (0, 1, 0), width, width, wood, parent, power=2, section=24)


def build_chair():
    """A wooden chair with a round back rest. Returns its handle."""
    chair = empty("chair")
    wood = plain(WOOD, roughness=0.55, specular=0.3)
    cloth = fabric("#d9cfbd", period=0.03, heather=0.12)
    rounded_box("seat", (4.3, 4.1, 0.3), 0.14, wood, (0, 0, 4.35), parent=chair, segments=6)
    rounded_box("pad", (4.0, 3.8, 0.34), 0.16, cloth, (0, 0, 4.58), parent=chair, segments=6)
    for side in (1, -1):
        _leg(chair, (side * 1.75, -1.6), (side * 1.95, -1.9), wood)
        _leg(chair, (side * 1.7, 1.6), (side * 1.9, 2.1), wood)
        post = [(side * 1.7, 1.7, 4.2), (side * 1.72, 1.9, 6.0), (side * 1.72, 2.2, 8.0)]
        width = 0.34
        path = smooth_path(post, 10)
        sweep("post", path, (0, 1, 0), width, width, wood, chair, power=2, section=24)
    for height, thick in ((7.55, 1.1), (5.95, 0.42)):
        angles = np.linspace(-1, 1, 24)
        lean = 1.9 + (height - 6.0) * 0.15
        rest = [(1.78 * a, lean + 0.32 * (1 - a * a), height) for a in angles]
        sweep("rest", rest, (0, 0, 1), 0.24, thick, wood, chair, power=3.4, section=28)
    return chair


def build_plane_seat():
    """A seat of an aeroplane, seen from the one behind it: its back is the front here."""
    seat = empty("seat")
    cloth = fabric("#74808c", period=0.03, heather=0.14)
    shell = plain("#aaa69c", roughness=0.45, specular=0.3)
    trim = plain("#8f8b82", roughness=0.5)
    metal = plain("#9a968f", roughness=0.32, metallic=1.0)
    rounded_box("pan", (4.5, 4.4, 0.95), 0.36, cloth, (0, 2.5, 4.35), parent=seat, segments=7)
    rounded_box("tray", (4.5, 4.3, 0.22), 0.1, shell, (0, 2.5, 3.85), parent=seat, segments=5)
    back = empty("back", seat, (0, 0.15, 4.1), (math.radians(9), 0, 0))
    rounded_box("shell", (4.6, 0.5, 7.6), 0.24, shell, (0, 0, 3.7), parent=back, segments=7)
    rounded_box("rest", (4.4, 0.8, 7.3), 0.38, cloth, (0, 0.5, 3.7), parent=back, segments=7)
    rounded_box("table", (3.7, 0.16, 2.4), 0.07, trim, (0, -0.28, 4.3), parent=back, segments=5)
    rounded_box("latch", (0.5, 0.14, 0.2), 0.06, metal, (0, -0.4, 5.6), parent=back)
    rounded_box("pocket", (3.7, 0.3, 2.0), 0.13, cloth, (0, -0.26, 1.4), parent=back, segments=5)
    for side in (1, -1):
        x = side * 2.55
        rounded_box("arm", (0.42, 3.6, 0.4), 0.18, trim, (x, 2.0, 6.3), parent=seat, segments=6)
        rounded_box("side", (0.26, 2.6, 2.1), 0.12, shell, (x, 1.9, 5.1), parent=seat, segments=5)
        for y in (0.9, 4.3):
            leg = [(side * 2.1, y, 0.1), (side * 2.1, y + 0.1, 2.0), (side * 2.1, y - 0.1, 3.8)]
            sweep("leg", smooth_path(leg, 8), (0, 1, 0), 0.3, 0.3, metal, seat, power=2.6)
        rounded_box("rail", (0.4, 5.4, 0.14), 0.06, metal, (side * 2.1, 2.5, 0.07), parent=seat)
    return seat
