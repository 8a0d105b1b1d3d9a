"""A cottage garden with a rose arch, sunflowers, lavender and a watering can."""

import math
import random

import numpy as np

from kit.camera_and_light import area_light, camera, sun_light
from kit.curves import smooth_path, tube
from kit.materials import plain
from kit.meshes import mesh_object
from kit.objects import empty
from kit.randomness import noise_at
from scenes.props.atmosphere import gradient_sky, hazed, set_haze
from scenes.props.garden_flowers import lavender, rose_bush, sunflower, tulip
from scenes.props.land import ground, hill, trail
from scenes.props.plants import grass, tree
from scenes.props.solids import box, lathe, lump, prism
from scenes.props.star import Look, place_star
from scenes.props.town import house

FENCE = 9.5  # y


def path_at(y):
    """x of the middle of the path."""
    return 3.0 + 1.0 * math.sin(y * 0.16) - 0.06 * y


def height_at(x, y):
    """Height of the ground."""
    return (
        0.18 * noise_at(x * 0.14, y * 0.14, 7) * (1 - math.exp(-((x + 1.8) ** 2 + y * y) / 14))
        + 0.01 * max(0, abs(x) - 12) ** 1.6
    )


def build(star):
    """Sets the scene up with its camera; returns its Look."""
    set_haze("#e6eee0", distance=190, start=24)
    gradient_sky([(0, "#f3efdc"), (0.08, "#d9ecf2"), (0.25, "#8fcbf0"), (0.7, "#4f9fdf")], 1.05)
    sun_light(40, 44, 4.6, (1, 0.93, 0.8), 1.5)
    ground("#9bb457", height_at, smooth=True)
    trail(path_at, 1.25, height_at, hazed("#e3cda6", variation=0), end=14.5)
    _flagstones()
    _cottage()
    leaves = _trees()
    rng = random.Random(7)
    white = _fence()
    roses = _rose_arch(white, leaves, rng)
    _flower_beds(leaves, roses)
    _watering_can()
    _butterflies()
    _lawn()
    place_star(
        star, (-1.8, 0, height_at(-1.8, 0) + 0.03), rotation=-12, turn=22, closed_blinds=(-1,)
    )
    area_light("bounce", (5, -10, 6), (-1.8, 0, 3), 6, 260, (1, 0.96, 0.9))
    camera((2.4, -17.2, 4.3), (-0.2, 0, 3.8), 43, focus=17.6, f_stop=1.2)
    return Look(exposure=-0.17)


def _flagstones():
    """Flagstones along the path."""
    stone = [hazed(color) for color in ("#d3c3a8", "#c7b597", "#ddd0b8")]
    for k in range(11):
        y = -6 + 1.9 * k
        lump(
            "flag",
            (1.0, 0.72, 0.12),
            stone[k % 3],
            seed=k,
            roughness=0.16,
            location=(path_at(y) + (0.3 if k % 2 else -0.3), y, height_at(path_at(y), y) + 0.1),
        )


def _cottage():
    """The cottage, hills behind it."""
    house(
        (5.5, 20.5, height_at(5.5, 20) - 0.1),
        15,
        6.6,
        10,
        "#fbf3e0",
        "#b9744f",
        rotation=-4,
        rows=1,
        columns=4,
        shutters="#6f9aa8",
        seed=3,
        door="#4f8a86",
    )
    box((1.5, 1.5, 4), (10.2, 22, 10.6), hazed("#c98a68"), radius=0.08)
    hills = [hazed(color) for color in ("#8fb07a", "#9cba8a")]
    for k, (x, y, radius, height) in enumerate(
        ((-50, 90, 46, 20), (36, 100, 56, 22), (-6, 120, 50, 20))
    ):
        hill((x, y, -6), radius, height, hills[k % 2], k)


def _trees():
    """Fruit trees."""
    leaves = [hazed(color) for color in ("#6f9f52", "#83b062", "#5d8c4a")]
    trunk = hazed("#7a5f4c")
    apple_leaves = [hazed(color) for color in ("#7dac5a", "#8fbb6a", "#6c9d52")]
    for k, (x, y, height) in enumerate(
        (
            (-13, 16, 11),
            (-18, 24, 12),
            (20, 20, 12),
            (26, 30, 12),
            (-8, 32, 12),
            (14.5, 9.5, 9),
            (-26, 18, 11),
            (-3, 38, 13),
        )
    ):
        tree((x, y, height_at(x, y)), height, apple_leaves, trunk, k, blobs=8)
    return leaves


def _fence():
    """A picket fence with a gap for the path."""
    white = hazed("#fbf8f0", variation=0.02)
    for k in range(64):
        x = -17 + 0.62 * k
        if abs(x - path_at(FENCE)) < 1.7:
            continue
        prism(
            [
                (x - 0.19, height_at(x, FENCE)),
                (x + 0.19, height_at(x, FENCE)),
                (x + 0.19, 2.0),
                (x, 2.36),
                (x - 0.19, 2.0),
            ],
            FENCE - 0.06,
            FENCE + 0.06,
            white,
        )
    for left, right in ((-17, path_at(FENCE) - 1.8), (path_at(FENCE) + 1.8, 22)):
        for z in (0.62, 1.5):
            box(
                (right - left, 0.1, 0.24), ((left + right) / 2, FENCE + 0.11, z), white, radius=0.02
            )
    return white


def _rose_arch(white, leaves, rng):
    """An arch of roses over the path."""
    x = path_at(FENCE)
    arch = smooth_path(
        [
            (x - 2.0, FENCE, 0),
            (x - 2.0, FENCE, 3.6),
            (x - 1.4, FENCE, 5.2),
            (x, FENCE, 5.9),
            (x + 1.4, FENCE, 5.2),
            (x + 2.0, FENCE, 3.6),
            (x + 2.0, FENCE, 0),
        ],
        8,
    )
    for side in (-0.5, 0.5):
        tube("arch", arch + np.array([0, side, 0]), 0.09, white)
    roses = [
        plain(color, roughness=0.8) for color in ("#e8879c", "#f3b3be", "#d9607c", "#fbe3dd")
    ]
    for i in range(0, len(arch), 2):
        lump(
            "arl",
            (0.46, 0.62, 0.46),
            leaves[i % 3],
            seed=i,
            roughness=0.22,
            detail=2,
            location=arch[i] + np.array([rng.uniform(-0.15, 0.15), 0, 0.1]),
        )
    for i in range(90):
        point = arch[rng.randrange(4, len(arch) - 2)]
        lump(
            "arf",
            (0.19, 0.19, 0.17),
            roses[i % 4],
            seed=i,
            roughness=0.2,
            detail=2,
            location=point
            + np.array(
                [rng.uniform(-0.55, 0.55), rng.uniform(-0.7, -0.35), rng.uniform(-0.35, 0.55)]
            ),
        )
    return roses


def _flower_beds(leaves, roses):
    """Lavender, tulips, roses and sunflowers."""
    stem = hazed("#6a9648")

    def bed(plant, area, count, seed, *materials):
        rng = random.Random(seed)
        for i in range(count):
            x, y = rng.uniform(area[0], area[1]), rng.uniform(area[2], area[3])
            plant(x, y, height_at(x, y), rng, i, *materials)

    bed(lavender, (-8.6, -4.6, -1.2, 1.4), 120, 1, stem)
    bed(tulip, (-9, -4.8, 2.2, 4.0), 70, 2, stem)
    bed(tulip, (5.2, 9.6, -0.6, 1.8), 64, 4, stem)
    bed(lavender, (5.4, 10, 2.8, 4.6), 90, 5, stem)
    bed(rose_bush, (-16, 1, 7.9, 8.9), 30, 6, leaves, roses)
    bed(rose_bush, (5.8, 18, 7.9, 8.9), 20, 7, leaves, roses)
    bed(sunflower, (7.6, 13, 7.0, 8.2), 9, 8, stem, leaves)
    bed(sunflower, (-12.5, -8.6, 6.4, 7.8), 6, 9, stem, leaves)


def _watering_can():
    """A watering can."""
    can = empty(
        "can", location=(1.25, -1.7, height_at(1.25, -1.7)), rotation=(0, 0, math.radians(-28))
    )
    tin = plain("#6fa3a8", roughness=0.35, coat=0.5)
    lathe(
        [(0.62, 0), (0.66, 0.05), (0.6, 1.0), (0.5, 1.12), (0.44, 1.12), (0.44, 1.0)],
        tin,
        sides=28,
        parent=can,
    )
    tube("sp", [(0.5, 0, 0.25), (1.05, 0, 0.8), (1.35, 0, 1.32)], 0.1, tin, parent=can)
    lathe(
        [(0.1, 0), (0.26, 0.22), (0.02, 0.25)],
        tin,
        (1.33, 0, 1.26),
        parent=can,
        rotation=(0, math.radians(38), 0),
    )
    tube(
        "hn",
        smooth_path(
            [
                (-0.55, 0, 0.25),
                (-1.15, 0, 0.55),
                (-1.05, 0, 1.25),
                (-0.2, 0, 1.72),
                (0.42, 0, 1.15),
            ],
            8,
        ),
        0.06,
        tin,
        parent=can,
    )


def _butterflies():
    """Three butterflies."""
    for x, y, z, turn, color in (
        (-5.2, -0.6, 2.6, 20, "#f2a03f"),
        (4.4, 0.2, 3.6, -30, "#f7efe2"),
        (6.4, 1.2, 2.9, 40, "#7fb6e0"),
    ):
        butterfly = empty("bf", location=(x, y, z), rotation=(0.5, 0, math.radians(turn)))
        wing = plain(color, roughness=0.7)
        for side in (1, -1):
            mesh_object(
                "w",
                [
                    (0, 0, 0),
                    (side * 0.42, 0.3, 0.26),
                    (side * 0.48, 0.02, 0.2),
                    (side * 0.1, -0.06, 0),
                    (side * 0.36, -0.28, 0.14),
                ],
                [(0, 1, 2, 3), (0, 3, 4)],
                wing,
                parent=butterfly,
                smooth=False,
            )


def _lawn():
    """Grass beside the path and around the bag."""
    blades = hazed("#93b552", variation=0.2)
    grass(
        (-15, 16, -8, 9),
        2300,
        blades,
        height_at,
        height=0.28,
        avoid=lambda x, y: abs(x - path_at(y)) < 1.4 or (abs(x + 1.8) < 1.7 and abs(y) < 1.3),
    )
