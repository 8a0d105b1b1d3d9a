"""A park bench under a cherry tree in blossom."""

import math
import random

import numpy as np

from kit.camera_and_light import area_light, camera, sun_light
from kit.curves import smooth_path, sweep, tube
from kit.materials import plain
from kit.meshes import mesh_object, strip_faces, turned
from kit.objects import empty
from kit.randomness import noise_at
from scenes.props.atmosphere import glow, gradient_sky, hazed, set_haze
from scenes.props.land import ground, hill
from scenes.props.plants import grass, scatter, tree
from scenes.props.solids import box, lathe, lump
from scenes.props.star import Look, place_star

SEAT = 1.8  # height of the bench above the ground
TREE = (-6.2, 2.2)  # x, y of its trunk
LIMBS = (  # points from the foot of the tree, first and last radius
    ([(-0.2, 0, -0.4), (0, 0, 1.6), (0.35, 0, 3.6), (0.2, 0, 5.6)], 0.85, 0.5),
    ([(0.25, 0, 4.4), (1.8, -0.4, 6.6), (4.6, -0.6, 8.4), (7.6, -0.6, 9.2)], 0.42, 0.14),
    ([(0.2, 0, 5.2), (-1.4, -0.2, 7.2), (-3.6, -0.5, 8.4)], 0.4, 0.12),
    ([(0.2, 0, 5.4), (0.6, 0.6, 8), (1.6, 0.8, 10.5)], 0.4, 0.12),
    ([(2.4, -0.45, 7.0), (3.0, -1.6, 8.6), (3.4, -2.4, 9.6)], 0.18, 0.07),
)
BLOSSOM = (  # from the foot of the tree, size
    (-4, -0.5, 9.2, 1.7),
    (-2.6, 0.2, 10.6, 1.8),
    (-0.6, 0.4, 11.6, 1.9),
    (1.6, 0.6, 11.6, 1.9),
    (2.6, -0.6, 9.9, 1.4),
    (4.6, -0.5, 10.6, 1.7),
    (6.6, -0.6, 10.1, 1.5),
    (8.1, -0.5, 9.5, 1.1),
    (3.4, -2.2, 10.5, 1.3),
    (-5.6, -0.4, 8.6, 1.1),
    (0.2, -0.6, 9.8, 1.2),
    (5.6, 0.8, 11.8, 1.5),
)


def height_at(x, y):
    """Height of the ground."""
    return (
        0.25 * noise_at(x * 0.1, y * 0.1, 7) * (1 - math.exp(-(x * x + y * y) / 60))
        + 0.01 * max(0, abs(x) - 10) ** 1.6
    )


def build(star):
    """Sets the scene up with its camera; returns its Look."""
    set_haze("#f3dfe4", distance=190, start=22)
    gradient_sky([(0, "#fbe9dc"), (0.08, "#e9eef2"), (0.25, "#b4dcf2"), (0.7, "#7cbdea")], 1.0)
    sun_light(-52, 40, 4.6, (1, 0.92, 0.8), 1.8)
    ground("#9db765", height_at, smooth=True)
    _path()
    blossom = [
        hazed(color, variation=0.05) for color in ("#f3b3c4", "#ef9fb6", "#f8cdd6", "#e88ba6")
    ]
    trunk = hazed("#7a5a50")
    leaves = [hazed(color) for color in ("#7fa35c", "#8fb068", "#6d9455")]
    rng = _cherry_tree(trunk, blossom)
    _park(rng, blossom, leaves, trunk)
    iron, base = _bench()
    _street_lamp(iron)
    _petals(base)
    _lawn()
    _book(base)
    place_star(star, (3.1, 1.15, base + SEAT), rotation=12)
    area_light("bounce", (-3, -10, 5), (2.2, 0, 4), 6, 260, (1, 0.94, 0.92))
    camera((-2.6, -18.4, 4.9), (0.7, 0, 5.05), 41, focus=19.6, f_stop=1.2)
    return Look(exposure=-0.12)


def _path():
    """A gravel path before the bench."""
    gravel = hazed("#ead9bf", variation=0)
    vertices = []
    for x in np.linspace(-40, 40, 60):
        y = -2.4 + 0.5 * math.sin(x * 0.12)
        vertices += [
            (x, y - 2.3, height_at(x, y - 2.3) + 0.05),
            (x, y + 1.9, height_at(x, y + 1.9) + 0.05),
        ]
    mesh_object("pth", vertices, strip_faces(60), gravel)


def _cherry_tree(trunk, blossom):
    """The big tree: limbs, and clouds of blossom over the bench."""
    x, y = TREE
    for points, first_radius, last_radius in LIMBS:
        path = smooth_path([(x + dx, y + dy, z) for dx, dy, z in points], 8)
        width = np.linspace(first_radius, last_radius, len(path)) * 2
        sweep("limb", path, (0.05, 1, 0), width, width, trunk, power=2, section=10)
    rng = random.Random(3)
    for dx, dy, z, size in BLOSSOM:
        for _puff in range(3):
            lump(
                "bls",
                (
                    size * rng.uniform(0.6, 0.9),
                    size * rng.uniform(0.6, 0.9),
                    size * rng.uniform(0.45, 0.65),
                ),
                blossom[rng.randrange(4)],
                seed=rng.randrange(99),
                roughness=0.2,
                frequency=2.2,
                location=(
                    x + dx + rng.uniform(-0.7, 0.7) * size,
                    y + dy + rng.uniform(-0.6, 0.6) * size,
                    z + rng.uniform(-0.35, 0.35) * size,
                ),
            )
    return rng


def _park(rng, blossom, leaves, trunk):
    """Trees, hills and bushes behind."""
    k = 0
    while k < 22:
        x, y = rng.uniform(-34, 36), rng.uniform(11, 44)
        tree(
            (x, y, height_at(x, y) - 0.1),
            rng.uniform(7, 11),
            blossom if k % 3 else leaves,
            trunk,
            k,
        )
        k += 1
    hills = hazed("#9cbf9a")
    for x, y, radius, height, seed in (
        (-44, 96, 44, 16, 11),
        (40, 104, 50, 20, 12),
        (0, 120, 46, 15, 13),
    ):
        hill((x, y, -7), radius, height, hills, seed)
    for k, (x, y) in enumerate(((11.5, 4.2), (13.4, 3.0), (-13.5, 4.4), (8.6, 6.4))):
        lump(
            "bush",
            (1.5, 1.3, 1.15),
            leaves[k % 3],
            seed=k,
            roughness=0.16,
            location=(x, y, height_at(x, y) + 0.6),
        )


def _bench():
    """A bench of planks and iron."""
    planks = [plain(color, roughness=0.6) for color in ("#b9804f", "#ad7547")]
    iron = plain("#3f4a48", roughness=0.4)
    base = height_at(2, 1.6)
    for k in range(4):
        box((9.0, 0.46, 0.16), (2.0, 0.55 + k * 0.54, base + 1.72), planks[k % 2])
    for k in range(4):
        box(
            (9.0, 0.15, 0.46),
            (2.0, 2.62 + k * 0.1, base + 2.35 + k * 0.54),
            planks[k % 2],
            rotation=turned("X", -11),
        )
    for x in (-2.0, 6.0):
        box((0.22, 0.22, 1.8), (x, 0.6, base + 0.85), iron, radius=0.06)
        box((0.22, 0.22, 4.3), (x, 2.72, base + 2.05), iron, radius=0.06, rotation=turned("X", -9))
        box((0.22, 2.4, 0.2), (x, 1.6, base + 1.58), iron, radius=0.06)
        tube(
            "arm",
            smooth_path(
                [
                    (x, 2.8, base + 3.1),
                    (x, 1.6, base + 3.15),
                    (x, 0.5, base + 2.95),
                    (x, 0.45, base + 1.7),
                ],
                8,
            ),
            0.1,
            iron,
        )
    return iron, base


def _street_lamp(iron):
    """An old street lamp."""
    x, y = 10.6, 1.6
    z = height_at(x, y)
    lathe([(0.36, 0), (0.3, 0.5), (0.12, 0.7), (0.11, 6.4), (0.2, 6.5)], iron, (x, y, z))
    lathe([(0.28, 6.5), (0.46, 7.6)], glow("#fff1d0", 1.2), (x, y, z), sides=6, smooth=False)
    lathe([(0.58, 7.6), (0.3, 8.0), (0.05, 8.3)], iron, (x, y, z), sides=6, smooth=False)


def _petals(base):
    """Petals on the ground, in the air and on the bench."""
    petals = [plain(color, roughness=0.8) for color in ("#f7c8d3", "#f2aec0", "#fde3e6")]
    scatter(2000, (-14, 14, -8, 12), lambda x, y: height_at(x, y) + 0.04, petals, size=0.11, seed=2)
    scatter(70, (-9, 10, -3, 7), None, petals, size=0.13, seed=3, air=(0.8, 9.5))
    scatter(26, (-2.2, 6.2, 0.4, 2.3), lambda x, y: base + SEAT, petals, size=0.1, seed=6)


def _lawn():
    """Grass on both sides of the path."""
    blades = hazed("#86a54e", variation=0.2)
    grass(
        (-15, 16, 0.2, 16),
        1500,
        blades,
        height_at,
        height=0.3,
        avoid=lambda x, y: -4.9 < y < 0,
    )
    grass((-15, 16, -8, -5.2), 400, blades, height_at, height=0.3)


def _book(base):
    """A book that somebody left on the bench."""
    book = empty("book", location=(-0.9, 1.2, base + SEAT), rotation=(0, 0, 0.4))
    box((0.95, 0.7, 0.2), (0, 0, 0.1), plain("#4f7f8a", roughness=0.5), radius=0.03, parent=book)
    box(
        (0.9, 0.66, 0.15),
        (0.04, -0.03, 0.1),
        plain("#f7efe0", roughness=0.8),
        radius=0.01,
        parent=book,
    )
