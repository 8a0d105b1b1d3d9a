"""A pebble shore with a red canoe, still water and mountains in early mist."""

import math
import random

from kit.camera_and_light import area_light, camera, sun_light
from kit.curves import smooth_path, tube
from kit.materials import plain
from kit.meshes import grid_faces, mesh_object, turned
from kit.objects import empty
from kit.randomness import noise_at
from kit.shader import Shader
from scenes.props.atmosphere import gradient_sky, hazed, set_haze
from scenes.props.land import ground, hill, mountain, water
from scenes.props.plants import pine
from scenes.props.solids import box, ellipsoid, lump
from scenes.props.star import Look, place_star

CANOE_LENGTH, CANOE_RIBS = 8.6, 32
CANOE_SECTION = (  # across, depth: from gunwale to gunwale
    (-1, 0),
    (-0.96, 0.42),
    (-0.78, 0.72),
    (-0.4, 0.94),
    (0, 1),
    (0.4, 0.94),
    (0.78, 0.72),
    (0.96, 0.42),
    (1, 0),
)


def height_at(x, y):
    """Height of the ground."""
    return (
        0.1
        - 0.15 * max(0, y - 1.0 - 0.5 * math.sin(x * 0.3)) ** 1.1
        + 0.05 * noise_at(x * 0.7, y * 0.7, 2)
        + 0.012 * max(0, abs(x) - 9) ** 1.7
    )


def build(star):
    """Sets the scene up with its camera; returns its Look."""
    set_haze("#e3e3e4", distance=215, start=28)
    gradient_sky(
        [(0, "#fbe4cf"), (0.06, "#f3e6de"), (0.16, "#c9dfee"), (0.4, "#8fbfe6"), (0.9, "#5f9dd6")],
        1.0,
    )
    sun_light(-70, 22, 4.6, (1, 0.86, 0.68), 1.8)
    water(
        "#7fb0ac",
        "#7ba9bd",
        start=0,
        level=-0.16,
        roughness=0.035,
        bump=0.07,
        near_at=2,
        far_at=60,
        stretch=0.3,
        scale=0.6,
    )
    ground("#cdbb98", height_at, x=(-30, 30), y=(-14, 12), cells=(80, 44))
    _mountains()
    rng = _pines()
    _stones(rng)
    _canoe()
    _reeds(rng)
    _mist()
    place_star(star, (2.1, -0.3, height_at(2.1, -0.3) + 0.04))
    area_light("bounce", (-3, -11, 5), (2.2, 0, 3), 6, 420, (1, 0.93, 0.86))
    camera((-1.4, -17.3, 4.2), (0.5, 0, 3.85), 43, focus=17.4, f_stop=1.2)
    return Look(exposure=0.0)


def _mountains():
    """Snowy peaks, and hills on the far shore."""
    rock = hazed("#7f8db0")
    snow = hazed("#f7f4f4")
    hills = [hazed(color) for color in ("#6f9080", "#5f8474")]
    for x, y, radius, height, seed in (
        (-34, 190, 60, 54, 1),
        (40, 200, 66, 62, 2),
        (110, 200, 56, 44, 5),
        (-115, 200, 60, 48, 4),
    ):
        mountain((x, y, -4), radius, height, rock, snow, seed, snow_line=0.55)
    for x, y, radius, height, seed in (
        (-66, 130, 50, 20, 11),
        (66, 125, 50, 18, 12),
        (4, 150, 60, 12, 13),
    ):
        hill((x, y, -3), radius, height, hills[seed % 2], seed)


def _pines():
    """A forest on the far bank; four pines on this one."""
    needles = [hazed("#4f7a5c"), hazed("#5f8862"), hazed("#44705e")]
    trunk = hazed("#6d4c36")
    rng = random.Random(4)
    for k in range(60):
        across = rng.uniform(-1, 1)
        x = across * 60
        y = 62 + 22 * (1 - abs(across)) + rng.uniform(0, 14)
        pine((x, y, -0.1), rng.uniform(7, 13), needles, trunk, k)
    mesh_object(
        "bank",
        [
            (-90, 60, 0.1),
            (-40, 66, 0.1),
            (0, 82, 0.1),
            (40, 66, 0.1),
            (90, 60, 0.1),
            (90, 120, 1),
            (-90, 120, 1),
        ],
        [(0, 1, 2, 3, 4, 5, 6)],
        hazed("#8aa066", variation=0),
        smooth=False,
    )
    for x, y, height, seed in (
        (-11.5, 2.6, 12, 1),
        (-14.5, -0.5, 9, 2),
        (12.4, 2.5, 13, 3),
        (15.2, 5, 10, 4),
    ):
        pine((x, y, height_at(x, min(y, 1.5))), height, needles, trunk, seed)
    return rng


def _stones(rng):
    """Pebbles, and a few boulders."""
    stone = [hazed(color) for color in ("#9a968f", "#b3aa9c", "#86858a")]
    for i in range(150):
        x, y = rng.uniform(-14, 14), rng.uniform(-6, 3.4)
        size = rng.uniform(0.07, 0.22) * (1.6 if rng.random() < 0.12 else 1)
        if not (abs(x - 2.1) < 1.9 and abs(y) < 1.4):
            lump(
                "peb",
                (size * 1.3, size, size * 0.6),
                stone[i % 3],
                seed=i,
                roughness=0.15,
                detail=2,
                location=(x, y, height_at(x, y) + size * 0.2),
            )
    for i, (x, y, size) in enumerate(
        (
            (6.9, 1.6, 1.2),
            (8.6, 0.2, 0.7),
            (5.2, 2.9, 0.55),
            (-8.6, 0.2, 0.8),
            (-2.6, 8, 0.9),
            (8, 9, 1.1),
        )
    ):
        lump(
            "st",
            (size * 1.3, size, size * 0.75),
            stone[i % 3],
            seed=i,
            roughness=0.22,
            detail=2,
            location=(x, y, max(-0.1, height_at(x, y)) + size * 0.15),
        )


def _canoe():
    """A canoe, half on the shore, with a paddle and a blanket."""
    canoe = empty(
        "canoe", location=(-3.9, 3.0, 0.05), rotation=(math.radians(-3), 0, math.radians(62))
    )
    red = plain("#c9523f", roughness=0.3, coat=0.5)
    inside = plain("#d9a873", roughness=0.6)
    wood = plain("#8f6240", roughness=0.5)
    shares = [i / CANOE_RIBS for i in range(CANOE_RIBS + 1)]
    for material, inner in ((red, False), (inside, True)):
        vertices = [point for share in shares for point in _canoe_rib(share, inner)]
        faces = grid_faces(CANOE_RIBS + 1, len(CANOE_SECTION))
        mesh_object("hull", vertices, faces, material, parent=canoe)
    for edge in (0, -1):
        tube("gun", [_canoe_rib(share)[edge] for share in shares], 0.07, wood, parent=canoe)
    for x, width in ((-2.1, 1.5), (1.9, 1.6)):
        box((0.55, width, 0.1), (x, 0, 0.82), wood, radius=0.04, parent=canoe)
    tube("pad", [(-1.6, -0.7, 1.18), (2.2, 0.75, 1.28)], 0.06, wood, parent=canoe)
    blade, turn = (2.7, 0.92, 1.3), (0, 0, 0.36)
    ellipsoid("blade", (0.62, 0.26, 0.05), wood, parent=canoe, location=blade, rotation=turn)
    box(
        (1.2, 0.8, 0.5),
        (0.2, -0.1, 0.55),
        plain("#e9dcc1", roughness=0.95),
        radius=0.2,
        rotation=turned("Z", 10),
        parent=canoe,
        segments=5,
    )


def _canoe_rib(share, inner=False):
    """The section of the canoe at a share of its length, from gunwale to gunwale."""
    x = CANOE_LENGTH * (share - 0.5)
    off_middle = abs(2 * share - 1)
    width = 1.06 * (1 - off_middle**2.4) ** 0.8 * (0.95 if inner else 1.0) + 0.015
    top = 1.02 + 0.62 * off_middle**3.2
    base = 0.62 * off_middle**5 + (0.07 if inner else 0)
    return [
        (x, width * across, base + (top - base) * (1 - depth**1.5))
        for across, depth in CANOE_SECTION
    ]


def _reeds(rng):
    """Two clumps of reeds with bulrushes."""
    reed = hazed("#8a9a52", variation=0.15)
    brown = plain("#7a4f33", roughness=0.9)
    for i in range(46):
        side = i % 2
        x, y = ((-9.4, 3.4), (9.8, 3.2))[side]
        x += rng.gauss(0, 0.8)
        y += rng.gauss(0, 0.6)
        height = rng.uniform(1.8, 3.4)
        lean = rng.uniform(-0.3, 0.3)
        tube(
            "reed",
            smooth_path(
                [(x, y, -0.3), (x + lean * 0.3, y, height * 0.6), (x + lean, y, height)], 4
            ),
            0.035,
            reed,
            resolution=1,
        )
        if i % 3 == 0:
            tube(
                "ct",
                [(x + lean * 0.75, y, height * 0.84), (x + lean, y, height * 1.02)],
                0.11,
                brown,
                resolution=2,
            )


def _mist():
    """Two banks of mist over the water."""
    material = _mist_material()
    for y, top in ((46, 3.2), (58, 5.5)):
        corners = [(-120, y, -0.2), (120, y, -0.2), (120, y, top), (-120, y, top)]
        mesh_object("mist", corners, [(0, 1, 2, 3)], material, smooth=False)


def _mist_material():
    """White air that grows thinner upwards."""
    shader = Shader("mist")
    up = shader.separate(shader.coordinates("Generated"))[2]
    thinning = shader.math("POWER", shader.math("SUBTRACT", 1.0, up), 2.2)
    density = shader.math("MULTIPLY", thinning, 0.55)
    clear = shader.node("BsdfTransparent").outputs[0]
    return shader.finish(shader.blend(density, clear, shader.emission("#fdeee2", 0.95)))
