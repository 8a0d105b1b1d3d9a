"""Rows of vines, a barrel and a basket of grapes, a villa on the hill."""

import math
import random

import numpy as np

from kit.camera_and_light import area_light, camera, sun_light
from kit.curves import tube
from kit.materials import plain
from kit.randomness import noise_at
from scenes.props.atmosphere import gradient_sky, hazed, set_haze
from scenes.props.land import ground, hill, trail
from scenes.props.plants import grass
from scenes.props.solids import ellipsoid, lathe, lump
from scenes.props.star import Look, place_star
from scenes.props.town import house


def path_at(y):
    """x of the middle of the path."""
    return 0.4 + 1.6 * math.sin(y * 0.05) - 0.02 * y


def height_at(x, y):
    """Height of the ground."""
    return (
        1.7 * noise_at(x * 0.035, y * 0.035, 7.3) * min(1, max(0, y - 2) / 22)
        + 0.035 * noise_at(x * 0.8, y * 0.8, 2)
        + 0.05 * max(0, y - 20) ** 1.12 * (0.6 + 0.4 * math.sin(x * 0.06 + 1))
    )


def build(star):
    """Sets the scene up with its camera; returns its Look."""
    set_haze("#f6cd98", distance=270, start=22)
    gradient_sky(
        [(0, "#fdc985"), (0.05, "#fbd9a6"), (0.13, "#e3e3d8"), (0.24, "#a3cfea"), (0.7, "#5c9fd9")],
        1.0,
    )
    sun_light(-96, 19, 5.6, (1, 0.76, 0.48), 1.4)
    ground("#a9ad5c", height_at, x=(-70, 70), y=(-14, 96), cells=(110, 90), smooth=True)
    trail(path_at, 1.7, height_at, hazed("#cf9f66", variation=0), end=70)
    grapes, rng = _vines()
    _villa_and_hills()
    _barrel(grapes)
    _basket(grapes, rng)
    _grass()
    place_star(star, (2.1, 0, height_at(2.1, 0) + 0.05), turn=-22)
    area_light("bounce", (-3, -11, 6), (2.2, 0, 3), 6, 420, (1, 0.9, 0.78))
    camera((-1.5, -16.8, 4.6), (0.5, 0, 3.75), 43, focus=17.1, f_stop=1.2)
    return Look(exposure=0.02)


def _vines():
    """Eight rows on each side; near the camera they have posts and grapes."""
    vines = [hazed(color) for color in ("#7d9a48", "#8fa852", "#6f8c40", "#a3ad4f")]
    wood = hazed("#8a6a4e")
    grapes = [plain(color, roughness=0.35, coat=0.3) for color in ("#5f3d6e", "#74487c")]
    rng = random.Random(4)
    for row in range(-8, 9):
        if row == 0:
            continue
        row_x = row * 3.5 + (1.2 if row > 0 else -0.9)
        y = 1.5 if abs(row) == 1 else -3.0 if abs(row) < 3 else 2
        if row == 1:
            y = 5
        while y < 62:
            x = row_x + path_at(y) * 0.5
            z = height_at(x, y)
            size = rng.uniform(0.85, 1.15)
            if int(y * 10) % 3 == 0 or y < 12:
                tube("post", [(x, y, z - 0.2), (x, y, z + 2.6)], 0.09, wood, resolution=2)
            for upper in range(2 if y < 25 else 1):
                lump(
                    "vine",
                    (0.62 * size, 0.85 * size, 0.72 * size),
                    vines[rng.randrange(4)],
                    seed=rng.randrange(99),
                    roughness=0.24,
                    detail=2,
                    frequency=1.9,
                    location=(
                        x + rng.uniform(-0.15, 0.15),
                        y + 0.7 * upper,
                        z + 1.75 + 0.4 * upper * rng.uniform(0.3, 1),
                    ),
                )
            if y < 11:
                for _bunch_number in range(2):
                    grapes_x = x + (-0.55 if row > 0 else 0.55)
                    grapes_y = y + rng.uniform(-0.5, 0.5)
                    grapes_z = z + rng.uniform(1.15, 1.6)
                    _bunch(grapes_x, grapes_y, grapes_z, grapes)
            y += 1.5 if y < 25 else 2.1
    return grapes, rng


def _bunch(x, y, z, grapes):
    """A bunch of eleven grapes that hangs from a point."""
    for i in range(11):
        out = 0.17 * (1 - i / 14)
        place = (x + out * math.cos(i * 2.4), y + out * math.sin(i * 2.4), z - 0.055 * i)
        ellipsoid("g", (0.115,) * 3, grapes[i % 2], detail=2, location=place)


def _villa_and_hills():
    """Cypresses, a villa with a tower, hills."""
    needles = [hazed(color) for color in ("#4f6f48", "#587a4e")]
    hills = [hazed(color) for color in ("#94a066", "#8a9a72")]
    for k, (x, y, height) in enumerate(
        (
            (-10, 66, 10),
            (-7.5, 68, 12),
            (-5, 66, 9),
            (17, 62, 11),
            (20, 60, 9),
            (23, 58, 10),
            (33, 50, 9),
            (-30, 52, 10),
            (-33, 55, 8),
            (-12.5, 9, 10.5),
            (12.6, 12, 11),
            (14.6, 14, 9),
        )
    ):
        _cypress((x, y, height_at(x, y) - 0.1), height, needles[k % 2], k)
    house(
        (6.5, 74, height_at(6.5, 74) - 0.5),
        13,
        7.5,
        9,
        "#f0d6a8",
        "#bf6a45",
        columns=4,
        shutters="#7a8a66",
        seed=5,
        boxes=False,
    )
    house(
        (15, 77, height_at(15, 77) - 0.5),
        6,
        11,
        6,
        "#ecc98f",
        "#bf6a45",
        rows=3,
        shutters="#7a8a66",
        seed=6,
        boxes=False,
    )
    for x, y, radius, height, seed in (
        (-60, 150, 60, 24, 1),
        (50, 170, 70, 30, 2),
        (-4, 190, 60, 26, 4),
        (120, 160, 50, 22, 5),
        (-130, 170, 60, 28, 6),
    ):
        hill((x, y, -4), radius, height, hills[seed % 2], seed)


def _barrel(grapes):
    """A barrel with a plate of grapes on it."""
    oak = hazed("#a9744a", variation=0.03)
    iron = plain("#5a5350", roughness=0.4, metallic=1.0)
    base = height_at(5.6, 0.3)
    profile = [(0.95, 0), (1.16, 0.7), (1.22, 1.3), (1.16, 1.9), (0.95, 2.6)]
    lathe(profile, oak, (5.7, 0.6, base), sides=22, smooth=False)
    for radius, z in ((1.02, 0.25), (1.2, 0.92), (1.2, 1.68), (1.02, 2.35)):
        lathe(
            [(radius + 0.02, z - 0.09), (radius + 0.03, z + 0.09)], iron, (5.7, 0.6, base), sides=32
        )
    lathe([(0.86, 2.55), (0.02, 2.56)], oak, (5.7, 0.6, base))
    lathe(
        [(0.55, 2.58), (0.62, 2.7), (0.06, 2.74)],
        plain("#e9dcc1", roughness=0.4),
        (5.7, 0.4, base),
        sides=24,
    )
    for i in range(22):
        ellipsoid(
            "g",
            (0.15,) * 3,
            grapes[i % 2],
            detail=2,
            location=(
                5.7 + 0.3 * math.cos(i * 2.4) * (1 - i / 34),
                0.4 + 0.3 * math.sin(i * 2.4) * (1 - i / 34),
                base + 2.82 + 0.022 * i,
            ),
        )


def _basket(grapes, rng):
    """A wicker basket full of grapes."""
    x, y = -3.0, -0.6
    z = height_at(x, y)
    wicker = plain("#c9985c", roughness=0.8)
    for ring in range(6):
        angles = np.linspace(0, 2 * math.pi, 40, endpoint=False)
        out = 0.72 + 0.05 * ring
        tube(
            "wk",
            [
                (
                    (out + 0.03 * (-1) ** i) * math.cos(angle) * 1.25 + x,
                    (out + 0.03 * (-1) ** i) * math.sin(angle) + y,
                    z + 0.12 + 0.17 * ring,
                )
                for i, angle in enumerate(angles)
            ],
            0.1,
            wicker,
            closed=True,
        )
    tube(
        "hd",
        [
            (x + 1.12 * math.cos(angle), y, z + 0.95 + 1.15 * math.sin(angle))
            for angle in np.linspace(0, math.pi, 20)
        ],
        0.075,
        wicker,
    )
    for i in range(44):
        ellipsoid(
            "g",
            (0.19,) * 3,
            grapes[i % 2],
            detail=2,
            location=(
                x + rng.uniform(-0.8, 0.8),
                y + rng.uniform(-0.55, 0.55),
                z + 1.0 + rng.uniform(0, 0.3),
            ),
        )


def _grass():
    """Grass beside the path and around the bag."""
    blades = hazed("#b3ae58", variation=0.2)
    grass(
        (-14, 15, -6, 18),
        1700,
        blades,
        height_at,
        avoid=lambda x, y: abs(x - path_at(y)) < 1.8 or (abs(x - 2.2) < 1.7 and abs(y) < 1.3),
    )


def _cypress(location, height, material, seed):
    """A slender dark tree."""
    profile = [
        (height * 0.02, 0),
        (height * 0.025, height * 0.06),
        (height * 0.085, height * 0.12),
        (height * 0.10, height * 0.28),
        (height * 0.085, height * 0.55),
        (height * 0.045, height * 0.82),
        (0.01, height),
    ]
    lathe(profile, material, location, sides=9, smooth=False, jitter=0.08, seed=seed)
