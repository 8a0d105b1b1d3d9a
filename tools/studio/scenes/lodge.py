"""A log cabin in the snow at the blue hour, with fairy lights and a snowman."""

import math
import random

import bmesh
import numpy as np
from mathutils import Matrix

from kit.camera_and_light import area_light, camera, point_light, sun_light
from kit.curves import smooth_path, sweep, tube
from kit.materials import plain
from kit.meshes import object_of, turned
from kit.objects import empty
from kit.randomness import noise_at
from scenes.props.atmosphere import glow, gradient_sky, hazed, set_haze
from scenes.props.land import ground, mountain
from scenes.props.plants import PINE_TIERS, pine, pine_tier
from scenes.props.solids import box, ellipsoid, lathe, lump, prism
from scenes.props.star import Look, place_star
from scenes.props.strung import bulbs


def height_at(x, y):
    """Height of the ground."""
    return (
        0.45 * noise_at(x * 0.1, y * 0.1, 7) * (1 - math.exp(-((x - 2.0) ** 2 + y * y) / 14))
        + 0.05 * noise_at(x * 0.6, y * 0.6, 2)
        + 0.01 * max(0, y - 4) ** 1.35
        + 0.012 * max(0, abs(x) - 9) ** 1.7
    )


def build(star):
    """Sets the scene up with its camera; returns its Look."""
    set_haze("#a9bfe0", distance=150, start=22)
    gradient_sky(
        [(0, "#f3c9c4"), (0.05, "#d9c3d8"), (0.15, "#a3b5df"), (0.4, "#6687c6"), (0.9, "#3f5ea3")],
        0.95,
    )
    sun_light(-50, 24, 1.5, (1, 0.8, 0.72), 3)
    ground("#eef2f8", height_at, x=(-46, 46), y=(-14, 70), cells=(110, 100), smooth=True)
    snow = _mountains()
    trunk = _pines(snow)
    _cabin(snow)
    _fairy_lights(trunk)
    _lantern()
    _skis()
    _snowman()
    _snowflakes()
    place_star(star, (2.2, 0, height_at(2.2, 0) - 0.04))
    area_light("fill", (-6, -11, 6), (2, 0, 3.5), 6, 780, (1, 0.9, 0.82))
    camera((-1.4, -17.4, 4.0), (0.5, 0, 3.95), 45, focus=17.6, f_stop=1.3)
    return Look(exposure=0.12, saturation=1.0)


def _mountains():
    """Snowy peaks."""
    rock, snow = hazed("#7f8fb8"), hazed("#f4f5fb")
    for x, y, radius, height, seed in (
        (-46, 150, 52, 50, 1),
        (24, 170, 60, 62, 2),
        (86, 150, 44, 44, 5),
        (-108, 160, 50, 46, 4),
    ):
        mountain((x, y, -6), radius, height, rock, snow, seed, snow_line=0.35)
    return snow


def _pines(snow):
    """A snowy forest that leaves room for the cabin; three pines near the camera."""
    needles = [hazed("#3f6660"), hazed("#4a7268"), hazed("#365a5a")]
    trunk = hazed("#5d4538")
    rng = random.Random(6)
    k = 0
    while k < 44:
        x, y = rng.uniform(-34, 34), rng.uniform(9, 56)
        if -15 < x < 3 and y < 33 or (abs(x - 2) < 5 and y < 12):
            continue
        _snowy_pine((x, y, height_at(x, y) - 0.1), rng.uniform(6, 11), needles, snow, trunk, k)
        k += 1
    for x, y, height, seed in ((9.6, 3.5, 10.5, 2), (12.6, -0.2, 8, 4), (-11.0, 1.0, 9.5, 3)):
        _snowy_pine((x, y, height_at(x, y) - 0.1), height, needles, snow, trunk, seed)
    return trunk


def _cabin(snow):
    """A cabin of logs with lit windows, a wreath and a smoking chimney."""
    cabin = empty(
        "cabin", location=(-6.2, 17, height_at(-6.2, 17) - 0.2), rotation=(0, 0, math.radians(24))
    )
    _log_walls(cabin)
    _snowy_roof(cabin, snow)
    _cabin_front(cabin, snow)
    _chimney(cabin, snow)
    for x in (-2.9, 0, 2.9):
        point_light((x, -5.6, 2.6), 240, (1, 0.68, 0.34), size=0.6, parent=cabin)


def _log_walls(cabin):
    logs = [hazed(color, variation=0.05) for color in ("#9a6844", "#8d5d3c")]
    for k in range(9):
        tube(
            "log",
            [(-5, -3.6, 0.35 + k * 0.62), (5, -3.6, 0.35 + k * 0.62)],
            0.36,
            logs[k % 2],
            parent=cabin,
            resolution=3,
        )
        for side in (1, -1):
            tube(
                "logs",
                [(side * 4.7, -3.9, 0.35 + k * 0.62), (side * 4.7, 3.6, 0.35 + k * 0.62)],
                0.36,
                logs[(k + 1) % 2],
                parent=cabin,
                resolution=3,
            )
    prism([(-4.9, 5.6), (4.9, 5.6), (0, 10.2)], -3.5, 3.5, logs[0], parent=cabin)


def _snowy_roof(cabin, snow):
    for side in (1, -1):
        box(
            (8.0, 9.2, 0.34),
            (side * 2.85, 0, 7.85),
            hazed("#6a4a3b"),
            radius=0.06,
            rotation=turned("Y", side * 43.5),
            parent=cabin,
        )
        box(
            (8.1, 9.5, 0.62),
            (side * 3.0, 0, 8.28),
            snow,
            radius=0.3,
            rotation=turned("Y", side * 43.5),
            parent=cabin,
            segments=5,
        )


def _cabin_front(cabin, snow):
    """Two lit windows, a door, a round window in the gable, a wreath."""
    lit = glow("#ffcb7d", 4.2)
    frame = hazed("#f3e6d0")
    door = hazed("#7a3f36")
    for x in (-2.9, 2.9):
        box((2.0, 0.3, 2.2), (x, -3.95, 3.2), frame, parent=cabin)
        box((1.7, 0.34, 1.9), (x, -3.97, 3.2), lit, radius=0.03, parent=cabin)
        box((0.12, 0.4, 1.9), (x, -3.98, 3.2), frame, radius=0.02, parent=cabin)
        box((1.7, 0.4, 0.12), (x, -3.98, 3.2), frame, radius=0.02, parent=cabin)
        box((2.3, 0.6, 0.22), (x, -4.05, 2.05), snow, radius=0.1, parent=cabin)
    box((1.9, 0.3, 3.6), (0, -3.95, 1.9), frame, parent=cabin)
    box((1.6, 0.36, 3.4), (0, -3.98, 1.8), door, parent=cabin)
    lathe(
        [(0.8, -0.14), (0.8, 0.14)],
        lit,
        (0, -3.75, 7.3),
        sides=24,
        parent=cabin,
        rotation=(math.pi / 2, 0, 0),
    )
    green = hazed("#4b7a58")
    tube(
        "wreath",
        [
            (0.48 * math.cos(angle), -4.24, 2.6 + 0.48 * math.sin(angle))
            for angle in np.linspace(0, 2 * math.pi, 24, endpoint=False)
        ],
        0.15,
        green,
        closed=True,
        parent=cabin,
    )


def _chimney(cabin, snow):
    """A chimney, and smoke that drifts away."""
    box((1.3, 1.3, 3.6), (2.9, 1.4, 9.6), hazed("#8c8a92"), radius=0.1, parent=cabin)
    box((1.5, 1.5, 0.4), (2.9, 1.4, 11.5), snow, radius=0.15, parent=cabin)
    smoke = plain("#e9ebf5", roughness=1.0, emission=0.1)
    for k in range(5):
        lump(
            "sm",
            (0.5 + 0.22 * k,) * 3,
            smoke,
            seed=k,
            roughness=0.12,
            parent=cabin,
            flat=False,
            location=(2.9 + 0.25 * k + 0.12 * k * k, 1.4, 12.3 + 1.05 * k),
        )


def _fairy_lights(trunk):
    """A string of lights between two posts."""
    wire, bulb = plain("#3f3a3a"), glow("#ffd58a", 7.0)
    tube("post", [(-9.5, 4.5, 0), (-9.5, 4.5, 7.2)], 0.14, trunk)
    tube("post", [(7.6, 6.5, 0), (7.6, 6.5, 8.4)], 0.14, trunk)
    bulbs((-9.5, 4.5, 7.1), (7.6, 6.5, 8.3), 1.5, 15, wire, bulb, radius=0.15)


def _lantern():
    """A lit lantern in the snow."""
    dark = plain("#3b3734", roughness=0.5)
    z = height_at(-2.6, -1.2)
    lathe([(0.42, 0), (0.42, 0.14), (0.34, 0.18)], dark, (-2.6, -1.2, z))
    lathe([(0.31, 0.18), (0.31, 1.0)], glow("#ffc56b", 5.0), (-2.6, -1.2, z), sides=6, smooth=False)
    lathe([(0.42, 1.0), (0.36, 1.15), (0.05, 1.45)], dark, (-2.6, -1.2, z))
    point_light((-2.6, -1.7, z + 0.7), 60, (1, 0.66, 0.32))


def _skis():
    """A pair of skis stuck into the snow."""
    for x in (6.35, 7.0):
        path = smooth_path(
            [(x, 1.5, -0.2), (x + 0.12, 1.62, 4.2), (x + 0.16, 1.45, 5.2), (x + 0.16, 1.15, 5.65)],
            8,
        )
        sweep(
            "ski",
            path,
            (0, 1, 0),
            0.42,
            0.09,
            plain("#c8503f", roughness=0.35, coat=0.4),
            power=5,
            section=12,
        )


def _snowman():
    """A snowman with a carrot and a scarf."""
    white = hazed("#f7f8fc", variation=0.02)
    coal = plain("#2b2a2e")
    x, y = -5.2, 3.2
    base = height_at(x, y)
    for z, radius in ((0.9, 1.1), (2.35, 0.8), (3.45, 0.58)):
        lump(
            "sb",
            (radius,) * 3,
            white,
            seed=int(radius * 10),
            roughness=0.03,
            detail=4,
            flat=False,
            location=(x, y, base + z),
        )
    for dx, dz in ((-0.2, 3.6), (0.2, 3.6), (0, 2.7), (0, 2.3), (0, 1.9)):
        ellipsoid(
            "c",
            (0.075,) * 3,
            coal,
            detail=2,
            location=(x + dx, y - (0.52 if dz > 3 else 0.76 if dz > 2 else 0.84), base + dz),
        )
    lathe(
        [(0.11, 0), (0.01, 0.75)],
        plain("#ea8b3c", roughness=0.6),
        (x, y - 0.52, base + 3.42),
        rotation=(math.radians(96), 0, 0),
    )
    tube(
        "scarf",
        [
            (x + 0.56 * math.cos(angle), y + 0.56 * math.sin(angle), base + 2.98)
            for angle in np.linspace(0, 2 * math.pi, 24, endpoint=False)
        ],
        0.17,
        plain("#d0554a", roughness=0.9),
        closed=True,
    )


def _snowflakes():
    """Falling snow."""
    white = plain("#ffffff", roughness=1.0, emission=0.6)
    rng = random.Random(3)
    shape = bmesh.new()
    for _ in range(150):
        y = rng.uniform(-6, 22)
        bmesh.ops.create_icosphere(
            shape,
            subdivisions=1,
            radius=rng.uniform(0.035, 0.075),
            matrix=Matrix.Translation((rng.uniform(-12, 13), y, rng.uniform(0.8, 13))),
        )
    object_of("flakes", shape, white)


def _snowy_pine(location, height, needles, snow, trunk, seed):
    """A pine with snow on every tier."""
    handle = pine(location, height, needles, trunk, seed)
    for tier in range(PINE_TIERS):
        base, top, radius = pine_tier(height, tier)
        profile = [
            (radius * 0.72, base + (top - base) * 0.26),
            (radius * 0.66, base + (top - base) * 0.36),
            (0.01, min(top, height) + 0.06),
        ]
        noisy = {"jitter": 0.10, "seed": seed * 5 + tier}
        lathe(profile, snow, sides=9, parent=handle, smooth=False, **noisy)
