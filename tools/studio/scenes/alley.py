"""A cobbled lane of an old town with pastel houses, bunting and a bell tower."""

import math

from kit.camera_and_light import area_light, camera, sun_light
from kit.materials import plain
from kit.meshes import mesh_object
from scenes.props.atmosphere import gradient_sky, hazed, set_haze
from scenes.props.land import flat_ground
from scenes.props.plants import potted_plant
from scenes.props.solids import box, lathe, lump
from scenes.props.star import Look, place_star
from scenes.props.strung import hanging_point, rope
from scenes.props.town import cobbles, house, wall_lamp

PAINTS = (  # wall, roof, shutters
    ("#f0c98f", "#c06a45", "#6f8f86"),
    ("#e9a28a", "#b9603f", "#5f7f98"),
    ("#f3e2c0", "#c4704a", "#8a9a6a"),
    ("#e8b86f", "#b9603f", "#7a5a4a"),
    ("#dfc7d0", "#c06a45", "#6f8f86"),
    ("#f0c98f", "#c4704a", "#5f7f98"),
)


def step_height(y):
    """Height of the lane: steps begin at y = 9."""
    return 0 if y < 9 else 0.42 * math.floor((y - 9) / 2.4 + 1)


def build(star):
    """Sets the scene up with its camera; returns its Look."""
    set_haze("#f8dfc0", distance=110, start=22)
    gradient_sky([(0, "#fbe3c2"), (0.1, "#dfeaf0"), (0.3, "#93c9ec"), (0.7, "#5ea5de")], 1.15)
    sun_light(-24, 47, 4.6, (1, 0.88, 0.7), 1.6)
    _street()
    _houses()
    _bell_tower()
    _pots_and_lamps()
    _bunting()
    _fruit()
    place_star(star, (2.0, 0, 0.02), rotation=12)
    area_light("bounce", (-3, -12, 7), (2, 0, 3.5), 6, 420, (1, 0.93, 0.85))
    camera((-1.5, -17.2, 3.4), (0.55, 0, 4.1), 40, focus=17.4, f_stop=1.2)
    return Look(exposure=-0.02)


def _street():
    """Cobbles, then steps."""
    stones = cobbles("#d9c5a6", "#c9b08d", "#a08a6d")
    flat_ground("street", -14, 14, -20, 9, 0, stones)
    for k in range(16):
        box(
            (14, 2.6, 0.42 * (k + 1)),
            (0, 10.2 + 2.4 * k, 0.21 * (k + 1)),
            hazed("#d3bc99", variation=0.05),
            radius=0.06,
        )


def _houses():
    """Six houses on each side."""
    for k in range(6):
        y = -5.2 + 8.1 * k
        wall, roof, shutters = PAINTS[k]
        house(
            (-10.9, y, step_height(y)),
            8,
            12 + k * 7 % 4,
            8,
            wall,
            roof,
            rotation=90,
            rows=3,
            shutters=shutters,
            seed=k + 1,
        )
        wall, roof, shutters = PAINTS[(k + 3) % 6]
        house(
            (11.4, y + 1.5, step_height(y)),
            8,
            11 + k * 5 % 4,
            8,
            wall,
            roof,
            rotation=-90,
            rows=3,
            shutters=shutters,
            seed=k + 11,
        )


def _bell_tower():
    """A bell tower with a clock at the end of the lane."""
    plaster = hazed("#f2dcb6", variation=0)
    box((6, 6, 26), (1.5, 60, 18), plaster, radius=0.1)
    box((6.8, 6.8, 0.8), (1.5, 60, 26), hazed("#f6efe2"), radius=0.1)
    lathe(
        [(4.2, 31), (3.0, 33.5), (0.2, 39)],
        hazed("#c06a45"),
        (1.5, 60, 0),
        sides=4,
        smooth=False,
        rotation=(0, 0, math.pi / 4),
    )
    box((1.9, 0.6, 3.6), (1.5, 56.9, 28.4), plain("#5a4a45"), radius=0.5)
    lathe(
        [(1.5, 0), (1.5, 0.3)],
        plain("#fbf6ea"),
        (1.5, 56.9, 23.2),
        sides=32,
        rotation=(math.pi / 2, 0, 0),
    )


def _pots_and_lamps():
    """Potted plants along the walls, two lanterns."""
    for x, y, size, seed, shape, flowers in (
        (-5.7, -3.4, 1.15, 1, "round", "#e06a78"),
        (-5.9, 0.4, 0.9, 2, "cone", None),
        (-5.8, 5.2, 1.1, 3, "round", "#f2c14e"),
        (6.4, 2.6, 1.2, 4, "cone", None),
        (6.2, -1.8, 1.05, 5, "round", "#f6f0e6"),
        (6.1, 6.6, 1.0, 6, "round", "#e58a4f"),
        (-5.5, 8.2, 0.8, 7, "round", "#b779c4"),
    ):
        potted_plant(
            (x, y, 0),
            size,
            seed=seed,
            shape=shape,
            pot=("#c9764f", "#d98f62", "#8fa6a0")[seed % 3],
            flowers=flowers,
        )
    wall_lamp((-6.8, 3.2, 7.4), 1)
    wall_lamp((7.3, 8.5, 7.6), -1)


def _bunting():
    """Two lines of flags across the lane."""
    wire = plain("#6a5a4a")
    flags = [
        plain(color, roughness=0.8)
        for color in ("#e2695a", "#f4c65b", "#6fa8a8", "#f7efe0", "#d98aa0")
    ]
    for start, end, sag, count, offset in (
        ((-6.9, 5, 10.0), (7.4, 7, 10.8), 1.0, 17, 0),
        ((-6.9, 16, 12.2), (7.4, 14, 11.2), 1.0, 15, 2),
    ):
        rope(start, end, sag, wire, radius=0.03, steps=24)
        for k in range(count):
            point = hanging_point(start, end, sag, (k + 0.5) / count)
            mesh_object(
                "flag",
                [
                    (point.x - 0.36, point.y, point.z),
                    (point.x + 0.36, point.y, point.z),
                    (point.x + 0.04, point.y - 0.16, point.z - 0.85),
                ],
                [(0, 1, 2)],
                flags[(k + offset) % 5],
                smooth=False,
            )


def _fruit():
    """Two crates of fruit."""
    wood = plain("#b98a5c", roughness=0.8)
    for k, (color, radius) in enumerate((("#f09a3e", 0.24), ("#d9534a", 0.22))):
        x, y = -4.3, 0.4 + 1.5 * k
        for slat in range(3):
            box((1.7, 0.1, 0.26), (x, y - 0.58, 0.18 + 0.3 * slat), wood, radius=0.03)
            box((0.1, 1.2, 0.26), (x - 0.82, y, 0.18 + 0.3 * slat), wood, radius=0.03)
            box((0.1, 1.2, 0.26), (x + 0.82, y, 0.18 + 0.3 * slat), wood, radius=0.03)
        for i in range(18):
            lump(
                "fruit",
                (radius,) * 3,
                plain(color, roughness=0.45),
                seed=i,
                roughness=0.03,
                flat=False,
                location=(
                    x - 0.56 + 0.38 * (i % 4),
                    y - 0.38 + 0.36 * (i // 4 % 3),
                    0.86 + 0.16 * (i // 12),
                ),
            )
