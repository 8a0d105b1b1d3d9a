"""A roof terrace at night with string lights, before a lit skyline."""

import random

from kit.camera_and_light import area_light, camera, point_light, sun_light
from kit.colors import linear
from kit.curves import tube
from kit.materials import plain
from kit.meshes import turned
from kit.shader import Shader
from scenes.props.atmosphere import disc, glow, gradient_sky, hazed, set_haze, stars
from scenes.props.plants import potted_plant
from scenes.props.solids import box, lathe
from scenes.props.star import Look, place_star
from scenes.props.strung import bulbs


def build(star):
    """Sets the scene up with its camera; returns its Look."""
    set_haze("#5a5f96", distance=160, start=30)
    gradient_sky(
        [(0, "#d98a8f"), (0.05, "#a8759f"), (0.14, "#6a62a0"), (0.3, "#37457f"), (0.8, "#18245a")],
        0.55,
    )
    sun_light(-150, 30, 0.35, (0.7, 0.78, 1), 4)
    _night_sky()
    _skyline()
    planks = _terrace()
    iron = _string_lights()
    _plants()
    _sofa()
    _rug()
    _table_and_candles(iron, planks)
    place_star(star, (2.0, -0.3, 0.09), rotation=14)
    area_light("fill", (-6, -11, 6), (2, 0, 3.5), 6, 820, (1, 0.93, 0.87))
    area_light("rim", (8, 6, 9), (2, 0, 5), 3, 420, (1, 0.8, 0.58))
    camera((-1.5, -17.2, 4.3), (0.5, 0, 3.9), 42, focus=17.3, f_stop=1.2)
    return Look(exposure=0.3)


def _night_sky():
    """Stars and the moon."""
    stars(150, glow("#fff4d6", 3.0), heights=(110, 270), size=0.6)
    disc((120, 425, 165), 16, glow("#fff1cf", 1.7))


def _skyline():
    """Two rows of towers, water tanks on the nearest roofs."""
    near_walls = [
        _lit_windows(
            color, window_width=1.5 + 0.2 * i, window_height=2.1, strength=1.15, share_lit=0.36
        )
        for i, color in enumerate(("#4a5688", "#5a5088", "#3f5580", "#664f80"))
    ]
    far_walls = [
        _lit_windows(color, window_width=2.6, window_height=3.2, strength=0.55, share_lit=0.34)
        for color in ("#5f5f98", "#6b5f9a")
    ]
    rng = random.Random(12)
    for k in range(26):
        x = -110 + k * 9 + rng.uniform(-3, 3)
        height = rng.uniform(10, 46) * (1 - 0.25 * abs(x) / 110)
        box(
            (rng.uniform(8, 14), 10, height + 30),
            (x, 150 + rng.uniform(-10, 20), height / 2 - 22),
            far_walls[k % 2],
            radius=0.1,
        )
    for k in range(17):
        x = -62 + k * 7.6 + rng.uniform(-2, 2)
        height = rng.uniform(3, 19)
        width = rng.uniform(6, 9)
        y = 62 + rng.uniform(-8, 16)
        box((width, 8, height + 30), (x, y, height / 2 - 18), near_walls[k % 4], radius=0.1)
        if k % 3 == 0:
            box((width * 0.5, 4, 4), (x, y, height - 1.2), near_walls[(k + 1) % 4], radius=0.1)
        if k % 4 == 1:
            tube("ant", [(x, y, height - 3), (x, y, height + 5)], 0.12, plain("#2b2f4a"))
    for x, y, radius, height in ((-24, 34, 4.2, 9), (25, 38, 4.6, 12)):
        box((radius * 2, 8, height + 20), (x, y, height / 2 - 12), near_walls[1], radius=0.1)
        lathe(
            [(1.5, height - 1), (1.5, height + 1.6), (0.1, height + 3)],
            plain("#6a4f55", roughness=0.9),
            (x, y, 0),
            sides=14,
            smooth=False,
        )


def _terrace():
    """Planks and a parapet."""
    planks = [plain(color, roughness=0.7) for color in ("#8f6a4e", "#9a7456", "#866247")]
    for k in range(27):
        box((0.92, 26, 0.2), (-12.4 + 0.98 * k, -2, -0.1), planks[k % 3], radius=0.04)
    brick = hazed("#a8685a", variation=0)
    box((30, 0.9, 1.7), (1, 8.4, 0.85), brick, radius=0.06)
    box((30.4, 1.2, 0.3), (1, 8.4, 1.8), hazed("#d9cbbb", variation=0), radius=0.08)
    return planks


def _string_lights():
    """Bulbs on three sides, and the light that they give."""
    iron = plain("#34383a", roughness=0.45)
    wire = plain("#2b2930")
    bulb = glow("#ffd890", 9.0)
    for x in (-9.4, 10.4):
        tube("pst", [(x, 7.2, 0), (x, 7.2, 8.6)], 0.1, iron)
    bulbs((-9.4, 7.2, 8.5), (10.4, 7.2, 8.5), 1.5, 16, wire, bulb, radius=0.15)
    bulbs((-9.4, 7.2, 8.5), (-7.5, -9, 9.0), 0.8, 9, wire, bulb, radius=0.13)
    bulbs((10.4, 7.2, 8.5), (8.5, -9, 9.0), 0.8, 9, wire, bulb, radius=0.13)
    for point in ((-5, 6.4, 6.2), (2, 6.4, 5.6), (7, 6.4, 6.6)):
        point_light(point, 110, (1, 0.74, 0.42), size=0.6)
    return iron


def _plants():
    """Potted plants."""
    for x, y, size, seed, shape, flowers in (
        (7.4, 6.6, 1.5, 1, "cone", None),
        (9.4, 4.6, 1.2, 2, "round", "#e58aa0"),
        (-7.6, 6.4, 1.4, 4, "cone", None),
        (6.4, 4.9, 0.9, 5, "round", "#f6f0e6"),
    ):
        potted_plant((x, y, 0), size, seed=seed, shape=shape, pot="#d9a58a", flowers=flowers)


def _sofa():
    """A low sofa with three cushions."""
    cloth = plain("#5d7f86", roughness=0.95, sheen=0.4)
    box((5.6, 2.3, 0.9), (-5.6, 4.2, 0.75), cloth, radius=0.28, segments=6)
    box((5.6, 0.8, 2.2), (-5.6, 5.5, 1.6), cloth, radius=0.32, segments=6)
    for side in (1, -1):
        box((0.8, 2.4, 1.7), (-5.6 + side * 2.7, 4.2, 1.05), cloth, radius=0.3, segments=6)
    for x, color, turn in ((-7.0, "#e8b04f", 14), (-4.5, "#e58a6f", -10), (-5.7, "#f3e6d0", 4)):
        box(
            (1.4, 0.5, 1.4),
            (x, 4.75, 1.9),
            plain(color, roughness=0.95, sheen=0.4),
            radius=0.24,
            rotation=turned("X", -16) @ turned("Y", turn),
            segments=6,
        )


def _rug():
    """A round rug with a ring."""
    cream, red = plain("#e9dcc1", roughness=1.0), plain("#c98a6a", roughness=1.0)
    layers = ((3.4, 0.01, 0.05, cream), (3.0, 0.05, 0.062, red), (2.7, 0.06, 0.075, cream))
    for radius, base, top, cloth in layers:
        lathe([(radius, base), (radius, top), (0.02, top)], cloth, (2.0, -0.3, 0), sides=56)


def _table_and_candles(iron, planks):
    """A side table with a cup of cocoa; lit candles."""
    lathe([(0.8, 0), (0.12, 0.1), (0.12, 1.35)], iron, (-3.9, 0.7, 0))
    lathe([(1.2, 1.35), (1.22, 1.48), (0.02, 1.48)], planks[1], (-3.9, 0.7, 0), sides=36)
    lathe(
        [(0.2, 0), (0.26, 0.45), (0.23, 0.45), (0.2, 0.3)],
        plain("#f6efe2", roughness=0.3),
        (-3.5, 0.4, 1.48),
        sides=24,
    )
    lathe([(0.22, 0.36), (0.02, 0.37)], plain("#8a5a3c", roughness=0.4), (-3.5, 0.4, 1.48))
    for x, y, z, size in ((-4.4, 0.8, 1.48, 0.7), (5.2, -0.9, 0, 1.1), (6.0, -0.2, 0, 0.8)):
        lathe([(0.36 * size, 0), (0.36 * size, 0.1)], iron, (x, y, z))
        lathe(
            [(0.3 * size, 0.1), (0.3 * size, 1.0 * size)],
            glow("#ffc46a", 3.2),
            (x, y, z),
            sides=6,
            smooth=False,
        )
        lathe(
            [(0.38 * size, 1.0 * size), (0.1 * size, 1.3 * size)],
            iron,
            (x, y, z),
            sides=6,
            smooth=False,
        )
        point_light((x - 0.1, y - 0.7 * size, z + 0.6 * size), 30 * size, (1, 0.68, 0.34))


def _lit_windows(wall, window_width, window_height, strength, share_lit):
    """A wall of windows, a share of which is lit; every object has other windows lit."""
    shader = Shader("lit windows")
    x, y, z = shader.separate(shader.coordinates("Object"))
    across = shader.math("ADD", shader.math("ADD", x, y), 400.0)
    u = shader.math("DIVIDE", across, window_width)
    v = shader.math("DIVIDE", shader.math("ADD", z, 400.0), window_height)
    building = shader.math("MULTIPLY", shader.node("ObjectInfo").outputs["Random"], 50.0)
    cell = {0: shader.math("FLOOR", u), 1: shader.math("FLOOR", v), 2: building}
    window = shader.node("CombineXYZ", cell).outputs[0]
    chance = shader.node("TexWhiteNoise", {0: window}).outputs[0]

    def inside(position, half):
        off_middle = shader.math("SUBTRACT", shader.math("FRACT", position), 0.5)
        return shader.math("LESS_THAN", shader.math("ABSOLUTE", off_middle), half)

    glass = shader.math("MULTIPLY", inside(u, 0.28), inside(v, 0.30))
    up = shader.separate(shader.node("NewGeometry").outputs["Normal"])[2]
    glass = shader.math("MULTIPLY", glass, shader.math("LESS_THAN", up, 0.5))
    lit = shader.math("MULTIPLY", glass, shader.math("LESS_THAN", chance, share_lit))
    surface = shader.principled(
        shader.mix(glass, linear(wall), linear("#1c2740")),
        roughness=0.8,
        specular=0.2,
        Emission=shader.mix(chance, linear("#ffb65a"), linear("#ffe9b8")),
        Emission_Strength=shader.math("MULTIPLY", lit, strength),
    )
    return shader.finish(surface)
