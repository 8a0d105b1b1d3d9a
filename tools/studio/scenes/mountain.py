"""A mountain trail with pines, wild flowers and snowy peaks, in late sun."""

import math
import random

from kit.camera_and_light import area_light, camera, sun_light
from kit.materials import plain
from kit.randomness import noise_at
from scenes.props.atmosphere import gradient_sky, hazed, set_haze
from scenes.props.land import hill, mountain, terrain, trail
from scenes.props.plants import flower, grass, pine
from scenes.props.solids import lump
from scenes.props.star import Look, place_star


def path_at(y):
    """x of the middle of the path."""
    return -1.6 + 2.6 * math.sin(y * 0.085 + 0.4) - 0.02 * y


def height_at(x, y):
    """Height of the ground."""
    distance = abs(x - path_at(y))
    side = max(0, distance - 2.0)
    z = (
        0.035 * side**1.55
        + 0.3 * noise_at(x * 0.16, y * 0.16, 2) * min(1, side / 3)
        + 0.05 * noise_at(x * 0.9, y * 0.9, 5)
    )
    bag = math.exp(-((x - 2.2) ** 2 + (y - 0) ** 2) / 9.0)
    return z * (1 - 0.9 * bag) - max(0, y - 26) * 0.12


def build(star):
    """Sets the scene up with its camera; returns its Look."""
    set_haze("#f3d6bd", distance=230, start=14)
    gradient_sky(
        [(0, "#fbd3a4"), (0.05, "#fbe0bd"), (0.13, "#e9e6dc"), (0.28, "#a5cdea"), (0.7, "#5b9bd6")],
        0.95,
    )
    sun_light(-62, 26, 5.4, (1, 0.82, 0.6), 1.6)
    terrain("ground", height_at, -34, 34, -14, 46, 78, 72, hazed("#8c9a52"))
    trail(path_at, 1.25, height_at, hazed("#d8b98c"), start=-13, name="path")
    _mountains()
    rng = _pines()
    _stones()
    _meadow(rng)
    place_star(star, (2.2, 0, height_at(2.2, 0) + 0.02), tilt=7)
    area_light("bounce", (-3, -9, 5), (2.2, 0, 3), 6, 320, (1, 0.93, 0.85))
    camera((-1.3, -17.5, 3.9), (0.55, 0, 3.75), 48, focus=17.8, f_stop=1.1)
    return Look(exposure=0.12)


def _mountains():
    """Snowy peaks far away, green hills before them."""
    rock, snow = hazed("#7a84a6"), hazed("#fbf4ee")
    green = hazed("#6f8a5c")
    for x, y, radius, height, seed in (
        (-30, 118, 42, 46, 1),
        (22, 132, 50, 58, 2),
        (66, 112, 40, 38, 5),
        (-78, 125, 46, 40, 4),
        (-4, 150, 40, 44, 7),
    ):
        mountain((x, y, -6), radius, height, rock, snow, seed)
    for x, y, radius, height, seed in (
        (-44, 70, 34, 15, 11),
        (36, 74, 38, 17, 12),
        (-4, 84, 36, 12, 13),
    ):
        hill((x, y, -7), radius, height, green, seed)


def _pines():
    """A forest beside the path, three large pines near the camera."""
    needles = [hazed("#4f6f4a"), hazed("#5f7f50"), hazed("#466555")]
    trunk = hazed("#6d4c36")
    rng = random.Random(8)
    placed = 0
    while placed < 62:
        x, y = rng.uniform(-30, 32), rng.uniform(5, 44)
        distance = abs(x - path_at(y))
        if distance < 4.2 + rng.random() * 3 or (abs(x - 2.2) < 4.5 and y < 9):
            continue
        pine((x, y, height_at(x, y) - 0.1), rng.uniform(5.5, 10.5), needles, trunk, placed)
        placed += 1
    for x, y, height, seed in ((-9.2, 1.5, 10, 1), (10.8, 3.5, 11.5, 2), (13.5, -0.5, 9, 3)):
        pine((x, y, height_at(x, y) - 0.1), height, needles, trunk, seed)
    return rng


def _stones():
    """Stones beside the path."""
    stone = hazed("#a39a8f")
    for i, (x, y, size) in enumerate(
        (
            (5.1, 0.9, 0.85),
            (4.6, -1.5, 0.42),
            (-0.9, 2.3, 0.3),
            (-4.4, -1.2, 0.55),
            (6.3, 2.6, 1.25),
            (-3.9, 3.8, 0.75),
            (0.3, -2.3, 0.2),
            (5.5, -2.4, 0.25),
        )
    ):
        lump(
            "stone",
            (size * 1.25, size, size * 0.85),
            stone,
            seed=i,
            roughness=0.22,
            detail=2,
            location=(x, y, height_at(x, y) + size * 0.25),
            rotation=(0, 0, i),
        )


def _meadow(rng):
    """Grass, and wild flowers of four colors."""
    blades = hazed("#a3ad58", variation=0.2)

    def taken(x, y):
        return abs(x - path_at(y)) < 1.45 or (abs(x - 2.2) < 1.7 and abs(y) < 1.3)

    grass((-14, 15, -6, 16), 2600, blades, height_at, avoid=taken)
    stem = hazed("#6f8a45")
    petals = [
        plain(color, roughness=0.8) for color in ("#f4efe6", "#e9a15f", "#d9788a", "#f2cf63")
    ]
    for i in range(46):
        x, y = rng.uniform(-6, 8.5), rng.uniform(-4.2, 3)
        if taken(x, y):
            continue
        flower((x, y, height_at(x, y)), rng.uniform(0.25, 0.5), petals[i % 4], stem, i)
