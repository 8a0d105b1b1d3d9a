"""Materials: one plain one, and the cloths and leather of the bag.

Periods are in units (1 = 10 cm): woven materials read their UV coordinates as lengths.
"""

import math
from functools import cache

from kit.colors import linear, scaled
from kit.shader import Shader

HEXAGON_ROW = 0.866  # height of a row of hexagons of width 1

_weave_scale = 1.0


def set_weave_scale(factor):
    """Makes all cloth from now on coarser or finer; close-ups want it finer."""
    global _weave_scale
    _weave_scale = factor


@cache
def plain(color, roughness=0.5, metallic=0.0, specular=0.5, sheen=0.0, coat=0.0, emission=None):
    """One color; with `emission` it glows by that strength."""
    shader = Shader("plain")
    base = linear(color)
    more = {"Emission": base, "Emission_Strength": emission} if emission else {}
    surface = shader.principled(
        base, roughness, specular, Metallic=metallic, Sheen=sheen, Clearcoat=coat, **more
    )
    return shader.finish(surface)


@cache
def fabric(color, period=0.018, bump=0.5, heather=0.16, wrinkle=0.8):
    """Woven canvas: a plain weave in relief, threads of slightly different shades, wrinkles."""
    period *= _weave_scale
    shader = Shader("fabric")
    along, across, _ = shader.separate(shader.coordinates("UV"))
    wave = math.pi / period
    weave = shader.math(
        "MULTIPLY",
        shader.math("SINE", shader.math("MULTIPLY", along, wave)),
        shader.math("SINE", shader.math("MULTIPLY", across, wave)),
    )

    def streaks(scale_along, scale_across):
        factors = (scale_along, scale_across, scale_across)
        return shader.noise(shader.stretch(shader.coordinates("UV"), factors), 1, 2)

    threads = shader.math("ADD", streaks(4, 60), streaks(60, 4))
    shade = shader.math("MULTIPLY_ADD", shader.math("SUBTRACT", threads, 1.0), 2.2, 0.5)
    shade = shader.math("ADD", shade, shader.math("MULTIPLY", weave, 0.18))
    base = shader.mix(shade, scaled(color, 1 - heather), scaled(color, 1 + heather))
    folds = shader.noise(shader.coordinates("Object"), 1.6, 2.5, Distortion=0.6)
    normal = shader.bump(folds, wrinkle, 0.10)
    normal = shader.bump(weave, bump, period * 0.35, normal)
    return shader.finish(shader.principled(base, 0.85, 0.25, normal, Sheen=0.35))


def _distance_in_hexagons(shader, period):
    """How far the point is from the middle of its cell of a hexagonal pattern (0 to about 0.58)."""
    along, across, _ = shader.separate(shader.coordinates("UV"))
    rows = shader.math("DIVIDE", across, period * HEXAGON_ROW)
    row = shader.math("FLOOR", rows)
    odd = shader.math("MODULO", shader.math("ABSOLUTE", row), 2.0)
    shifted = shader.math(
        "ADD", shader.math("DIVIDE", along, period), shader.math("MULTIPLY", odd, 0.5)
    )
    u = shader.math("SUBTRACT", shader.math("FRACT", shifted), 0.5)
    v = shader.math("SUBTRACT", shader.math("FRACT", rows), 0.5)
    v = shader.math("MULTIPLY", v, HEXAGON_ROW)
    squares = shader.math("ADD", shader.math("MULTIPLY", u, u), shader.math("MULTIPLY", v, v))
    return shader.math("SQRT", squares)


@cache
def netting(color, hole):
    """Net of the windows: real holes. `hole` is the radius of a hole in cells; half a cell would
    leave no thread between two of them.
    """
    shader = Shader("netting")
    in_hole = shader.math("LESS_THAN", _distance_in_hexagons(shader, 0.044), hole)
    thread = shader.principled(linear(color), 0.6, 0.35)
    return shader.finish(shader.blend(in_hole, thread, shader.node("BsdfTransparent").outputs[0]))


@cache
def air_mesh(color):
    """Spacer fabric of the padding: dimples, but no holes."""
    shader = Shader("air mesh")
    distance = _distance_in_hexagons(shader, 0.05)
    ramp = shader.node(
        "MapRange",
        {0: distance, "From Min": 0.2, "From Max": 0.42},
        interpolation_type="SMOOTHSTEP",
    ).outputs[0]
    base = shader.mix(ramp, scaled(color, 0.35), linear(color))
    normal = shader.bump(ramp, 0.7, 0.02)
    return shader.finish(shader.principled(base, 0.8, 0.25, normal, Sheen=0.2))


@cache
def fleece(color):
    """Soft pile of the cushion."""
    shader = Shader("fleece")
    pile = shader.noise(shader.coordinates("Object"), 26, 4)
    base = shader.mix(pile, scaled(color, 0.82), scaled(color, 1.08))
    normal = shader.bump(pile, 0.9, 0.05)
    return shader.finish(shader.principled(base, 0.95, 0.1, normal, Sheen=0.8))


@cache
def leather(color):
    """Grained leather."""
    shader = Shader("leather")
    grain = shader.node(
        "TexVoronoi", {"Vector": shader.coordinates("Object"), "Scale": 42}
    ).outputs["Distance"]
    base = shader.mix(grain, scaled(color, 0.82), scaled(color, 1.12))
    normal = shader.bump(grain, 0.5, 0.008)
    return shader.finish(shader.principled(base, 0.58, 0.3, normal))
