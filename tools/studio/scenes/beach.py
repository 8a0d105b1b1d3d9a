"""A sandy beach with palms, a parasol and a sailing boat."""

import math
import random

import numpy as np
from mathutils import Vector

from kit.camera_and_light import area_light, camera, sun_light
from kit.curves import smooth_path, sweep, tube
from kit.materials import plain
from kit.meshes import grid_faces, mesh_object, strip_faces
from kit.objects import empty
from kit.randomness import noise_at
from scenes.props.atmosphere import gradient_sky, hazed, set_haze
from scenes.props.clouds import cloud
from scenes.props.land import hill, terrain, water
from scenes.props.solids import ellipsoid
from scenes.props.star import Look, place_star

STRIPES = 7  # of the towel
FRONDS = 11


def shore_at(x):
    """y of the edge of the water."""
    return 9.5 + 0.06 * x + 1.1 * math.sin(x * 0.16)


def height_at(x, y):
    """Height of the ground."""
    return (
        0.16 * noise_at(x * 0.22, y * 0.22, 1)
        + 0.03 * noise_at(x * 1.3, y * 1.3, 4)
        - max(0, y - shore_at(x) + 3) * 0.11
        + max(0, abs(x) - 12) * 0.1
    )


def build(star):
    """Sets the scene up with its camera; returns its Look."""
    set_haze("#dff0f2", distance=260, start=25)
    gradient_sky([(0, "#fde9cd"), (0.05, "#cfeaf0"), (0.16, "#7cc4ea"), (0.5, "#3f93d6")], 0.9)
    sun_light(56, 34, 4.6, (1, 0.88, 0.7), 1.2)
    terrain(
        "sand", height_at, -40, 40, -16, 22, 110, 64, hazed("#e3c48f", variation=0), smooth=True
    )
    water("#6fcfc6", "#1f7fae", roughness=0.18, bump=0.35, specular=0.5)
    _foam()
    _palms()
    _distance()
    _sailing_boat()
    white = _parasol()
    _towel(white)
    _ball_and_starfish()
    place_star(star, (2.2, 0, height_at(2.2, 0)), rotation=12, turn=-20, tilt=-7)
    area_light("bounce", (-5, -9, 4), (2.2, 0, 3), 6, 160, (1, 0.95, 0.88))
    camera((-1.3, -17.8, 4.4), (0.45, 0, 4.15), 42, focus=17.8, f_stop=1.1)
    return Look(exposure=-0.1, saturation=0.96)


def _foam():
    """Three lines of foam along the water."""
    foam = plain("#ffffff", roughness=0.9)
    xs = np.linspace(-40, 40, 160)
    for offset, width in ((-1.9, 0.3), (0.9, 0.16), (3.4, 0.1)):
        vertices, faces = [], []
        for x in xs:
            y = shore_at(x) + offset + 0.35 * math.sin(x * 0.7 + offset) + 0.2 * math.sin(x * 1.9)
            half_width = width * (1 + 0.5 * math.sin(x * 1.3 + offset * 3))
            z = max(height_at(x, y) + 0.03, -0.09)
            vertices += [(x, y - half_width, z), (x, y + half_width, z)]
        faces = strip_faces(len(xs))
        mesh_object("foam", vertices, faces, foam)


def _palms():
    """Three palms at the sides."""
    leaves = hazed("#6fa35c")
    trunk = hazed("#b08a62")
    for x, y, height, lean, seed in (
        (-8.6, 2.5, 9.5, 2.4, 1),
        (-10.8, 4.5, 7.6, -1.2, 2),
        (12.5, 5.5, 9.0, -2.6, 3),
    ):
        _palm((x, y, height_at(x, y)), height, lean, leaves, trunk, seed)


def _distance():
    """Clouds, and two islands on the horizon."""
    cloud_white = plain("#ffffff", roughness=1.0, emission=0.25)
    for x, y, z, size, seed in (
        (-34, 150, 30, 9, 1),
        (28, 170, 38, 11, 2),
        (70, 160, 24, 8, 3),
        (-80, 170, 22, 8, 4),
    ):
        cloud((x, y, z), size, cloud_white, seed)
    green = hazed("#7fa27a")
    for x, y, radius, height, seed in ((-60, 210, 34, 16, 3), (-28, 220, 24, 10, 4)):
        hill((x, y, -3), radius, height, green, seed)


def _sailing_boat():
    """A boat far out."""
    sail = plain("#fff7ea", roughness=0.8)
    red = plain("#c8664e", roughness=0.5)
    x, y = -9.5, 52
    mesh_object(
        "sail",
        [
            (x, y, 0.9),
            (x, y, 7.2),
            (x + 3.4, y, 1.2),
            (x - 0.25, y, 1.0),
            (x - 0.25, y, 6.3),
            (x - 2.3, y, 1.2),
        ],
        [(0, 1, 2), (3, 4, 5)],
        sail,
        smooth=False,
    )
    ellipsoid("hull", (2.6, 0.9, 0.8), red, location=(x, y, 0.25))


def _parasol():
    """A parasol of twelve segments, aslant."""
    x, y = -4.6, 3.2
    red = plain("#e98a6b", roughness=0.8)
    white = plain("#fbf1df", roughness=0.8)
    handle = empty("para", location=(x, y, 0), rotation=(0, math.radians(-12), 0))
    tube("pole", [(0, 0, -0.3), (0, 0, 5.6)], 0.07, plain("#e8d9bd", roughness=0.5), parent=handle)
    for segment in range(12):
        vertices, faces = [], []
        for i in range(9):
            t = i / 8
            out = 3.0 * math.sin(t * 1.35)
            z = 5.7 - 1.5 * (1 - math.cos(t * 1.35))
            for j in (0, 0.5, 1):
                angle = (segment + j) * math.pi / 6
                vertices.append(
                    (out * math.cos(angle), out * math.sin(angle), z - (0.1 * t if j == 0.5 else 0))
                )
        for i in range(8):
            first = i * 3
            faces += [
                (first, first + 1, first + 4, first + 3),
                (first + 1, first + 2, first + 5, first + 4),
            ]
        mesh_object("pan", vertices, faces, red if segment % 2 else white, parent=handle)
    return white


def _towel(white):
    """A striped towel that follows the sand."""
    for stripe in range(STRIPES):
        material = white if stripe % 2 else plain("#7fb9b4", roughness=0.9)
        front = -0.9 + stripe * 0.42
        vertices = []
        for x in np.linspace(-7.2, -3.6, 14):
            vertices += [
                (x, front, height_at(x, front) + 0.05),
                (x, front + 0.42, height_at(x, front + 0.42) + 0.05),
            ]
        mesh_object("towel", vertices, strip_faces(14), material)


def _ball_and_starfish():
    """A ball, and two starfish in the sand."""
    ellipsoid(
        "ball",
        (0.55,) * 3,
        plain("#f2c14e", roughness=0.35),
        detail=4,
        location=(5.4, 0.6, height_at(5.4, 0.6) + 0.5),
    )
    orange = plain("#e8855f", roughness=0.8)
    for x, y, size in ((-0.8, -1.9, 0.3), (6.6, -1.6, 0.24)):
        vertices = [(x, y, height_at(x, y) + 0.14)] + [
            (
                x + size * (1 if i % 2 == 0 else 0.42) * math.cos(i * math.pi / 5),
                y + size * (1 if i % 2 == 0 else 0.42) * math.sin(i * math.pi / 5),
                height_at(x, y) + 0.02,
            )
            for i in range(10)
        ]
        mesh_object(
            "star",
            vertices,
            [(0, i + 1, (i + 1) % 10 + 1) for i in range(10)],
            orange,
            smooth=False,
        )


def _palm(location, height, lean, leaves, trunk, seed):
    """A palm whose top hangs over by `lean` units, with three coconuts."""
    rng = random.Random(seed)
    handle = empty("palm", location=location, rotation=(0, 0, rng.uniform(-0.5, 0.5)))
    bends = [
        (0, 0, -0.4),
        (lean * 0.15, 0, height * 0.35),
        (lean * 0.5, 0, height * 0.7),
        (lean, 0, height),
    ]
    path = smooth_path(bends, 10)
    count = len(path)
    taper = np.interp(np.linspace(0, 1, count), [0, 0.1, 1], [0.42, 0.30, 0.20])
    width = taper * (1 + 0.12 * (np.arange(count) % 3 == 0)) * 2
    sweep("ptrunk", path, (1, 0, 0.1), width, width, trunk, handle, power=2, section=12)
    top = Vector(path[-1])
    for k in range(FRONDS):
        angle = 2 * math.pi * k / FRONDS + rng.uniform(-0.2, 0.2)
        length = height * rng.uniform(0.42, 0.52)
        _frond(handle, top, angle, length, rng.uniform(0.10, 0.42), leaves)
    for k in range(3):
        x, y = 0.26 * math.cos(k * 2.1), 0.26 * math.sin(k * 2.1)
        place = top + Vector((x, y, -0.18))
        ellipsoid("coco", (0.2, 0.2, 0.22), trunk, detail=2, parent=handle, location=place)


def _frond(handle, top, angle, length, lift, material):
    outwards = Vector((math.cos(angle), math.sin(angle), 0))
    sideways = Vector((-outwards.y, outwards.x, 0))
    vertices = []
    for i in range(13):
        t = i / 12
        up = Vector((0, 0, length * (lift * math.sin(t * 2.2) - 0.62 * t * t)))
        middle = top + outwards * length * t + up
        half_width = length * 0.15 * math.sin(math.pi * min(1, 0.12 + t * 0.9))
        half_width = half_width * (1 - 0.35 * (i % 2)) + 0.01
        droop = Vector((0, 0, half_width * 0.55))
        vertices += [middle + sideways * half_width - droop, middle]
        vertices.append(middle - sideways * half_width - droop)
    mesh_object("leaf", vertices, grid_faces(13, 3), material, parent=handle, smooth=False)
