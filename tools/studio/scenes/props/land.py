"""Ground, paths, mountains, water. Heights come from functions of x and y; lengths in units."""

import math
import random

import numpy as np

from kit.colors import linear
from kit.meshes import grid_faces, mesh_object
from kit.randomness import noise_at
from kit.shader import Shader
from scenes.props.atmosphere import hazed

TRAIL_COLUMNS = 7
MOUNTAIN_RINGS, MOUNTAIN_SIDES = 14, 46


def terrain(name, height_at, x0, x1, y0, y1, columns, rows, material, smooth=False):
    """A field of triangles of uneven size."""
    rng = random.Random(3)

    def uneven(i, count):
        return i + (rng.uniform(-0.35, 0.35) if 0 < i < count else 0)

    vertices, faces = [], []
    for j in range(rows + 1):
        for i in range(columns + 1):
            x = x0 + (x1 - x0) * uneven(i, columns) / columns
            y = y0 + (y1 - y0) * uneven(j, rows) / rows
            vertices.append((x, y, height_at(x, y)))
    for j in range(rows):
        for i in range(columns):
            a = j * (columns + 1) + i
            b, c, d = a + 1, a + columns + 2, a + columns + 1
            faces += [(a, b, c), (a, c, d)] if (i + j) % 2 else [(a, b, d), (b, c, d)]
    mesh_object(name, vertices, faces, material, smooth=smooth)


def ground(
    color, height_at, x=(-34, 34), y=(-14, 46), cells=(70, 64), variation=0.0, smooth=False
):
    """The ground of a scene between two x and two y."""
    terrain("gnd", height_at, *x, *y, *cells, hazed(color, variation=variation), smooth)


def trail(middle_at, half_width, height_at, material, start=-14, end=40, name="trail"):
    """A path away from the camera, a little above the ground; `middle_at(y)` is its x."""
    ys = np.linspace(start, end, 90)
    vertices = []
    for y in ys:
        half = half_width + 0.22 * noise_at(y * 0.5, 0, 0)
        for across in np.linspace(-1, 1, TRAIL_COLUMNS):
            x = middle_at(y) + across * half
            vertices.append((x, y, height_at(x, y) + 0.075 - 0.09 * abs(across) ** 3))
    faces = []
    for i in range(len(ys) - 1):
        for k in range(TRAIL_COLUMNS - 1):
            a = i * TRAIL_COLUMNS + k
            faces.append((a, a + 1, a + TRAIL_COLUMNS + 1, a + TRAIL_COLUMNS))
    mesh_object(name, vertices, faces, material)


def mountain(location, radius, height, rock, snow, seed=0, snow_line=0.62):
    """A faceted peak. Faces above the snow line (a share of the height, jagged) are white."""
    vertices, faces, materials = [], [], []
    for ring in range(MOUNTAIN_RINGS + 1):
        t = ring / MOUNTAIN_RINGS
        for j in range(MOUNTAIN_SIDES):
            angle = 2 * math.pi * j / MOUNTAIN_SIDES
            x, y = math.cos(angle), math.sin(angle)
            coarse = noise_at(x * 1.7, y * 1.7, seed * 3.1 + t * 1.3)
            fine = noise_at(x * 5, y * 5, seed + t * 5)
            out = radius * (1 - t) * (1 + 0.38 * coarse + 0.13 * fine) + 0.001
            up = height * (t**1.25) * (1 + 0.12 * fine * (1 - t))
            vertices.append((out * x, out * y, up))
    quads = grid_faces(MOUNTAIN_RINGS + 1, MOUNTAIN_SIDES, closed=True)
    for i, (a, b, c, d) in enumerate(quads):
        for face in ((a, b, c), (a, c, d)):
            faces.append(face)
            share = sum(vertices[corner][2] for corner in face) / 3 / height
            jagged = 0.12 * noise_at(i % MOUNTAIN_SIDES * 0.45, seed, 0)
            materials.append(1 if share > snow_line + jagged else 0)
    thing = mesh_object("mountain", vertices, faces, [rock, snow], smooth=False)
    thing.data.polygons.foreach_set("material_index", materials)
    thing.location = location


NO_SNOW = 2  # a snow line that no peak reaches


def hill(location, radius, height, material, seed):
    """A mountain without snow."""
    mountain(location, radius, height, material, material, seed, NO_SNOW)


def flat_ground(name, x0, x1, y0, y1, z, material):
    """A level rectangle."""
    corners = [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)]
    return mesh_object(name, corners, [(0, 1, 2, 3)], material)


def water(
    near,
    far,
    start=4,
    level=-0.12,
    roughness=0.15,
    bump=0.3,
    near_at=8,
    far_at=70,
    stretch=0.35,
    scale=0.8,
    specular=0.6,
):
    """Water to the horizon, from one color at y = near_at to another at y = far_at, with gentle
    waves.
    """
    shader = Shader("water")
    place = shader.coordinates("Object")
    distance = shader.node(
        "MapRange", {0: shader.separate(place)[1], "From Min": near_at, "From Max": far_at}
    ).outputs[0]
    waves = shader.noise(shader.stretch(place, (stretch, 1.0, 1)), scale, 3)
    color = shader.mix(shader.math("POWER", distance, 0.5), linear(near), linear(far))
    normal = shader.bump(waves, bump, 0.5)
    material = shader.finish(shader.principled(color, roughness, specular, normal))
    flat_ground("water", -400, 400, start, 900, level, material)
