"""The drawstring bag that the backpack is kept in: cream cotton, an olive cord, a leather label."""

import math

import numpy as np
from mathutils import Vector

from kit.colors import scaled
from kit.curves import smooth_path, tube
from kit.materials import fabric, plain
from kit.meshes import ball, grid_faces, mesh_object, solidify
from kit.objects import empty
from kit.randomness import noise_at
from kit.sewing import stitch
from models.backpack.fabrics import COLORS, materials
from models.backpack.hardware import label

HALF_WIDTH, HALF_DEPTH, HEIGHT = 1.36, 0.80, 3.55
NECK = 3.02  # height of the cord
BASE = 0.30  # height up to which the base is rounded
ROUND = 1.25  # a length round the sack is this times the angle
COTTON = COLORS["olive"][2]
BEAD_RADIUS = 0.115


def _point(angle, z):
    """A soft sack: rounded base, gathered neck, frilled mouth. Angle 0 is the front."""
    if z < BASE:
        radius = (1 - (1 - z / BASE) ** 2.6) ** (1 / 2.6) * 0.93 if z > 0 else 0
    else:
        radius = 0.93 + 0.07 * math.sin(math.pi * min(1, (z - BASE) / 2.2))
    gathered = 1 / (1 + math.exp(-(z - NECK + 0.40) / 0.13))
    above_neck = 1 / (1 + math.exp(-(z - NECK - 0.13) / 0.07))
    radius *= 1 - 0.62 * gathered
    radius += 0.30 * above_neck * (1 + 0.6 * (z - NECK - 0.1))
    waves = math.sin(angle * 17 + 0.7 * math.sin(angle * 3)) * 0.5
    waves += 0.28 * math.sin(angle * 29 + 1)
    pleats = waves * (0.012 + 0.085 * gathered * (1 - 0.35 * above_neck))
    pleats *= 1 if z > BASE else z / BASE
    slump = 0.05 * noise_at(math.cos(angle) * 1.3, math.sin(angle) * 1.3, z * 0.9)
    slump += 0.022 * noise_at(math.cos(angle) * 4, math.sin(angle) * 4, z * 3)
    power = 2.5 + (2 - 2.5) * gathered
    x, y = math.sin(angle), -math.cos(angle)
    corner = (abs(x) ** power + abs(y) ** power) ** (-1 / power)
    radius = radius * (1 + slump) + pleats
    sway = 0.03 * math.sin(angle * 2 + 1) * gathered + 0.03 * math.sin(angle * 5) * above_neck
    return Vector((HALF_WIDTH * x * corner * radius, HALF_DEPTH * y * corner * radius, z + sway))


def _surface(u, v, height=0.0):
    """u: length round the sack from the middle of its front; v: height above the base."""
    angle, step = u / ROUND, 0.01
    around = _point(angle + step, v) - _point(angle - step, v)
    normal = around.cross(_point(angle, v + step) - _point(angle, v - step)).normalized()
    return _point(angle, v) + normal * height


def build_pouch():
    """The pouch on z = 0, its front towards -Y. Returns its handle."""
    pouch = empty("pouch")
    _sack(pouch)
    _seams(pouch)
    _cord(pouch)
    label(pouch, _surface, 0, 1.22, 0.86, 0.28, materials("olive"), base=0.016)
    return pouch


def _sack(pouch):
    around, up = 420, 150
    vertices, uvs = [], []
    for j in range(up + 1):
        z = HEIGHT * (j / up) ** 1.15
        for i in range(around + 1):
            angle = -math.pi + 2 * math.pi * i / around
            vertices.append(_point(angle, z))
            uvs.append((angle * ROUND, z))
    cloth = fabric(COTTON, period=0.02, heather=0.10, bump=0.55, wrinkle=1.2)
    inside = plain(scaled(COTTON, 0.8), roughness=0.9)
    faces = grid_faces(up + 1, around + 1)
    solidify(mesh_object("sack", vertices, faces, [cloth, inside], uvs, pouch), 0.035)


def _around():
    return np.linspace(-math.pi, math.pi, 600) * ROUND


def _seams(pouch):
    hem = plain(scaled(COTTON, 1.0), roughness=0.7)
    channel = plain(scaled(COTTON, 0.72), roughness=0.8)
    for z, thread in ((HEIGHT - 0.10, hem), (NECK + 0.16, channel), (NECK - 0.16, channel)):
        stitch(
            "hem",
            _surface,
            np.stack([_around(), np.full(600, z)], 1),
            thread,
            closed=False,
            parent=pouch,
            height=0.004,
            pitch=0.07,
            length=0.045,
            radius=0.007,
        )


def _cord(pouch):
    """A cord round the neck with a knot in front; its two ends carry a wooden bead and a tassel."""
    cord = fabric("#7f7c56", period=0.012, bump=1.0, heather=0.2)
    wood = plain("#a97450", roughness=0.45)
    tube(
        "cord",
        [_surface(u, NECK, 0.045) for u in _around()[::3]],
        0.052,
        cord,
        closed=True,
        parent=pouch,
    )
    for side in (1, -1):
        hanging = [
            _surface(side * 0.10, NECK, 0.06),
            _surface(side * 0.14, NECK - 0.16, 0.12),
            _surface(side * 0.24, NECK - 0.55, 0.09),
            _surface(side * 0.33, NECK - 1.0 - 0.10 * side, 0.08),
        ]
        path = smooth_path(hanging, 12)
        tube("end", path, 0.045, cord, parent=pouch)
        end = Vector(path[-1])
        bead = ball("bead", BEAD_RADIUS, wood, pouch, segments=28, rings=18)
        bead.location = end + Vector((0, -0.04, -0.06))
        for k in range(7):
            x, y = math.cos(k * 0.9), math.sin(k * 0.9)
            thread = [
                end + Vector((0, -0.05, -0.14)),
                end + Vector((0.035 * x, 0.035 * y - 0.05, -0.24)),
                end + Vector((0.05 * x, 0.05 * y - 0.05, -0.36)),
            ]
            tube("tas", thread, 0.014, cord, parent=pouch)
    knot = [
        _surface(0, NECK, 0.03),
        _surface(-0.06, NECK + 0.02, 0.12),
        _surface(0, NECK - 0.05, 0.16),
        _surface(0.07, NECK + 0.02, 0.12),
    ]
    tube("loop", smooth_path(knot, 8, closed=True), 0.05, cord, closed=True, parent=pouch)
