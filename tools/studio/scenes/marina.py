"""A jetty among sailing boats at sunset."""

import math
import random

import numpy as np

from kit.camera_and_light import area_light, camera, point_light, sun_light
from kit.curves import smooth_path, sweep, tube
from kit.materials import plain
from kit.meshes import mesh_object, turned
from kit.objects import empty
from scenes.props.atmosphere import disc, glow, gradient_sky, hazed, set_haze
from scenes.props.land import hill, water
from scenes.props.solids import box, lathe
from scenes.props.star import Look, place_star
from scenes.props.strung import rope


def build(star):
    """Sets the scene up with its camera; returns its Look."""
    set_haze("#f5a37e", distance=240, start=30)
    gradient_sky(
        [
            (0, "#ffc07a"),
            (0.035, "#ffab70"),
            (0.11, "#f7958a"),
            (0.24, "#c58fb0"),
            (0.45, "#8288bd"),
            (0.9, "#4f6aa6"),
        ],
        0.95,
    )
    sun_light(152, 11, 4.6, (1, 0.6, 0.34), 1.2)
    _horizon()
    planks, dark = _jetty()
    _boats()
    _crate_and_lifebuoy(planks, dark)
    _lantern(dark)
    _gulls()
    place_star(star, (1.9, -0.4, 0.0), rotation=14)
    area_light("fill", (-7, -11, 6), (2, 0, 3.5), 6, 780, (1, 0.84, 0.76))
    camera((-1.8, -17.2, 4.6), (0.5, 0, 3.75), 44, focus=17.3, f_stop=1.2)
    return Look(exposure=0.1)


def _horizon():
    """The sun, the sea, hills."""
    disc((58, 480, 22), 15, glow("#ffe2a8", 2.6))
    water(
        "#5f86a3",
        "#d08a86",
        start=-30,
        level=-1.5,
        roughness=0.09,
        bump=0.22,
        near_at=0,
        far_at=200,
        stretch=0.25,
        scale=0.7,
    )
    hills = [hazed(color) for color in ("#7f6b94", "#6b6690")]
    for x, y, radius, height, seed in (
        (-120, 330, 90, 34, 1),
        (-40, 370, 80, 22, 2),
        (150, 350, 100, 30, 4),
        (60, 420, 70, 14, 5),
    ):
        hill((x, y, -4), radius, height, hills[seed % 2], seed)


def _jetty():
    """Planks on posts, ropes between them."""
    planks = [
        plain(color, roughness=0.75) for color in ("#b98d66", "#c59a72", "#ad8159", "#be936a")
    ]
    dark = plain("#7a5a44", roughness=0.8)
    rng = random.Random(2)
    for k in range(26):
        box(
            (15.5, 0.86, 0.22),
            (1.2, -13 + k * 0.92, -0.11),
            planks[rng.randrange(4)],
            rotation=turned("Z", rng.uniform(-0.4, 0.4)),
        )
    box((15, 0.3, 0.5), (1.2, 10.4, -0.4), dark)
    for x in (-6.2, 8.6):
        for y in (-3.4, 3.2, 9.9):
            lathe([(0.34, -2.4), (0.34, 1.75), (0.3, 1.9), (0.02, 1.96)], dark, (x, y, 0), sides=16)
            lathe([(0.36, 1.2), (0.36, 1.42)], plain("#f0e3cc", roughness=0.9), (x, y, 0), sides=16)
        for y in (-3.4, 3.2):
            rope(
                (x, y, 1.3), (x, y + 6.6, 1.3), 0.55, plain("#f0e3cc", roughness=0.9), radius=0.075
            )
    return planks, dark


def _boats():
    """Six boats around the jetty."""
    deck = plain("#e9d3b0", roughness=0.6)
    wood = plain("#a9825d", roughness=0.5)
    sails = plain("#fbf1e2", roughness=0.8)
    for x, y, size, rotation, paint in (
        (-11.6, 8.5, 1.35, 62, "#f5ede0"),
        (-7.5, 22, 1.3, 18, "#3f6f83"),
        (14.2, 13, 1.35, 112, "#c8604b"),
        (9, 34, 1.4, 160, "#f3e6d2"),
        (-24, 34, 1.5, 30, "#d98a5c"),
        (27, 30, 1.5, 140, "#6c8f86"),
    ):
        _sailboat(
            (x, y, -1.75), size, rotation, plain(paint, roughness=0.35, coat=0.3), deck, wood, sails
        )


def _crate_and_lifebuoy(planks, dark):
    """A crate with a lifebuoy on it."""
    for k in range(4):
        box(
            (1.9, 0.12, 0.4),
            (5.6, 1.35, 0.26 + k * 0.46),
            planks[k % 4],
            radius=0.04,
        )
    box((1.7, 1.5, 1.75), (5.6, 2.12, 0.9), dark, radius=0.04)
    buoy = empty("buoy", location=(5.5, 1.18, 1.02), rotation=(math.radians(82), 0, 0))
    for part in range(8):
        sweep(
            "bu",
            [
                (0.78 * math.cos(angle), 0.78 * math.sin(angle), 0)
                for angle in np.linspace(part * math.pi / 4, (part + 1) * math.pi / 4, 9)
            ],
            (0, 0, 1),
            0.4,
            0.4,
            plain(("#e2574a", "#fff6ea")[part % 2], roughness=0.4),
            parent=buoy,
            power=2,
            section=14,
        )


def _lantern(dark):
    """A lit lantern on the planks."""
    lathe([(0.32, 0), (0.32, 0.12), (0.26, 0.16)], dark, (-2.6, 0.4, 0))
    lathe([(0.24, 0.16), (0.27, 0.5), (0.22, 0.84)], glow("#ffcf7a", 5.0), (-2.6, 0.4, 0))
    lathe([(0.3, 0.84), (0.26, 0.95), (0.08, 1.1)], dark, (-2.6, 0.4, 0))
    point_light((-2.6, 0.4, 0.5), 26, (1, 0.72, 0.35))
    tube(
        "lh",
        [
            (-2.6 + 0.3 * math.cos(angle), 0.4, 0.95 + 0.42 * math.sin(angle))
            for angle in np.linspace(0, math.pi, 16)
        ],
        0.025,
        dark,
    )


def _gulls():
    """Three gulls."""
    white = plain("#fff8ee", roughness=0.8)
    for x, y, z, size in ((-12, 60, 24, 1.4), (-7, 64, 26.5, 1.1), (8, 70, 29, 1.2)):
        mesh_object(
            "gull",
            [
                (x - 2 * size, y, z + 0.7 * size),
                (x - 0.8 * size, y, z + 0.9 * size),
                (x, y, z),
                (x + 0.8 * size, y, z + 0.9 * size),
                (x + 2 * size, y, z + 0.6 * size),
                (x - 0.7 * size, y, z + 0.6 * size),
                (x + 0.7 * size, y, z + 0.6 * size),
            ],
            [(0, 1, 5), (1, 2, 5), (2, 3, 6), (3, 4, 6)],
            white,
            smooth=False,
        )


def _hull(parent, material, deck):
    """A sailing boat's hull with its deck."""
    length, width, height, count = 6.4, 1.05, 1.15, 14
    sides, top = [], []
    for i in range(count + 1):
        t = i / count
        x = length * (t - 0.5)
        bow = 1 - (max(0, t - 0.35) / 0.65) ** 2.3
        half = max(0.02, width * bow * (0.82 + 0.18 * min(1, t / 0.2)))
        rise = height * 0.35 * max(0, 2 * t - 1) ** 2
        keel = 0.5 * height * max(0, (t - 0.8) / 0.2) ** 2
        sides += [
            (x, -half, height + rise),
            (x, -half * 0.85, height * 0.45),
            (x, -half * 0.35, keel),
            (x, half * 0.35, keel),
            (x, half * 0.85, height * 0.45),
            (x, half, height + rise),
        ]
        top += [(x, side * half * 0.93, height * 0.9 + rise) for side in (-1, 1)]
    faces = [
        (i * 6 + j, i * 6 + j + 1, i * 6 + j + 7, i * 6 + j + 6)
        for i in range(count)
        for j in range(5)
    ]
    faces.append((5, 4, 3, 2, 1, 0))
    mesh_object("hull", sides, faces, material, parent=parent, smooth=False)
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(count)]
    mesh_object("deck", top, faces, deck, parent=parent, smooth=False)


def _sailboat(location, size, rotation, paint, deck, wood, sail):
    """A moored sailing boat, its sail furled; rotation in degrees."""
    turn = (0, 0, math.radians(rotation))
    boat = empty("boat", location=location, rotation=turn, scale=size)
    _hull(boat, paint, deck)
    box((6.0, 0.03, 0.12), (-0.1, -1.02, 0.82), sail, radius=0.01, parent=boat)
    box((1.9, 1.1, 0.6), (-0.3, 0, 1.25), deck, radius=0.2, parent=boat, segments=4)
    glass = plain("#3a4652", roughness=0.15)
    for x in (-0.8, -0.3, 0.2):
        box((0.30, 1.14, 0.22), (x, 0, 1.3), glass, radius=0.06, parent=boat)
    tube("mast", [(0.7, 0, 1), (0.7, 0, 9.2)], 0.075, wood, parent=boat)
    tube("boom", [(0.7, 0, 2.1), (-2.5, 0, 2.2)], 0.06, wood, parent=boat)
    furled = smooth_path([(0.55, 0, 2.3), (-1, 0, 2.42), (-2.3, 0, 2.36)], 6)
    sweep("furl", furled, (0, 0, 1), 0.34, 0.36, sail, boat, power=2, section=10)
    for x in (3.1, -3.1):
        tube("stay", [(0.7, 0, 9.1), (x, 0, 1.35)], 0.016, wood, parent=boat)
