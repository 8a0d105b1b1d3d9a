"""A desert canyon with cacti and layered red mesas."""

import math
import random

import numpy as np
from mathutils import Vector

from kit.camera_and_light import area_light, camera, sun_light
from kit.curves import smooth_path
from kit.materials import plain
from kit.meshes import face_outwards, grid_faces, mesh_object
from kit.objects import empty
from kit.randomness import noise_at
from scenes.props.atmosphere import gradient_sky, hazed, set_haze
from scenes.props.clouds import cloud
from scenes.props.land import flat_ground, ground, trail
from scenes.props.plants import grass
from scenes.props.solids import lump
from scenes.props.star import Look, place_star

BAND_SIDES = 26


def path_at(y):
    """x of the middle of the path."""
    return -1.9 + 2.8 * math.sin(y * 0.07 + 0.3)


def height_at(x, y):
    """Height of the ground."""
    return (
        0.35 * noise_at(x * 0.12, y * 0.12, 3) * (1 - math.exp(-((x - 2.1) ** 2 + y * y) / 16))
        + 0.04 * noise_at(x * 0.8, y * 0.8, 4)
        + 0.02 * max(0, abs(x - path_at(y)) - 3) ** 1.5
    )


def build(star):
    """Sets the scene up with its camera; returns its Look."""
    set_haze("#f6d3b4", distance=210, start=24)
    gradient_sky(
        [(0, "#fbdcb8"), (0.06, "#f7e6d2"), (0.16, "#b9dcec"), (0.4, "#6db3e4"), (0.8, "#3f8ad0")],
        0.95,
    )
    sun_light(-66, 30, 5.6, (1, 0.83, 0.62), 1.4)
    ground("#d99c66", height_at, x=(-60, 60), y=(-14, 90), cells=(90, 80))
    flat_ground("far", -600, 600, 60, 700, -0.6, hazed("#d99c66", variation=0))
    trail(path_at, 1.3, height_at, hazed("#e5b582", variation=0), end=60)
    _mesas()
    _cacti()
    _stones_and_grass()
    _clouds()
    place_star(star, (2.1, 0, height_at(2.1, 0) + 0.03), turn=-22)
    area_light("bounce", (-3, -9, 5), (2.2, 0, 3), 6, 260, (1, 0.9, 0.8))
    camera((-2.2, -16.4, 2.2), (0.6, 0, 4.0), 42, focus=16.8, f_stop=1.1)
    return Look(exposure=-0.02)


def _mesas():
    """Table mountains far away, two smaller ones near."""
    bands = [
        hazed(color, variation=0.03)
        for color in ("#c4623f", "#d67f50", "#b9553a", "#e09a66", "#cc6f47")
    ]
    for x, y, radius, height, seed, stretch in (
        (-26, 62, 15, 26, 1, 0.8),
        (-52, 96, 22, 34, 2, 0.8),
        (31, 78, 19, 30, 3, 0.8),
        (58, 92, 20, 38, 4, 0.9),
        (10, 150, 22, 26, 5, 0.8),
        (-14, 170, 18, 33, 6, 0.8),
        (-110, 160, 34, 36, 7, 0.8),
        (110, 190, 40, 44, 8, 0.8),
        (-2, 110, 7, 24, 9, 1),
    ):
        _mesa((x, y, -1.5), radius, height, bands, seed, 8, stretch)
    for x, y, radius, height, seed in ((12.2, 12.5, 3.6, 6.0, 11), (-13.5, 15, 4.4, 8.0, 12)):
        _mesa(
            (x, y, height_at(x, y) - 0.4),
            radius,
            height,
            bands,
            seed,
            layers=6,
            sides=18,
        )


def _cacti():
    """Tall cacti, and four round ones in flower."""
    green = hazed("#6f9464", variation=0.06)
    pink = plain("#ec8fa0", roughness=0.7)
    for x, y, height, seed in (
        (-8.4, 2.6, 8.2, 1),
        (8.4, 4.0, 6.2, 2),
        (-5.2, 11, 5.2, 3),
        (-18, 22, 7, 2),
        (17, 24, 7, 3),
        (4, 26, 5, 1),
        (23, 14, 6.5, 3),
        (-24, 13, 6, 4),
    ):
        _cactus((x, y, height_at(x, y)), height, green, pink, seed)
    for x, y, size in ((5.3, -1.3, 0.62), (5.9, -1.9, 0.36), (-3.9, 0.4, 0.55), (-4.7, -0.5, 0.32)):
        lump(
            "barrel",
            (size, size, size * 0.9),
            green,
            roughness=0.03,
            detail=2,
            location=(x, y, height_at(x, y) + size * 0.55),
        )
        lump(
            "bf",
            (size * 0.25, size * 0.25, size * 0.16),
            pink,
            seed=1,
            roughness=0.3,
            detail=2,
            location=(x, y, height_at(x, y) + size * 1.42),
        )


def _stones_and_grass():
    """Stones and dry grass."""
    stone = [hazed(color) for color in ("#c9805a", "#b86d4c")]
    for i, (x, y, size) in enumerate(
        (
            (6.8, 1.4, 1.05),
            (-6.4, -1.4, 0.5),
            (0.2, -2.6, 0.2),
            (4.2, 2.2, 0.5),
            (-1.2, 3, 0.3),
            (8.2, -0.6, 0.45),
        )
    ):
        lump(
            "st",
            (size * 1.3, size, size * 0.8),
            stone[i % 2],
            seed=i,
            roughness=0.24,
            detail=2,
            location=(x, y, height_at(x, y) + size * 0.2),
        )
    blades = hazed("#c7b06a")
    grass(
        (-13, 14, -6, 18),
        230,
        blades,
        height_at,
        height=0.5,
        avoid=lambda x, y: abs(x - path_at(y)) < 1.6 or (abs(x - 2.1) < 1.8 and abs(y) < 1.4),
    )


def _clouds():
    """Two clouds."""
    white = plain("#ffffff", roughness=1.0, emission=0.25)
    for place, size, seed in (((-60, 230, 74), 11, 1), ((40, 240, 84), 13, 2)):
        cloud(place, size, white, seed)


def _mesa(location, radius, height, bands, seed, layers, stretch=1.0, sides=BAND_SIDES):
    """A table mountain of layers in several colors; `stretch` makes it deeper or flatter."""
    rng = random.Random(seed)
    handle = empty("mesa", location=location)
    handle.scale = (1, stretch, 1)
    phases = [rng.uniform(0, 9) for _ in range(3)]
    angles = [2 * math.pi * j / sides for j in range(sides)]
    shape = []
    for angle in angles:
        x, y = math.cos(angle), math.sin(angle)
        coarse = noise_at(x * 1.6 + seed * 5, y * 1.6, phases[0])
        shape.append(1 + 0.20 * coarse + 0.10 * noise_at(x * 5, y * 5, phases[1] + seed))
    base, base_radius = 0.0, radius
    for layer in range(layers):
        top = base + height / layers * rng.uniform(0.7, 1.3)
        top_radius = base_radius * (1 - rng.uniform(0.0, 0.03))
        vertices = []
        for ring_radius, z in ((base_radius, base), (top_radius, top)):
            for angle, out in zip(angles, shape):
                ring = ring_radius * out * (1 + 0.02 * rng.uniform(-1, 1))
                vertices.append((ring * math.cos(angle), ring * math.sin(angle), z))
        faces = [*grid_faces(2, sides, closed=True), tuple(range(sides, 2 * sides))]
        material = bands[(layer + seed) % len(bands)]
        mesh_object("band", vertices, faces, material, parent=handle, smooth=False)
        base = top
        base_radius = top_radius * (1 - 0.42 / layers * rng.uniform(0.3, 1.8))


def _limb(handle, points, radius, material, blossom):
    """A ribbed limb of a cactus with a rounded end and a flower on it."""
    path = smooth_path(points, 10)
    radii = np.full(len(path), radius)
    radii[-6:] = radius * np.array([0.99, 0.95, 0.88, 0.74, 0.52, 0.15])
    tangents = np.gradient(path, axis=0)
    sides = 20
    vertices = []
    for place, tangent, ring in zip(path, tangents, radii):
        along = Vector(tangent).normalized()
        u = along.cross(Vector((0, 1, 0.05))).normalized()
        v = along.cross(u)
        for j in range(sides):
            angle = 2 * math.pi * j / sides
            out = ring * (1 if j % 2 else 0.86)
            vertices.append(Vector(place) + u * out * math.cos(angle) + v * out * math.sin(angle))
    faces = grid_faces(len(path), sides, closed=True)
    face_outwards(mesh_object("limb", vertices, faces, material, parent=handle, smooth=False))
    size = (radius * 0.4, radius * 0.4, radius * 0.3)
    lump("fl", size, blossom, roughness=0.2, detail=2, parent=handle, location=path[-1])


def _cactus(location, height, material, blossom, seed):
    """A tall cactus with two arms."""
    rng = random.Random(seed)
    handle = empty("cactus", location=location, rotation=(0, 0, rng.uniform(-0.6, 0.6)))
    trunk = [(0, 0, -0.3), (0, 0, height * 0.5), (0, 0, height)]
    _limb(handle, trunk, height * 0.085, material, blossom)
    for side in (1, -1):
        z = height * rng.uniform(0.32, 0.5)
        arm = [
            (side * height * 0.04, 0, z),
            (side * height * 0.20, 0, z + height * 0.02),
            (side * height * 0.25, 0, z + height * 0.12),
            (side * height * 0.25, 0, z + height * rng.uniform(0.26, 0.36)),
        ]
        _limb(handle, arm, height * 0.06, material, blossom)
