"""A departure lounge with a yellow suitcase, an aeroplane outside the window."""

import math
import random

import numpy as np
from mathutils import Vector

from kit.camera_and_light import area_light, camera, sun_light
from kit.curves import tube
from kit.materials import plain
from kit.meshes import mesh_object, rounded_box, strip_faces, turned
from kit.objects import empty
from scenes.props.atmosphere import gradient_sky, hazed, set_haze
from scenes.props.land import flat_ground, hill
from scenes.props.solids import ellipsoid, lettering
from scenes.props.star import Look, place_star
from scenes.props.town import paving


def build(star):
    """Sets the scene up with its camera; returns its Look."""
    set_haze("#dceaf3", distance=400, start=30)
    gradient_sky([(0, "#fde0bd"), (0.06, "#e3ecef"), (0.2, "#93c8ec"), (0.6, "#5fa6de")], 1.0)
    sun_light(24, 24, 4.5, (1, 0.86, 0.68), 1.5)
    frame = plain("#5d6468", roughness=0.5)
    steel = plain("#b9bcbd", roughness=0.3, metallic=1.0)
    _hall(frame)
    _apron()
    _aeroplane()
    _seats(steel)
    _suitcase(steel, frame)
    _plant()
    _gate_sign(steel)
    place_star(star, (2.0, -0.4, 0), turn=-20, tilt=-7)
    area_light("room left", (-8, -8, 10), (1, 2, 2), 5, 1250, (1, 0.97, 0.93))
    area_light("room right", (9, -6, 12), (4, 3, 2), 7, 300, (0.97, 0.98, 1))
    camera((-1.3, -17.5, 4.4), (0.3, 0, 3.9), 44, focus=17.6, f_stop=1.4)
    return Look(exposure=-0.15, saturation=0.92, bounces=6)


def _hall(frame):
    """Polished tiles, and a front of windows."""
    tiles = paving(
        "#e3dccf",
        "#dcd4c6",
        "#b9b0a2",
        roughness=0.22,
        specular=0.4,
        offset=0,
        Scale=0.28,
        Mortar_Size=0.006,
        Brick_Width=1,
        Row_Height=1,
    )
    wall = plain("#efe9df", roughness=0.8)
    flat_ground("floor", -40, 40, -20, 14, 0, tiles)
    rounded_box("sill", (80, 0.6, 0.9), 0.05, wall, (0, 14, 0.45))
    rounded_box("lintel", (80, 0.8, 6), 0.05, wall, (0, 14, 17.6))
    rounded_box("ceil", (80, 36, 0.4), 0.05, wall, (0, -3, 16))
    for x in np.arange(-30, 31, 6.0):
        rounded_box("mull", (0.28, 0.4, 15), 0.05, frame, (x + 1.5, 14, 8))
    rounded_box("trans", (80, 0.3, 0.22), 0.05, frame, (0, 14, 8.4))


def _apron():
    """Concrete, grass and hills outside."""
    flat_ground("apron", -300, 300, 14.5, 600, -3, hazed("#b7b4ad", variation=0))
    flat_ground("lawn", -300, 300, 90, 600, -2.95, hazed("#9db07a", variation=0))
    green = hazed("#88a08a")
    for seed, (x, height) in enumerate(((-120, 26), (10, 18), (130, 30))):
        hill((x, 260, -8), 90, height, green, seed)


def _aeroplane():
    """A small airliner."""
    plane = empty("plane", location=(-7.5, 40, 5.2), rotation=(0, 0, math.radians(16)), scale=1.15)
    white = plain("#fbfaf6", roughness=0.3, coat=0.5)
    accent = plain("#e08a5c", roughness=0.4)
    ellipsoid("fus", (13, 2.3, 2.3), white, detail=5, parent=plane)
    ellipsoid(
        "win",
        (0.9, 1.25, 0.42),
        plain("#2f3d48", roughness=0.1),
        detail=4,
        parent=plane,
        location=(10.4, 0, 0.95),
    )
    for side in (1, -1):
        mesh_object(
            "wing",
            [
                (2.5, side * 1.5, -0.5),
                (-1.8, side * 1.5, -0.5),
                (-6.0, side * 12, 0.4),
                (-4.2, side * 12, 0.4),
                (2.5, side * 1.5, -0.9),
                (-1.8, side * 1.5, -0.8),
                (-6.0, side * 12, 0.3),
                (-4.2, side * 12, 0.3),
            ],
            [(0, 1, 2, 3), (4, 7, 6, 5), (0, 3, 7, 4), (1, 5, 6, 2), (2, 6, 7, 3)],
            white,
            parent=plane,
            smooth=False,
        )
        ellipsoid(
            "eng",
            (1.7, 0.85, 0.85),
            accent,
            detail=4,
            parent=plane,
            location=(0.6, side * 4.6, -1.35),
        )
        mesh_object(
            "stab",
            [
                (-9.6, side * 0.6, 0.8),
                (-11.6, side * 0.6, 0.8),
                (-13.2, side * 4.6, 1.2),
                (-12.2, side * 4.6, 1.2),
            ],
            [(0, 1, 2, 3)],
            white,
            parent=plane,
            smooth=False,
        )
    mesh_object(
        "fin",
        [
            (-8.4, 0.12, 1.6),
            (-11.8, 0.12, 1.0),
            (-14.2, 0.12, 6.4),
            (-12.4, 0.12, 6.4),
            (-8.4, -0.12, 1.6),
            (-11.8, -0.12, 1.0),
            (-14.2, -0.12, 6.4),
            (-12.4, -0.12, 6.4),
        ],
        [(0, 1, 2, 3), (4, 7, 6, 5), (0, 3, 7, 4), (1, 5, 6, 2), (2, 6, 7, 3)],
        accent,
        parent=plane,
        smooth=False,
    )
    glass = plain("#44545f", roughness=0.15)
    for k in range(15):
        x = -6.5 + k * 0.98
        place = (x, -2.28 * math.sqrt(max(0.1, 1 - (x / 13) ** 2 - 0.03)), 0.4)
        ellipsoid("pw", (0.16, 0.06, 0.22), glass, detail=2, parent=plane, location=place)


def _seats(steel):
    """A row of four seats on a beam."""
    seat = plain("#6f8f92", roughness=0.55)
    for k in range(4):
        x = -15.0 + k * 2.7
        rounded_box("st", (2.4, 2.3, 0.36), 0.16, seat, (x, 5.2, 1.9), segments=6)
        rounded_box(
            "sb",
            (2.4, 0.34, 2.5),
            0.16,
            seat,
            (x, 6.4, 3.15),
            rotation=turned("X", -10),
            segments=6,
        )
        if k in (0, 3):
            rounded_box("leg", (0.2, 1.6, 0.2), 0.06, steel, (x, 5.4, 0.2))
            rounded_box("leg2", (0.2, 0.2, 1.7), 0.06, steel, (x, 5.4, 1.0))
    rounded_box("beam", (10.4, 0.26, 0.26), 0.08, steel, (-10.9, 5.4, 1.62))


def _suitcase(steel, frame):
    """A hard suitcase on wheels, its handle drawn out."""
    yellow = plain("#d9a25f", roughness=0.45)
    rounded_box(
        "case",
        (2.5, 1.5, 3.7),
        0.34,
        yellow,
        (6.3, 2.6, 2.25),
        rotation=turned("Z", -14),
        segments=6,
    )
    for k in range(5):
        rounded_box(
            "rib",
            (0.1, 1.54, 3.3),
            0.04,
            plain("#c38f50", roughness=0.45),
            (5.4 + k * 0.45, 2.6 - (k - 2) * 0.112, 2.25),
            rotation=turned("Z", -14),
        )
    for dx in (-0.5, 0.5):
        tube(
            "th",
            [(6.3 + dx, 2.75 - dx * 0.25, 4.0), (6.3 + dx, 2.75 - dx * 0.25, 5.6)],
            0.06,
            steel,
        )
    rounded_box("tg", (1.2, 0.2, 0.22), 0.09, frame, (6.3, 2.75, 5.6), rotation=turned("Z", -14))
    for x in (5.4, 7.2):
        ellipsoid("wh", (0.2, 0.3, 0.3), frame, location=(x, 2.5, 0.28))


def _plant():
    """A potted plant with long leaves."""
    rounded_box(
        "pot", (2.2, 2.2, 2.2), 0.35, plain("#f4efe6", roughness=0.6), (11.2, 6.5, 1.1), segments=6
    )
    green = plain("#6f9a62", roughness=0.6)
    rng = random.Random(2)
    for k in range(15):
        angle = k * 2.4
        length = rng.uniform(2.6, 4.2)
        outwards = Vector((math.cos(angle), math.sin(angle), 0))
        vertices = []
        for i in range(9):
            t = i / 8
            middle = (
                Vector((11.2, 6.5, 2.1))
                + outwards * length * 0.55 * t
                + Vector((0, 0, length * (1.05 * t - 0.55 * t * t)))
            )
            sideways = Vector((-outwards.y, outwards.x, 0))
            half_width = 0.42 * math.sin(math.pi * min(1, 0.1 + t * 0.9))
            vertices += [middle + sideways * half_width, middle - sideways * half_width]
        mesh_object("lfo", vertices, strip_faces(9), green)


def _gate_sign(steel):
    """The sign of the gate, hung from the ceiling."""
    rounded_box("sign", (5.4, 0.3, 1.5), 0.12, plain("#3d4a4f", roughness=0.5), (7.4, 9, 10.2))
    lettering(
        "Gate A4",
        0.95,
        (7.4, 8.82, 10.2),
        plain("#f6cf6a", roughness=0.5, emission=0.6),
        depth=0.02,
    )
    for x in (5.6, 9.2):
        tube("hang", [(x, 9, 10.8), (x, 9, 16)], 0.05, steel)
