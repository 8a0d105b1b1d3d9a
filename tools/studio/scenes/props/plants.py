"""Trees, grass, flowers, leaves. Locations and heights in units."""

import math
import random

import numpy as np
from mathutils import Vector

from kit.curves import smooth_path, sweep, tube
from kit.materials import plain
from kit.meshes import mesh_object
from kit.objects import empty
from scenes.props.atmosphere import hazed
from scenes.props.solids import ellipsoid, lathe, lump

PINE_TIERS, PINE_SIDES = 5, 9
BLADES = 5  # of grass in a tuft
FULL_TURN = 6.28


def pine_tier(height, tier):
    """Where a tier of a pine begins, where it ends, and its radius."""
    base = height * (0.16 + 0.155 * tier)
    top = base + height * 0.34 * (1 - 0.08 * tier)
    return base, top, height * 0.23 * (1 - tier / (PINE_TIERS + 0.6))


def pine(location, height, needles, trunk, seed=0):
    """A conifer of stacked cones. Returns its handle."""
    rng = random.Random(seed)
    tree = empty("pine", location=location, rotation=(0, 0, rng.random() * 6))
    vertices, faces = [], []
    for tier in range(PINE_TIERS):
        base, top, radius = pine_tier(height, tier)
        first = len(vertices)
        for j in range(PINE_SIDES):
            angle = 2 * math.pi * (j + 0.5 * (tier % 2)) / PINE_SIDES
            out = radius * (1 + rng.uniform(-0.14, 0.10))
            z = base + rng.uniform(-0.02, 0.03) * height
            vertices.append((out * math.cos(angle), out * math.sin(angle), z))
        vertices.append((0, 0, min(top, height)))
        vertices.append((0, 0, base + height * 0.05))
        tip, underside = first + PINE_SIDES, first + PINE_SIDES + 1
        for j in range(PINE_SIDES):
            here, after = first + j, first + (j + 1) % PINE_SIDES
            faces += [(here, after, tip), (after, here, underside)]
    material = needles[seed % len(needles)]
    mesh_object("pinetop", vertices, faces, material, parent=tree, smooth=False)
    tube("trunk", [(0, 0, -0.3), (0, 0, height * 0.3)], height * 0.028, trunk, parent=tree)
    return tree


def tree(location, height, leaves, trunk, seed=0, crown=0.27, blobs=7, detail=2):
    """A deciduous tree: a tapered trunk and a crown of lumps, a share of the height large."""
    rng = random.Random(seed)
    handle = empty("tree", location=location, rotation=(0, 0, rng.random() * 6))
    fork = Vector((rng.uniform(-0.05, 0.05) * height, 0, height * 0.62))
    bends = [(0, 0, -0.4), (fork.x * 0.3, 0, height * 0.25), (fork.x, 0, height * 0.66)]
    path = smooth_path(bends, 6)
    width = np.linspace(height * 0.040, height * 0.018, len(path)) * 2
    sweep("trunk", path, (1, 0, 0.05), width, width, trunk, handle, power=2, section=8)
    for k in range(blobs):
        angle = k * 2.4 + rng.random()
        out = height * crown * 0.62 * (0 if k == 0 else 1)
        size = height * crown * rng.uniform(0.55, 0.8) * (1.15 if k == 0 else 0.85)
        up = height * crown * (0.75 if k == 0 else rng.uniform(-0.1, 0.6))
        lump(
            "crown",
            (size, size, size * 0.82),
            leaves[(seed + k) % len(leaves)],
            seed=seed * 3 + k,
            roughness=0.16,
            detail=detail,
            parent=handle,
            location=fork + Vector((out * math.cos(angle), out * math.sin(angle), up)),
        )


def grass(area, count, material, height_at, seed=1, height=0.34, avoid=None):
    """Tufts of grass in an area (x0, x1, y0, y1), where `avoid(x, y)` does not forbid them."""
    rng = random.Random(seed)
    vertices, faces = [], []
    half_width = 0.035
    for _ in range(count):
        x, y = rng.uniform(area[0], area[1]), rng.uniform(area[2], area[3])
        if avoid and avoid(x, y):
            continue
        z = height_at(x, y)
        for _blade in range(BLADES):
            angle = rng.random() * FULL_TURN
            length = height * rng.uniform(0.6, 1.3)
            dx, dy = math.cos(angle), math.sin(angle)
            left, front = x + rng.uniform(-0.1, 0.1), y + rng.uniform(-0.1, 0.1)
            first = len(vertices)
            vertices += [
                (left - dy * half_width, front + dx * half_width, z - 0.03),
                (left + dy * half_width, front - dx * half_width, z - 0.03),
                (left + dx * length * 0.4, front + dy * length * 0.4, z + length),
            ]
            faces.append((first, first + 1, first + 2))
    mesh_object("grass", vertices, faces, material, smooth=False)


def flower(location, height, petals, stem, seed=0):
    """A small flower with five petals."""
    rng = random.Random(seed)
    handle = empty("fl", location=location)
    x, y = rng.uniform(-0.1, 0.1), rng.uniform(-0.1, 0.1)
    bends = [(0, 0, -0.05), (x * 0.4, y * 0.4, height * 0.6), (x, y, height)]
    tube("stem", smooth_path(bends, 5), 0.014, stem, parent=handle)
    for k in range(5):
        angle = k * 1.2566
        place = (x + 0.07 * math.cos(angle), y + 0.07 * math.sin(angle), height)
        size, lean = (0.07, 0.045, 0.02), (0, -0.35, angle)
        ellipsoid("petal", size, petals, 2, handle, place, lean)
    yellow = plain("#f2c14e", roughness=0.8)
    ellipsoid("core", (0.035, 0.035, 0.03), yellow, 2, handle, (x, y, height + 0.015))


def scatter(count, area, height_at, materials, size=0.12, seed=1, avoid=None, lift=0.03, air=None):
    """Leaves or petals: small bent diamonds on the ground, or in the air between two heights."""
    rng = random.Random(seed)
    parts = [([], []) for _ in materials]
    for i in range(count):
        x, y = rng.uniform(area[0], area[1]), rng.uniform(area[2], area[3])
        if avoid and avoid(x, y):
            continue
        vertices, faces = parts[i % len(materials)]
        reach = size * rng.uniform(0.6, 1.4)
        angle = rng.random() * FULL_TURN
        middle = Vector((x, y, rng.uniform(*air) if air else height_at(x, y) + lift))
        tilt = rng.uniform(-1.5, 1.5) if air else rng.uniform(-0.4, 0.4)
        along = Vector((math.cos(angle), math.sin(angle), tilt * 0.5)).normalized() * reach
        across = Vector((-math.sin(angle), math.cos(angle), tilt)).normalized() * reach * 0.55
        bend = Vector((0, 0, reach * 0.25))
        first = len(vertices)
        vertices += [
            middle + along,
            middle + across + bend,
            middle - along,
            middle - across + bend,
            middle,
        ]
        faces += [(first + k, first + (k + 1) % 4, first + 4) for k in range(4)]
    for material, (vertices, faces) in zip(materials, parts):
        if vertices:
            mesh_object("scatter", vertices, faces, material, smooth=False)


def potted_plant(location, size, seed=0, shape="round", pot="#c9764f", flowers=None):
    """A plant in a clay pot, `round` or clipped to a `cone`, with flowers of a color or none."""
    rng = random.Random(seed)
    handle = empty("pot", location=location, scale=size)
    profile = [(0.42, 0), (0.58, 0.9), (0.66, 0.9), (0.66, 1.1), (0.56, 1.1), (0.54, 0.95)]
    lathe(profile, plain(pot, roughness=0.7), parent=handle)
    leaves = [hazed(color) for color in ("#6f9a58", "#7fa964", "#5c8850")]
    if shape == "cone":
        profile = [(0.05, 0.9), (0.62, 1.1), (0.66, 1.4), (0.40, 2.5), (0.02, 3.6)]
        material = leaves[seed % 3]
        lathe(profile, material, sides=11, parent=handle, smooth=False, jitter=0.07, seed=seed)
    else:
        for k in range(6):
            x, y = 0.36 * math.cos(k * 1.05), 0.36 * math.sin(k * 1.05)
            lump(
                "lf",
                (0.46, 0.46, 0.42),
                leaves[k % 3],
                seed=seed + k,
                roughness=0.2,
                detail=2,
                parent=handle,
                location=(x, y, 1.35 + 0.35 * (k % 2)),
            )
    if not flowers:
        return
    petals = plain(flowers, roughness=0.7)
    for k in range(16):
        angle, z = rng.random() * FULL_TURN, rng.uniform(1.1, 2.0)
        out = 0.78 if z < 1.7 else 0.55
        lump(
            "fl",
            (0.12, 0.12, 0.10),
            petals,
            seed=k,
            roughness=0.2,
            detail=1,
            parent=handle,
            location=(out * math.cos(angle), out * math.sin(angle), z),
        )
