"""A forest path in autumn with falling leaves and toadstools."""

import math
import random

from kit.camera_and_light import area_light, camera, sun_light
from kit.materials import plain
from kit.objects import empty
from kit.randomness import noise_at
from scenes.props.atmosphere import gradient_sky, hazed, set_haze
from scenes.props.land import ground, trail
from scenes.props.plants import scatter, tree
from scenes.props.solids import ellipsoid, lathe, lump
from scenes.props.star import Look, place_star


def path_at(y):
    """x of the middle of the path."""
    return -2.4 + 2.2 * math.sin(y * 0.1 + 0.2) + 0.03 * y


def height_at(x, y):
    """Height of the ground."""
    return 0.03 * max(0, abs(x - path_at(y)) - 2.2) ** 1.5 * (
        1 - 0.9 * math.exp(-((x - 2) ** 2 + y * y) / 9)
    ) + 0.06 * noise_at(x * 0.5, y * 0.5, 5)


def build(star):
    """Sets the scene up with its camera; returns its Look."""
    set_haze("#f8c985", distance=88, start=19)
    gradient_sky([(0, "#fbcf88"), (0.08, "#fbe3b8"), (0.22, "#c3dfe9"), (0.6, "#7fb8dd")], 1.0)
    sun_light(138, 27, 6.0, (1, 0.8, 0.52), 1.6)
    ground("#b98a48", height_at, variation=0)
    trail(path_at, 1.35, height_at, hazed("#dcbf93", variation=0))
    _trees()
    _leaves()
    _toadstools()
    _log()
    _stones()
    place_star(star, (2.0, 0, height_at(2, 0) + 0.05))
    area_light("fill", (-6, -12, 6), (2, 0, 3.5), 7, 620, (1, 0.93, 0.85))
    camera((-1.6, -16.8, 2.9), (0.5, 0, 3.85), 45, focus=17.0, f_stop=1.1)
    return Look(exposure=0.05)


def _trees():
    """Trees in six colors, some of them birches; two large ones near the camera."""
    crowns = [
        hazed(color)
        for color in ("#e08a2e", "#cf5a2b", "#eab544", "#c4472b", "#df742b", "#d99a36")
    ]
    trunk = hazed("#6b4a35")
    birch = hazed("#efe6d8")
    rng = random.Random(5)
    k = 0
    while k < 58:
        x, y = rng.uniform(-30, 30), rng.uniform(5, 46)
        if abs(x - path_at(y)) < 3.8 + rng.random() * 2 or (abs(x - 2) < 4.4 and y < 9):
            continue
        tree(
            (x, y, height_at(x, y) - 0.1),
            rng.uniform(8, 13),
            crowns[k % 3 : k % 3 + 3],
            birch if k % 4 == 0 else trunk,
            k,
            crown=0.25,
            blobs=6,
        )
        k += 1
    for x, y, height, seed in ((-8.8, 1.6, 13.5, 1), (9.6, 3.4, 13, 5)):
        tree(
            (x, y, height_at(x, y) - 0.1),
            height,
            crowns[seed % 3 : seed % 3 + 3],
            trunk,
            seed,
            blobs=9,
            detail=3,
        )


def _leaves():
    """Fallen leaves, fewer on the path; some are still falling."""
    colors = [
        plain(color, roughness=0.8) for color in ("#d9752a", "#c24a2a", "#e8b348", "#a85a2e")
    ]
    scatter(
        2600,
        (-12, 13, -8, 16),
        height_at,
        colors,
        size=0.15,
        seed=2,
        avoid=lambda x, y: abs(x - path_at(y)) < 1.2 and int(x * 97 + y * 31) % 4,
    )
    scatter(34, (-8, 9, -2, 8), height_at, colors, size=0.17, seed=3, air=(1.0, 8.5))


def _toadstools():
    """Red toadstools with white dots."""
    red = plain("#c8412f", roughness=0.45)
    white = plain("#f5ead6", roughness=0.7)
    dots = plain("#fff6e6", roughness=0.6)
    for x, y, size, seed in (
        (5.0, -1.9, 0.62, 1),
        (5.6, -1.3, 0.4, 2),
        (4.5, -2.5, 0.3, 3),
        (-1.0, 1.6, 0.34, 4),
    ):
        handle = empty(
            "mush",
            location=(x, y, height_at(x, y)),
            scale=size,
            rotation=(0, 0.12 * (-1) ** seed, seed),
        )
        lathe([(0.3, -0.2), (0.24, 0.5), (0.2, 1.0)], white, parent=handle)
        lathe(
            [
                (0.05, 0.86),
                (0.95, 0.92),
                (0.98, 1.02),
                (0.86, 1.32),
                (0.55, 1.62),
                (0.2, 1.76),
                (0.02, 1.78),
            ],
            red,
            sides=28,
            parent=handle,
        )
        for j in range(9):
            angle = j * 2.4
            out = (0.28, 0.62, 0.84)[j % 3]
            ellipsoid(
                "dot",
                (0.11, 0.11, 0.05),
                dots,
                detail=2,
                parent=handle,
                location=(out * math.cos(angle), out * math.sin(angle), (1.73, 1.55, 1.34)[j % 3]),
            )


def _log():
    """A cut log."""
    log = lathe(
        [(0.62, -2.6), (0.66, -1), (0.6, 1.2), (0.64, 2.6)],
        hazed("#7a5740"),
        sides=14,
        jitter=0.05,
        location=(6.9, 1.6, height_at(6.9, 1.6) + 0.5),
        rotation=(math.radians(90), 0, math.radians(62)),
    )
    lathe([(0.585, 2.6), (0.56, 2.63), (0.02, 2.64)], plain("#e0bd8d"), sides=14, parent=log)
    lathe([(0.02, -2.64), (0.56, -2.63), (0.585, -2.6)], plain("#e0bd8d"), sides=14, parent=log)


def _stones():
    """Stones beside the path."""
    stone = hazed("#9a9085")
    for i, (x, y, size) in enumerate(((-4.6, -1.2, 0.6), (-3.9, -2.0, 0.3), (-5.2, 4, 0.9))):
        lump(
            "st",
            (size * 1.3, size, size * 0.8),
            stone,
            seed=i,
            roughness=0.22,
            detail=2,
            location=(x, y, height_at(x, y) + size * 0.2),
        )
