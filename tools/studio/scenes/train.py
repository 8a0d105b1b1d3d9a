"""A seat at the window of a train, a village and mountains passing by."""

import math
import random

from kit.camera_and_light import area_light, camera, point_light, sun_light
from kit.curves import tube
from kit.materials import plain
from kit.meshes import grid_faces, mesh_object, turned
from kit.objects import empty
from scenes.props.atmosphere import glow, gradient_sky, hazed, set_haze
from scenes.props.clouds import cloud
from scenes.props.land import flat_ground, hill, mountain
from scenes.props.plants import tree
from scenes.props.solids import box, ellipsoid, lathe
from scenes.props.star import Look, place_star
from scenes.props.strung import rope
from scenes.props.town import house

WALL = 4.2  # y of the window


def build(star):
    """Sets the scene up with its camera; returns its Look."""
    set_haze("#f0e0cc", distance=270, start=34)
    gradient_sky([(0, "#fde2bd"), (0.06, "#f6ead6"), (0.18, "#b5dbf0"), (0.5, "#6fb4e4")], 1.25)
    sun_light(-136, 27, 5.4, (1, 0.86, 0.66), 1.2)
    wood = plain("#b57f52", roughness=0.45, coat=0.3)
    dark_wood = plain("#8f5f3c", roughness=0.45, coat=0.3)
    cream = plain("#f3e6cd", roughness=0.8)
    brass = plain("#cfa458", roughness=0.3, metallic=1.0)
    velvet = plain("#3f6f6a", roughness=0.95, sheen=1.0)
    dark_velvet = plain("#345e5a", roughness=0.95, sheen=1.0)
    _window_wall(wood, dark_wood, cream)
    _curtains(brass)
    _seats(velvet, dark_velvet, dark_wood, cream)
    _table(dark_wood, brass)
    rng = _fields()
    _mountains()
    _village(rng)
    _clouds()
    place_star(star, (2.0, 0.2, -0.12), rotation=12)
    area_light("room left", (-7, -11, 9), (1, 1, 3), 5, 1150, (1, 0.95, 0.88))
    area_light("room right", (8, -8, 9), (4, 1, 3), 6, 420, (1, 0.96, 0.92))
    camera((-2.4, -17.4, 4.6), (-0.7, 0, 3.9), 42, focus=17.8, f_stop=1.4)
    return Look(exposure=-0.05, bounces=6)


def _window_wall(wood, dark_wood, cream):
    """Floor and ceiling, panels, the frame of the window."""
    flat_ground("floor", -20, 20, -24, 5, -4.2, plain("#8f6a50", roughness=0.8))
    box((40, 0.5, 6.0), (0, WALL + 0.3, -1.6), wood, radius=0.04)
    box((40, 0.7, 0.34), (0, WALL, 1.5), dark_wood, radius=0.1)
    box((40, 0.5, 3.2), (0, WALL + 0.3, 12.6), cream)
    box((40, 0.6, 0.3), (0, WALL, 11.0), dark_wood, radius=0.08)
    for x in (-12.5, 9.8):
        box((3.4, 0.5, 10), (x, WALL + 0.3, 6.2), wood)
        box((0.34, 0.66, 9.6), (x - 1.7, WALL, 6.2), dark_wood, radius=0.1)
        box((0.34, 0.66, 9.6), (x + 1.7, WALL, 6.2), dark_wood, radius=0.1)
    box((19, 0.2, 0.22), (-1.3, WALL + 0.1, 8.7), dark_wood, radius=0.06)
    flat_ground("ceil", -20, 20, -24, 5, 14, cream)


def _curtains(brass):
    """Two gathered curtains on a rod."""
    cloth = plain("#d9825f", roughness=0.95, sheen=0.6)
    for left, side in ((-10.7, 1), (8.0, -1)):
        vertices = []
        columns = 60
        for j in range(24):
            t = j / 23
            z = 10.9 - 9.0 * t
            width = 2.4 * (1 - 0.62 * math.exp(-(((t - 0.62) / 0.22) ** 2))) + 0.1
            for i in range(columns + 1):
                u = i / columns
                vertices.append((left + side * width * u, WALL - 0.35 - 0.16 * math.sin(u * 34), z))
        mesh_object(
            "cur",
            vertices,
            grid_faces(24, columns + 1),
            cloth,
        )
        tube(
            "tie",
            [(left - 0.1, WALL - 0.5, 5.3), (left + side * 1.0, WALL - 0.62, 5.4)],
            0.1,
            brass,
        )
    tube("rod", [(-14, WALL - 0.4, 10.95), (12, WALL - 0.4, 10.95)], 0.09, brass)


def _seats(velvet, dark_velvet, dark_wood, cream):
    """The bench along the window, a seat back on the right."""
    box((30, 5.4, 1.5), (4.5, 0.9, -0.85), velvet, radius=0.42, segments=6)
    for k in range(11):
        box((0.06, 5.42, 1.3), (-8.5 + 2.6 * k, 0.9, -0.82), dark_velvet, radius=0.02)
    box((30, 5.0, 2.4), (4.5, 0.9, -2.8), dark_wood)
    box((1.7, 6.2, 7.2), (10.2, 0.7, 3.2), velvet, radius=0.55, rotation=turned("Y", 6), segments=6)
    box((1.2, 5.0, 1.3), (9.75, 0.6, 6.2), cream, radius=0.35, rotation=turned("Y", 6), segments=6)
    for k in range(3):
        for row in range(2):
            ellipsoid(
                "btn",
                (0.12,) * 3,
                dark_velvet,
                detail=2,
                location=(9.22 - 0.08 * row, -1.2 + 1.8 * k, 2.2 + 1.8 * row),
            )


def _table(dark_wood, brass):
    """A table with a cup of tea, a map and a lamp."""
    box((6.0, 4.4, 0.26), (-7.2, 1.4, 1.15), dark_wood, radius=0.1)
    tube("tl", [(-8.5, 1, 1.1), (-8.5, 1, -4.2)], 0.2, brass)
    lathe(
        [(0.55, 0), (0.58, 0.06), (0.02, 0.07)],
        plain("#ffffff", roughness=0.2, coat=0.4),
        (-6.6, 0.3, 1.28),
        sides=32,
    )
    lathe(
        [(0.2, 0.06), (0.36, 0.22), (0.4, 0.62), (0.37, 0.62), (0.33, 0.5)],
        plain("#ffffff", roughness=0.2, coat=0.4),
        (-6.6, 0.3, 1.28),
        sides=32,
    )
    lathe(
        [(0.35, 0.54), (0.02, 0.55)], plain("#b3703a", roughness=0.3), (-6.6, 0.3, 1.28), sides=28
    )
    map_sheet = empty("map", location=(-8.6, 0.2, 1.3), rotation=(0, 0, 0.35))
    for k in range(3):
        box(
            (0.8, 1.5, 0.03),
            (-0.8 + 0.78 * k, 0, 0.04),
            plain(("#e6dfc0", "#cfe0cf")[k % 2], roughness=0.8),
            radius=0.01,
            rotation=turned("Y", 4 * (-1) ** k),
            parent=map_sheet,
        )
    rope((-9.6, 0.1, 1.42), (-7.8, 0.5, 1.42), -0.02, plain("#d9694f"), radius=0.02)
    lathe([(0.42, 0), (0.36, 0.1), (0.07, 0.16), (0.07, 1.2)], brass, (-8.9, 2.7, 1.28))
    lathe([(0.72, 1.1), (0.42, 1.95)], glow("#f8d9a0", 1.2), (-8.9, 2.7, 1.28), sides=28)
    point_light((-8.9, 2.3, 2.2), 36, (1, 0.76, 0.46))


def _fields():
    """A patchwork of fields."""
    fields = [
        hazed(color, variation=0.03) for color in ("#a8bc66", "#c9c26c", "#8fae5c", "#dcc878")
    ]
    flat_ground("land", -400, 400, 8, 700, -7, fields[0])
    rng = random.Random(5)
    for k in range(16):
        x, y = rng.uniform(-80, 80), 26 + k * 7
        width, depth = rng.uniform(20, 44), rng.uniform(6, 12)
        mesh_object(
            "fld",
            [
                (x, y, -6.9 + 0.01 * k),
                (x + width, y + 2, -6.9 + 0.01 * k),
                (x + width - 5, y + depth, -6.9 + 0.01 * k),
                (x - 4, y + depth - 1, -6.9 + 0.01 * k),
            ],
            [(0, 1, 2, 3)],
            fields[k % 4],
            smooth=False,
        )
    return rng


def _mountains():
    """Hills and peaks."""
    hills = [hazed(color) for color in ("#86a572", "#96b07e")]
    for k, (x, y, radius, height) in enumerate(
        ((-70, 150, 60, 26), (0, 170, 70, 22), (70, 150, 60, 28), (130, 180, 60, 30))
    ):
        hill((x, y, -9), radius, height, hills[k % 2], k)
    rock, snow = hazed("#8a97ba"), hazed("#fbf6f2")
    for k, (x, radius, height) in enumerate(((-90, 80, 62), (20, 90, 74), (120, 80, 60))):
        mountain((x, 300, -9), radius, height, rock, snow, k, snow_line=0.5)


def _village(rng):
    """Trees, four houses and a church."""
    leaves = [hazed(color) for color in ("#6f9a55", "#7fa862", "#628c4c")]
    trunk = hazed("#7a5f4c")
    for k in range(26):
        tree(
            (rng.uniform(-50, 50), rng.uniform(24, 90), -7),
            rng.uniform(6, 9),
            leaves,
            trunk,
            k,
            crown=0.28,
        )
    for k, (x, y, wall) in enumerate(
        ((-16, 66, "#f6e6c8"), (-24, 74, "#efd2b0"), (-9, 76, "#fbf3e0"), (26, 88, "#f3dcb8"))
    ):
        house(
            (x, y, -7),
            7,
            5,
            6,
            wall,
            "#bf6a45",
            rotation=12 * (k - 1),
            rows=1,
            shutters="#7a8a66",
            seed=k,
            boxes=False,
        )
    box((3.4, 3.4, 11), (-17, 80, -1.5), hazed("#f6ead2"))
    lathe(
        [(2.6, 4), (0.05, 11)],
        hazed("#a9604a"),
        (-17, 80, 0),
        sides=4,
        smooth=False,
        rotation=(0, 0, math.pi / 4),
    )


def _clouds():
    """Three clouds."""
    white = plain("#ffffff", roughness=1.0, emission=0.25)
    for place, size, seed in (
        ((-70, 240, 60), 12, 1),
        ((30, 250, 78), 14, 2),
        ((90, 240, 56), 11, 3),
    ):
        cloud(place, size, white, seed)
