"""Simple solids and lettering. Lengths in units."""

import math
import random

import bmesh
import bpy
from mathutils import Vector, noise

from kit.meshes import (
    face_outwards,
    grid_faces,
    mesh_object,
    object_of,
    rounded_box,
    shade_smooth,
)
from kit.objects import link, put


def box(size, location, material, radius=0.05, rotation=None, parent=None, segments=3):
    """A box with slightly rounded edges; rotation is a 3x3 matrix."""
    return rounded_box("box", size, radius, material, location, rotation, parent, segments)


def lathe(
    profile,
    material,
    location=(0, 0, 0),
    sides=20,
    parent=None,
    smooth=True,
    jitter=0.0,
    seed=0,
    rotation=None,
    scale=None,
):
    """A solid turned from a profile of (radius, height); `jitter` makes its rings uneven."""
    rng = random.Random(seed)
    vertices = []
    for radius, z in profile:
        for j in range(sides):
            angle = 2 * math.pi * j / sides
            uneven = 1 + jitter * rng.uniform(-1, 1)
            x, y = radius * uneven * math.cos(angle), radius * uneven * math.sin(angle)
            vertices.append((x, y, z))
    faces = grid_faces(len(profile), sides, closed=True)
    faces.append(tuple(range(sides - 1, -1, -1)))
    faces.append(tuple(range((len(profile) - 1) * sides, len(profile) * sides)))
    thing = mesh_object("lathe", vertices, faces, material, parent=parent, smooth=smooth)
    if smooth:
        thing.data.use_auto_smooth = True
        thing.data.auto_smooth_angle = 0.8
    return put(thing, location, rotation, scale)


def prism(outline, front, back, material, parent=None, rotation=None):
    """An outline of (x, z) drawn out from one y to another."""
    count = len(outline)
    vertices = [(x, y, z) for y in (front, back) for x, z in outline]
    faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
    for j in range(count):
        after = (j + 1) % count
        faces.append((j, after, count + after, count + j))
    thing = mesh_object("prism", vertices, faces, material, parent=parent, smooth=False)
    return put(face_outwards(thing), rotation=rotation)


def lump(
    name,
    size,
    material,
    seed=0,
    roughness=0.18,
    detail=3,
    parent=None,
    flat=True,
    frequency=1.3,
    location=None,
    rotation=None,
):
    """An uneven ball: rocks, bushes, clouds. `flat` shows its facets."""
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=detail, radius=1)
    shift = Vector((seed * 7.3, seed * 1.7, 0))
    for vertex in shape.verts:
        vertex.co *= 1 + roughness * noise.noise(vertex.co * frequency + shift) * 1.6
        x, y, z = vertex.co
        vertex.co = Vector((x * size[0], y * size[1], z * size[2]))
    thing = object_of(name, shape, material, parent)
    shade_smooth(thing.data, not flat)
    return put(thing, location, rotation)


def ellipsoid(name, size, material, detail=3, parent=None, location=None, rotation=None):
    """A smooth ball, stretched by three radii; more `detail` has more facets."""
    return lump(
        name,
        size,
        material,
        roughness=0,
        detail=detail,
        parent=parent,
        flat=False,
        location=location,
        rotation=rotation,
    )


def lettering(words, size, location, material, rotation=(90, 0, 0), parent=None, depth=0.03):
    """Raised letters, centred; rotation in degrees."""
    curve = bpy.data.curves.new("t", "FONT")
    curve.body = words
    curve.size = size
    curve.align_x = curve.align_y = "CENTER"
    curve.extrude = depth
    curve.materials.append(material)
    thing = link(bpy.data.objects.new("t", curve), parent)
    put(thing, location, tuple(math.radians(degrees) for degrees in rotation))
