"""Parts that lie on a curved surface: panels, bands, seams and zips.

A surface is a function `surface(u, v, height)` that returns a point in space: u and v are lengths
on the surface (units), height is the distance from it along its normal. Outlines and paths are
given in u and v.
"""

import math

import numpy as np

from kit.curves import dashes, evenly_spaced, lengths_along, tube
from kit.meshes import face_outwards, grid_faces, mesh_object
from kit.outlines import tangents_and_normals

EDGE_STEPS = 5
STITCH_STEPS = 8  # points of the path for every stitch


def patch(
    name,
    surface,
    outline,
    thickness,
    material,
    edge=0.05,
    puff=0.0,
    puff_power=2.2,
    rings=18,
    parent=None,
    skirt=-0.02,
    keep=None,
):
    """A padded panel: a rounded edge of radius `edge`, raised in the middle by `puff`.

    `skirt` is the height of its lowest edge; `keep(u, v)` leaves out faces, for windows.
    """
    outline = np.asarray(outline, float)
    count = len(outline)
    _, normals = tangents_and_normals(outline)
    middle = outline.mean(0)
    levels = [(outline, skirt)]
    for k in range(EDGE_STEPS):
        angle = math.pi / 2 * k / (EDGE_STEPS - 1)
        inset = outline - normals * edge * (1 - math.cos(angle))
        levels.append((inset, thickness * math.sin(angle)))
    rim = levels[-1][0]
    for k in range(1, rings):
        share = 1 - k / rings
        levels.append((middle + (rim - middle) * share, thickness + puff * (1 - share**puff_power)))
    vertices, uvs = [], []
    for ring, height in levels:
        for u, v in ring:
            vertices.append(surface(u, v, height))
            uvs.append((u, v))
    faces = grid_faces(len(levels), count, closed=True)
    last = (len(levels) - 1) * count
    vertices.append(surface(middle[0], middle[1], thickness + puff))
    uvs.append(tuple(middle))
    faces += [(last + j, last + (j + 1) % count, len(vertices) - 1) for j in range(count)]
    if keep is None:
        return face_outwards(mesh_object(name, vertices, faces, material, uvs, parent))
    all_uvs = np.array(uvs)
    faces = [face for face in faces if keep(*all_uvs[list(face)].mean(0))]
    return mesh_object(name, vertices, faces, material, uvs, parent)


def ribbon(
    name,
    surface,
    path,
    half_width,
    thickness,
    material,
    closed=True,
    parent=None,
    height=0.0,
    power=4,
    section=12,
):
    """A flat band along a path on a surface."""
    path = np.asarray(path, float)
    count = len(path)
    _, normals = tangents_and_normals(path, closed)
    angles = np.linspace(0, math.pi, section)
    across = np.sign(np.cos(angles)) * np.abs(np.cos(angles)) ** (2 / power)
    across = np.concatenate([[1], across, [-1]])
    up = np.concatenate([[-0.6], np.abs(np.sin(angles)) ** (2 / power), [-0.6]])
    columns = len(across)
    lengths = lengths_along(path)
    vertices, uvs, faces = [], [], []
    for i in range(count):
        for j in range(columns):
            u, v = path[i] + normals[i] * (across[j] * half_width)
            vertices.append(surface(u, v, height + up[j] * thickness))
            uvs.append((lengths[i], across[j] * half_width))
    for i in range(count if closed else count - 1):
        here, there = i * columns, (i + 1) % count * columns
        for j in range(columns - 1):
            faces.append((here + j, here + j + 1, there + j + 1, there + j))
    return face_outwards(mesh_object(name, vertices, faces, material, uvs, parent))


def surface_tube(name, surface, path, radius, material, parent=None, height=0.0):
    """Piping: a closed round cord on a surface."""
    points = [surface(u, v, height) for u, v in path]
    return tube(name, points, radius, material, closed=True, parent=parent)


def stitch(
    name,
    surface,
    path,
    material,
    closed=True,
    parent=None,
    height=0.012,
    pitch=0.055,
    length=0.036,
    radius=0.0075,
    offset=0.0,
):
    """A seam of stitches of a length, one every `pitch`, `offset` beside the path."""
    path = np.asarray(path, float)
    if offset:
        path = path + tangents_and_normals(path, closed)[1] * offset
    points = evenly_spaced(path, step=pitch / STITCH_STEPS, closed=closed)
    reach = max(2, int(STITCH_STEPS * length / pitch))
    sunk = height - 0.004
    lines = [
        [
            surface(*points[i], sunk),
            surface(*points[i + reach // 2], height),
            surface(*points[i + reach], sunk),
        ]
        for i in range(0, len(points) - reach, STITCH_STEPS)
    ]
    return dashes(name, lines, radius, material, parent)


TOOTH_PITCH = 0.026
TOOTH_LEVELS = ((0.008, 1.0), (0.026, 1.0), (0.032, 0.6))  # height above the tape, size
TOOTH_CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))


def zipper(
    name, surface, path, tape, teeth, closed=False, parent=None, height=0.01, half_width=0.07
):
    """A zip: a tape, and teeth that point left and right in turn."""
    ribbon(name + "_tape", surface, path, half_width, 0.014, tape, closed, parent, height)
    points = evenly_spaced(path, step=TOOTH_PITCH, closed=closed)
    tangents, normals = tangents_and_normals(points, closed)
    vertices, faces = [], []
    for i in range(len(points)):
        side = 1 if i % 2 else -1
        middle = points[i] + normals[i] * side * 0.011
        first = len(vertices)
        for above, size in TOOTH_LEVELS:
            for along, across in TOOTH_CORNERS:
                u, v = (
                    middle
                    + tangents[i] * along * 0.0095 * size
                    + normals[i] * across * 0.019 * size
                )
                vertices.append(surface(u, v, height + above))
        faces += [
            tuple(first + corner for corner in face)
            for face in grid_faces(len(TOOTH_LEVELS), 4, closed=True)
        ]
        faces.append((first + 8, first + 9, first + 10, first + 11))
    teeth_name = name + "_teeth"
    face_outwards(mesh_object(teeth_name, vertices, faces, teeth, parent=parent, smooth=False))
