"""Somebody who wears the bag: a doll of wood and cloth without a face. It stands where the straps
of build_worn_straps go round it, its back to the bag and its skirt reaches far below z = 0.
"""

import math

import numpy as np
from mathutils import Vector

from kit.curves import smooth_path, superellipse, sweep, tube
from kit.materials import fabric, plain
from kit.meshes import ball, face_outwards, grid_faces, mesh_object
from kit.objects import empty, put
from kit.randomness import noise_at
from models.backpack.back import WEARER_Y

SWEATER, SKIRT_CLOTH, WOOD, HAIR, HAT = "#66727c", "#b3a48c", "#e0b791", "#5a3c2a", "#d3a857"
SIDES = (1, -1)
# height, half width, half depth, and how far the middle leans forwards
TORSO = (
    *((-0.75, 1.70, 1.12, 0.0), (-0.68, 1.78, 1.18, 0.0), (-0.3, 1.72, 1.14, 0.0)),
    *((0.6, 1.60, 1.06, 0.0), (1.8, 1.66, 1.08, 0.0), (3.0, 1.76, 1.10, 0.0)),
    *((3.8, 1.72, 1.04, 0.0), (4.3, 1.50, 0.90, -0.02), (4.62, 1.12, 0.74, -0.04)),
    *((4.84, 0.78, 0.62, -0.05), (5.02, 0.66, 0.58, -0.05)),
)
SKIRT = ((-6.0, 2.2, 1.6, 0), (-3.6, 1.98, 1.38, 0), (-1.6, 1.76, 1.17, 0), (0, 1.5, 1.0, 0))


def build_wearer():
    """The doll. Returns its handle."""
    doll = empty("wearer")
    knit = fabric(SWEATER, period=0.05, bump=1.2, heather=0.18, wrinkle=1.4)
    cloth = fabric(SKIRT_CLOTH, period=0.024, heather=0.12, wrinkle=1.2)
    wood = plain(WOOD, roughness=0.5, specular=0.35)
    _rings("torso", TORSO, knit, doll)
    _rings("skirt", SKIRT, cloth, doll)
    for side in SIDES:
        _arm(doll, side, knit, wood)
    hem = _ring(-0.62, 1.80, 1.20)
    tube("hem", hem, 0.13, knit, closed=True, parent=doll, resolution=6)
    collar = _ring(5.02, 0.64, 0.56)
    tube("collar", collar, 0.16, knit, closed=True, parent=doll, resolution=6)
    _head(doll, wood)
    return doll


def _ring(z, half_width, half_depth, count=96):
    angles = np.linspace(0, 2 * math.pi, count, endpoint=False)
    cosine, sine = superellipse(angles, 2.5)
    return [
        (x * half_width, WEARER_Y + y * half_depth, z) for x, y in zip(cosine, sine, strict=True)
    ]


def _rings(name, sections, material, doll):
    """A body of smooth cross sections, with a few soft folds."""
    path = smooth_path(sections, 10)
    count = 120
    angles = np.linspace(0, 2 * math.pi, count, endpoint=False)
    cosine, sine = superellipse(angles, 2.5)
    vertices, uvs = [], []
    for z, half_width, half_depth, lean in path:
        for angle, x, y in zip(angles, cosine, sine, strict=True):
            fold = 1 + 0.018 * noise_at(x * 1.2, y * 1.2, z * 1.1)
            vertices.append(
                Vector((x * half_width * fold, WEARER_Y + lean + y * half_depth * fold, z))
            )
            uvs.append((angle * 1.6, z))
    faces = grid_faces(len(path), count, closed=True)
    face_outwards(mesh_object(name, vertices, faces, material, uvs, doll))


def _arm(doll, side, knit, wood):
    """An arm that is bent: its hand holds the strap before the chest."""
    points = [
        (side * 0.75, WEARER_Y - 0.02, 3.95),
        (side * 1.38, WEARER_Y - 0.02, 4.02),
        (side * 1.78, WEARER_Y - 0.04, 3.70),
        (side * 2.08, WEARER_Y - 0.05, 2.80),
        (side * 2.20, WEARER_Y + 0.02, 1.95),
        (side * 2.12, WEARER_Y + 0.52, 1.62),
        (side * 1.80, WEARER_Y + 1.10, 2.10),
        (side * 1.45, WEARER_Y + 1.44, 2.62),
    ]
    path = smooth_path(points, 12)
    along = np.linspace(0, 1, len(path))
    width = np.interp(along, [0, 0.12, 0.2, 0.5, 0.72, 1], [0.7, 1.04, 1.14, 0.98, 0.9, 0.7])
    sweep("arm", path, (side, 0, 0.2), width, width, knit, doll, power=2, section=48)
    cuff = ball("cuff", 0.38, knit, doll)
    put(cuff, tuple(path[-1]), scale=(1, 1, 0.9))
    hand = ball("hand", 0.36, wood, doll)
    put(hand, (side * 1.18, WEARER_Y + 1.52, 2.92), scale=(1, 0.85, 1.05))


def _head(doll, wood):
    """Neck and head under a knitted hat, hair below its brim."""
    neck = [(0, WEARER_Y - 0.02, 4.8), (0, WEARER_Y + 0.05, 5.9)]
    sweep("neck", neck, (0, 1, 0), 0.9, 0.9, wood, doll, power=2, section=40)
    head = empty("head", doll, (0, WEARER_Y + 0.14, 6.62))
    put(ball("skull", 1, wood, head, 64, 40), (0, 0, 0), scale=(1.06, 1.10, 1.20))
    hair = plain(HAIR, roughness=0.75, sheen=0.5)
    put(ball("hair", 1, hair, head, 64, 40), (0, -0.14, 0.06), scale=(1.13, 1.08, 1.18))
    put(ball("bun", 0.42, hair, head), (0, -1.06, -0.52), scale=(1.1, 0.9, 0.95))
    for side in SIDES:
        put(ball("ear", 0.2, wood, head), (side * 1.10, 0.06, -0.12), scale=(0.5, 0.9, 1.2))
    hat = fabric(HAT, period=0.07, bump=1.6, heather=0.16)
    put(ball("hat", 1, hat, head, 64, 40), (0, -0.02, 0.46), scale=(1.18, 1.18, 1.26))
    put(ball("pompon", 0.36, hat, head), (0, -0.12, 1.84))
    tilted = empty("brim", head, (0, 0, 0.34), (math.radians(-6), 0, 0))
    angles = np.linspace(0, 2 * math.pi, 80, endpoint=False)
    brim = [(1.19 * math.cos(a), 1.20 * math.sin(a), 0) for a in angles]
    band = tube("band", brim, 0.12, hat, closed=True, parent=tilted, resolution=8)
    band.scale.z = 2.4
