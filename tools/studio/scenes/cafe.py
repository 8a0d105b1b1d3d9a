"""A street cafe with a striped awning and a board that welcomes pets."""

import math

from kit.camera_and_light import area_light, camera, sun_light
from kit.curves import smooth_path, tube
from kit.materials import plain
from kit.meshes import mesh_object, turned
from kit.objects import empty
from scenes.props.atmosphere import glow, gradient_sky, hazed, set_haze
from scenes.props.land import flat_ground
from scenes.props.plants import potted_plant, tree
from scenes.props.solids import box, ellipsoid, lathe, lettering, lump
from scenes.props.star import Look, place_star
from scenes.props.town import cobbles, house

FRONT = 6.4  # y of the cafe's wall
PAVEMENT = 0.16  # height
TABLE_TOP = 3.4
AWNING_STRIPES = 26
PAINTS = (  # wall, roof, shutters
    ("#e9b58f", "#b9603f", "#5f7f98"),
    ("#f3e2c0", "#8a6a5a", "#8a9a6a"),
    ("#cfd8d8", "#7a6a6a", "#6f8f86"),
    ("#e8c48f", "#b9603f", "#7a5a4a"),
    ("#e3b3a6", "#8a6a5a", "#5f7f98"),
)


def build(star):
    """Sets the scene up with its camera; returns its Look."""
    set_haze("#f3e3cf", distance=120, start=24)
    gradient_sky([(0, "#fbe6cc"), (0.08, "#e6eef2"), (0.25, "#a9d4ee"), (0.7, "#6fb2e2")], 1.1)
    sun_light(48, 36, 4.4, (1, 0.87, 0.68), 1.5)
    _street()
    iron = _front()
    _houses()
    _trees()
    _street_lamp(iron)
    _tables(iron)
    _plants()
    _board()
    place_star(star, (-1.6, -0.4, 0.02 + 0.16), rotation=-13, turn=22, tilt=-7, closed_blinds=(-1,))
    area_light("bounce", (6, -12, 7), (-1.5, 0, 3.5), 6, 330, (1, 0.94, 0.87))
    camera((3.2, -17.6, 3.7), (-1.1, 0, 4.0), 42, focus=17.7, f_stop=1.2)
    return Look(exposure=-0.02)


def _street():
    """Cobbles, and a pavement."""
    flat_ground("street", -40, 60, -24, 70, 0, cobbles("#c4b6a2", "#b7a891", "#938573", scale=0.8))
    box((22, 7.6, 0.22), (-6.8, 2.6, 0.05), hazed("#cbbca5", variation=0), radius=0.06)


def _front():
    """The cafe: windows, lamps, door, awning, sign, windows above."""
    green = hazed("#4f7a74", variation=0)
    trim = hazed("#3f645f", variation=0)
    iron = plain("#2f3335", roughness=0.5)
    cream = hazed("#f3e7d2", variation=0)
    glass = plain("#6a5646", roughness=0.1, specular=0.7)
    box((22, 6, 8.2), (-6.8, FRONT + 3, 4.1), green)
    box((22.3, 6.4, 9), (-6.8, FRONT + 3.1, 12.7), cream)
    box((22.6, 0.7, 0.5), (-6.8, FRONT - 0.2, 8.3), trim, radius=0.1)
    for x in (-14.5, -8.2, -1.9):
        box((5.2, 0.3, 5.0), (x, FRONT - 0.05, 3.6), trim, radius=0.06)
        box((4.7, 0.36, 4.5), (x, FRONT - 0.08, 3.6), glass, radius=0.03)
        box((0.14, 0.44, 4.5), (x, FRONT - 0.1, 3.6), trim, radius=0.02)
        box((4.7, 0.44, 0.14), (x, FRONT - 0.1, 4.9), trim, radius=0.02)
        box((5.4, 0.6, 0.3), (x, FRONT - 0.3, 1.0), cream, radius=0.08)
    for x in (-15, -12.2, -8.8, -6, -2.4, 0.5):
        ellipsoid("gb", (0.36,) * 3, glow("#ffd58e", 4.0), location=(x, FRONT - 0.32, 4.7))
    box((2.6, 0.4, 5.8), (2.3, FRONT - 0.1, 2.9), trim, radius=0.08)
    box((2.0, 0.5, 5.2), (2.3, FRONT - 0.14, 2.75), plain("#c9764f", roughness=0.5), radius=0.08)
    box((1.3, 0.56, 2.6), (2.3, FRONT - 0.16, 3.6), glass)
    _awning()
    lettering("Café Miette", 1.15, (-8.4, FRONT - 0.13, 9.35), plain("#4f7a74", roughness=0.5))
    _upper_windows(green)
    return iron


def _awning():
    red = plain("#d9694f", roughness=0.85)
    white = plain("#fbf2e2", roughness=0.85)
    width = 18 / AWNING_STRIPES
    for k in range(AWNING_STRIPES):
        left = -17.2 + width * k
        right = -17.2 + width * (k + 1)
        material = red if k % 2 else white
        vertices = [
            (left, FRONT - 0.2, 7.5),
            (right, FRONT - 0.2, 7.5),
            (right, FRONT - 2.9, 6.2),
            (left, FRONT - 2.9, 6.2),
            (right, FRONT - 2.92, 5.75),
            ((left + right) / 2, FRONT - 2.92, 5.55),
            (left, FRONT - 2.92, 5.75),
        ]
        mesh_object("awn", vertices, [(0, 1, 2, 3), (3, 2, 4, 5, 6)], material, smooth=False)


def _upper_windows(shutters):
    for x in (-14, -9.2, -4.4, 0.4):
        box(
            (2.0, 0.3, 3.4),
            (x, FRONT - 0.1, 12.6),
            plain("#6f8fa2", roughness=0.12, specular=0.7),
            radius=0.03,
        )
        box((2.3, 0.25, 3.7), (x, FRONT - 0.02, 12.6), plain("#ffffff"), radius=0.03)
        for side in (1, -1):
            box((0.8, 0.16, 3.6), (x + side * 1.55, FRONT - 0.12, 12.6), shutters, radius=0.03)


def _houses():
    """Houses on both sides of the street, and at its end."""
    for k in range(5):
        wall, roof, shutters = PAINTS[k]
        house(
            (24 + k % 2, 8 + 10 * k, 0),
            9.6,
            12 + k * 3 % 5,
            8,
            wall,
            roof,
            rotation=-90,
            rows=3,
            columns=3,
            shutters=shutters,
            seed=k + 21,
        )
    for k in range(3):
        wall, roof, shutters = PAINTS[(k + 2) % 5]
        house(
            (2.0 + 10 * k, 62, 0),
            10,
            15 + k * 3 % 5,
            8,
            wall,
            roof,
            rows=4,
            columns=3,
            shutters=shutters,
            seed=k + 31,
        )
        house(
            (-1.2, 20 + 10 * k, 0),
            9.6,
            13 + k * 4 % 5,
            8,
            wall,
            roof,
            rotation=90,
            rows=3,
            columns=3,
            shutters=shutters,
            seed=k + 41,
        )


def _trees():
    """Four trees along the street."""
    leaves = [hazed(color) for color in ("#7fa35c", "#8fb068", "#6d9455")]
    trunk = hazed("#7a5f4c")
    for k, (x, y) in enumerate(((17, 5), (16.5, 17), (16, 30), (15.6, 44))):
        tree((x, y, 0), 9.5, leaves, trunk, k, crown=0.25)


def _street_lamp(iron):
    """An old street lamp."""
    x, y = 9.4, 2.5
    lathe([(0.5, 0), (0.42, 0.5), (0.16, 0.8), (0.14, 7.8), (0.24, 7.9)], iron, (x, y, 0))
    lathe([(0.3, 7.9), (0.52, 9.1)], glow("#ffe6b4", 1.4), (x, y, 0), sides=6, smooth=False)
    lathe([(0.66, 9.1), (0.3, 9.6), (0.05, 9.9)], iron, (x, y, 0), sides=6, smooth=False)


def _tables(iron):
    """Two tables, three chairs, two cups, a croissant on a plate."""
    _table(-6.4, 0.6, iron)
    _chair(-8.9, 1.3, 68, iron)
    _chair(-4.9, 3.0, -20, iron)
    _table(-13, 2.4, iron)
    _chair(-11.3, 3.4, -50, iron)
    _cup(-6.0, 0.1)
    _cup(-6.9, 1.0)
    plate = [(0.5, 0), (0.52, 0.05), (0.02, 0.06)]
    lathe(plate, plain("#8fb3ad", roughness=0.3), (-6.9, 0.0, TABLE_TOP), sides=28)
    crust = plain("#d99a4e", roughness=0.5)
    for k in range(7):
        angle = math.pi * (0.1 + 0.8 * k / 6)
        lump(
            "cro",
            (0.13, 0.15, 0.12 + 0.07 * math.sin(math.pi * k / 6)),
            crust,
            seed=k,
            roughness=0.05,
            flat=False,
            location=(-6.9 + 0.28 * math.cos(angle), -0.08 + 0.26 * math.sin(angle), 3.58),
        )


def _table(x, y, iron):
    foot = (x, y, PAVEMENT)
    lathe([(0.75, 0), (0.7, 0.08), (0.1, 0.14), (0.09, 3.1)], iron, foot)
    top = [(1.35, 3.1), (1.38, 3.18), (1.35, 3.24), (0.02, 3.24)]
    lathe(top, plain("#f6eee0", roughness=0.35), foot, sides=40)


def _chair(x, y, degrees, iron):
    chair = empty("chair", location=(x, y, PAVEMENT), rotation=(0, 0, math.radians(degrees)))
    wood = plain("#d9a86a", roughness=0.6)
    seat = [(0.85, 1.95), (0.88, 2.05), (0.85, 2.12), (0.02, 2.12)]
    lathe(seat, wood, sides=28, parent=chair)
    for side in (1, -1):
        front_leg = [(side * 0.55, -0.5, 2.0), (side * 0.68, -0.66, 0)]
        tube("l", front_leg, 0.06, iron, parent=chair)
        back = [
            (side * 0.68, 0.72, 0),
            (side * 0.6, 0.62, 2.0),
            (side * 0.62, 0.86, 3.4),
            (side * 0.3, 0.98, 4.05),
            (0, 1.0, 4.15),
        ]
        tube("l", smooth_path(back, 6), 0.06, iron, parent=chair)
    for k in range(3):
        place = (0, 0.86 + 0.04 * k, 2.9 + 0.38 * k)
        box((1.15, 0.07, 0.16), place, wood, radius=0.03, parent=chair)


def _cup(x, y):
    china = plain("#ffffff", roughness=0.2, coat=0.4)
    place = (x, y, TABLE_TOP)
    lathe([(0.46, 0), (0.48, 0.05), (0.02, 0.06)], china, place, sides=28)
    cup = [(0.16, 0.05), (0.3, 0.2), (0.32, 0.46), (0.29, 0.46), (0.26, 0.36)]
    lathe(cup, china, place, sides=28)
    coffee = plain("#8a5a38", roughness=0.3)
    lathe([(0.28, 0.38), (0.02, 0.39)], coffee, place, sides=24)


def _plants():
    """Clipped and flowering plants along the wall."""
    for x, y, seed, shape, flowers in (
        (4.5, 5.4, 3, "cone", None),
        (0.4, 5.3, 1, "cone", None),
        (-10.4, 5.2, 2, "round", "#e06a78"),
        (-5.0, 5.3, 5, "round", "#f6f0e6"),
    ):
        potted_plant(
            (x, y, 0.16),
            1.2 if shape == "cone" else 0.95,
            seed=seed,
            shape=shape,
            pot="#f3e7d2" if shape == "cone" else "#c9764f",
            flowers=flowers,
        )


def _board():
    """A slate board on a wooden stand: pets welcome."""
    board = empty("board", location=(3.6, 1.6, 0), rotation=(0, 0, math.radians(14)))
    box(
        (1.9, 0.12, 3.0),
        (0, 0, 1.55),
        plain("#b98552", roughness=0.6),
        rotation=turned("X", -12),
        parent=board,
    )
    box(
        (1.6, 0.14, 2.5),
        (0, -0.03, 1.62),
        plain("#30383a", roughness=0.8),
        radius=0.03,
        rotation=turned("X", -12),
        parent=board,
    )
    box(
        (1.9, 0.12, 3.0),
        (0, 0.75, 1.5),
        plain("#b98552", roughness=0.6),
        rotation=turned("X", 12),
        parent=board,
    )
    chalk = plain("#f7efe0", roughness=0.9)
    for k, word in enumerate(("pets", "welcome")):
        lettering(
            word,
            0.35,
            (0, -0.03 - 0.115 * k, 2.25 - 0.55 * k),
            chalk,
            rotation=(78, 0, 0),
            parent=board,
            depth=0.005,
        )
