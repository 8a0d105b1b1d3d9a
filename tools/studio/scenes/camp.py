"""A campsite at dusk with a glowing tent, a campfire and string lights."""

import math
import random

import numpy as np

from kit.camera_and_light import area_light, camera, point_light, sun_light
from kit.curves import tube
from kit.materials import plain
from kit.meshes import grid_faces, mesh_object
from kit.objects import empty
from kit.randomness import noise_at
from kit.shader import Shader
from scenes.props.atmosphere import disc, glow, gradient_sky, hazed, set_haze, stars
from scenes.props.land import ground, hill, mountain
from scenes.props.plants import grass, pine, scatter
from scenes.props.solids import box, lathe, lump
from scenes.props.star import Look, place_star
from scenes.props.strung import bulbs

FIRE = (-2.4, 0.2)  # x, y


def height_at(x, y):
    """Height of the ground."""
    return (
        0.25
        * noise_at(x * 0.13, y * 0.13, 7)
        * (1 - math.exp(-((x - 2.0) ** 2 + y * y) / 20))
        * (1 - math.exp(-((x + 5.0) ** 2 + (y - 4) ** 2) / 30))
        + 0.04 * noise_at(x * 0.8, y * 0.8, 2)
        + 0.012 * max(0, abs(x) - 9) ** 1.6
    )


def build(star):
    """Sets the scene up with its camera; returns its Look."""
    set_haze("#6d7fae", distance=120, start=20)
    gradient_sky(
        [(0, "#f0a98a"), (0.045, "#c98fa0"), (0.13, "#7f7db0"), (0.3, "#43588f"), (0.8, "#1f2f63")],
        0.62,
    )
    sun_light(-30, 35, 0.55, (0.62, 0.72, 1), 4)
    ground("#6f8253", height_at)
    _mountains()
    _night_sky()
    trunk = _pines()
    _tent(trunk)
    _campfire()
    _stump()
    _string_lights(trunk)
    grass(
        (-14, 15, -6, 16),
        1500,
        hazed("#87a05e", variation=0.2),
        height_at,
        avoid=lambda x, y: (
            abs(x - FIRE[0]) < 1.6
            and abs(y - FIRE[1]) < 1.6
            or (abs(x - 2.2) < 1.7 and abs(y) < 1.3)
            or math.hypot(x + 6, y - 5.6) < 5
        ),
    )
    place_star(star, (2.2, -0.2, height_at(2.2, 0) + 0.02), turn=-26)
    area_light("fill", (-5, -12, 6), (2, 0, 3.5), 6, 820, (1, 0.86, 0.74))
    camera((-1.2, -17.4, 3.7), (0.5, 0, 3.9), 44, focus=17.4, f_stop=1.2)
    return Look(exposure=0.35)


def _mountains():
    """Peaks and hills."""
    rock = hazed("#5a6a98")
    snow = hazed("#c3c9e6")
    green = hazed("#4f6a70")
    for x, y, radius, height, seed in (
        (-40, 130, 46, 42, 1),
        (30, 140, 50, 50, 2),
        (80, 130, 40, 34, 5),
        (-92, 130, 46, 38, 4),
    ):
        mountain((x, y, -6), radius, height, rock, snow, seed, snow_line=0.66)
    for x, y, radius, height, seed in ((-30, 66, 34, 12, 11), (36, 70, 38, 13, 12)):
        hill((x, y, -7), radius, height, green, seed)


def _night_sky():
    """Stars and the moon."""
    stars(190, glow("#fff4d6", 3.0), heights=(66, 250), size=0.62)
    disc((-118, 430, 150), 15, glow("#fff1cf", 1.6))


def _pines():
    """A forest around the clearing; three pines near the camera."""
    needles = [hazed("#375a4f"), hazed("#426656"), hazed("#2f4f4e")]
    trunk = hazed("#5d4538")
    rng = random.Random(9)
    k = 0
    while k < 52:
        x, y = rng.uniform(-30, 30), rng.uniform(9, 44)
        if abs(x - 2.0) < 4 and y < 12:
            continue
        pine((x, y, height_at(x, y) - 0.1), rng.uniform(6, 11), needles, trunk, k)
        k += 1
    for x, y, height, seed in ((10.8, 3.5, 12, 2), (13, -0.2, 9, 4), (-13.2, 2.0, 11, 3)):
        pine((x, y, height_at(x, y) - 0.1), height, needles, trunk, seed)
    return trunk


def _tent(trunk):
    """A ridge tent, open at the front, lit from inside."""
    tent = empty(
        "tent", location=(-6.0, 5.6, height_at(-6, 5.6)), rotation=(0, 0, math.radians(26))
    )
    cloth = _tent_cloth()
    cream = plain("#f3e4c4", roughness=0.9)
    half_width, height, half_length = 3.3, 4.9, 3.4
    for side in (1, -1):
        vertices = []
        for i in range(9):
            t = i / 8
            x = side * half_width * (1 - t)
            z = height * t - 0.35 * math.sin(math.pi * t)
            for j in range(7):
                y = -half_length + 2 * half_length * j / 6
                vertices.append((x, y, z - 0.18 * math.sin(math.pi * j / 6) * t))
        mesh_object("tents", vertices, grid_faces(9, 7), cloth, parent=tent)
        mesh_object(
            "flap",
            [
                (side * half_width * 0.98, -half_length, 0.02),
                (0, -half_length, height - 0.1),
                (side * 0.62, -half_length - 0.12, height * 0.55),
                (side * 1.75, -half_length - 0.45, 0.02),
            ],
            [(0, 1, 2, 3)],
            plain("#f0d9a8", roughness=0.9),
            parent=tent,
            smooth=False,
        )
    mesh_object(
        "back",
        [(-half_width, half_length, 0), (half_width, half_length, 0), (0, half_length, height)],
        [(0, 1, 2)],
        cloth,
        parent=tent,
        smooth=False,
    )
    mesh_object(
        "tfloor",
        [
            (-half_width, -half_length, 0.03),
            (half_width, -half_length, 0.03),
            (half_width, half_length, 0.03),
            (-half_width, half_length, 0.03),
        ],
        [(0, 1, 2, 3)],
        cream,
        parent=tent,
    )
    tube("pole", [(0, -half_length, 0), (0, -half_length, height + 0.25)], 0.06, trunk, parent=tent)
    for color, z in (("#c9584b", 0.32), ("#e9d7b4", 0.55)):
        box(
            (3.4, 2.6, 0.4),
            (0, 0.4, z),
            plain(color, roughness=0.95),
            radius=0.18,
            parent=tent,
            segments=5,
        )
    point_light((0, -0.6, 2.9), 520, (1, 0.7, 0.36), size=0.5, parent=tent)


def _campfire():
    """Stones, logs, flames and sparks."""
    x, y = FIRE
    z = height_at(x, y)
    stone = hazed("#8d8a8c")
    for k in range(9):
        angle = k * 0.698
        lump(
            "fs",
            (0.34, 0.3, 0.26),
            stone,
            seed=k,
            roughness=0.2,
            detail=2,
            location=(x + 1.02 * math.cos(angle), y + 1.02 * math.sin(angle), z + 0.14),
        )
    wood = plain("#6a4630", roughness=0.9)
    for k in range(5):
        angle = k * 1.257
        tube(
            "flog",
            [
                (x + 0.75 * math.cos(angle), y + 0.75 * math.sin(angle), z + 0.12),
                (x - 0.08 * math.cos(angle), y - 0.08 * math.sin(angle), z + 0.85),
            ],
            0.13,
            wood,
        )
    for radius, height, color, strength in (
        (0.46, 1.75, "#ff7a1f", 1.5),
        (0.36, 1.2, "#ffa52e", 2.2),
        (0.22, 0.75, "#ffd36b", 3.2),
    ):
        for k in range(3):
            lathe(
                [
                    (0.02, 0),
                    (radius * 0.8, height * 0.12),
                    (radius, height * 0.28),
                    (radius * 0.72, height * 0.52),
                    (radius * 0.32, height * 0.8),
                    (0.01, height),
                ],
                glow(color, strength),
                (
                    x + 0.2 * math.cos(k * 2.1 + radius * 9),
                    y + 0.2 * math.sin(k * 2.1 + radius * 9),
                    z + 0.28,
                ),
                sides=9,
                smooth=False,
                jitter=0.06,
                seed=k,
                scale=(0.8, 0.8, 1 - 0.2 * k),
                rotation=(0, 0.1 * (k - 1), k),
            )
    point_light((x, y - 0.1, z + 1.6), 330, (1, 0.56, 0.22), size=0.5)
    ember = glow("#ffb05a", 6.0)
    scatter(
        26, (x - 0.9, x + 1.1, y - 0.5, y + 0.6), None, [ember], size=0.035, seed=8, air=(2.2, 6.5)
    )


def _stump():
    """A stump with a lantern and a mug."""
    lathe(
        [(0.95, -0.2), (0.85, 0.3), (0.84, 1.15)],
        hazed("#7a5a42"),
        (6.0, 0.2, height_at(6, 0.2)),
        sides=14,
        jitter=0.03,
    )
    lathe([(0.8, 1.15), (0.02, 1.17)], plain("#dcb98a"), (6.0, 0.2, height_at(6, 0.2)))
    z = height_at(6, 0.2) + 1.16
    metal = plain("#3d5a57", roughness=0.4)
    lathe([(0.36, 0), (0.36, 0.16), (0.28, 0.2)], metal, (5.8, 0.1, z))
    lathe([(0.25, 0.2), (0.29, 0.5), (0.23, 0.85)], glow("#ffd486", 6.0), (5.8, 0.1, z))
    lathe([(0.32, 0.85), (0.24, 1.0), (0.06, 1.12)], metal, (5.8, 0.1, z))
    tube(
        "lh",
        [
            (5.8 + 0.33 * math.cos(angle), 0.1, z + 0.95 + 0.45 * math.sin(angle))
            for angle in np.linspace(0, math.pi, 16)
        ],
        0.028,
        metal,
    )
    point_light((5.8, -0.6, z + 0.6), 60, (1, 0.72, 0.38))
    lathe(
        [(0.17, 0), (0.19, 0.36), (0.16, 0.36), (0.15, 0.08)],
        plain("#e6dfd0", roughness=0.3),
        (6.45, -0.2, z),
    )


def _string_lights(trunk):
    """Bulbs from tree to tree over the tent."""
    wire, bulb = plain("#2f2c30"), glow("#ffd890", 9.0)
    bulbs((-12.4, 2.4, 8.4), (-6.0, 4.6, 6.2), 0.7, 6, wire, bulb, radius=0.13)
    bulbs((-6.0, 4.6, 6.2), (10.6, 3.0, 8.2), 1.3, 14, wire, bulb, radius=0.13)
    tube("pl", [(-6.0, 4.6, 0), (-6.0, 4.6, 6.3)], 0.07, trunk)


def _tent_cloth():
    """Cloth that lets a lamp shine through."""
    shader = Shader("tent")
    inside = shader.node("BsdfTranslucent", {0: "#f0a95c"}).outputs[0]
    outside = shader.node("BsdfDiffuse", {0: "#d98a48"}).outputs[0]
    return shader.finish(shader.blend(0.55, outside, inside))
