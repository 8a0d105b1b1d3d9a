"""Paths through space, and what is drawn along them. Lengths in units."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from kit.meshes import face_outwards, grid_faces, mesh_object
from kit.objects import link


def frame(tangent, normal):
    """A 3x3 rotation whose X runs along the tangent and whose Z leans to the normal."""
    tangent = Vector(tangent).normalized()
    normal = Vector(normal)
    normal = (normal - tangent * normal.dot(tangent)).normalized()
    return Matrix((tangent, normal.cross(tangent), normal)).transposed()


def smooth_path(points, steps=24, closed=False):
    """A Catmull-Rom curve through the points, `steps` points for every given one."""
    given = np.asarray(points, float)
    count = len(given)
    path = []
    for i in range(count if closed else count - 1):
        start, end = given[i], given[(i + 1) % count]
        before = given[(i - 1) % count] if closed or i > 0 else 2 * given[0] - given[1]
        after = given[(i + 2) % count] if closed or i + 2 < count else 2 * given[-1] - given[-2]
        for step in range(steps):
            t = step / steps
            path.append(
                0.5
                * (
                    (2 * start)
                    + (-before + end) * t
                    + (2 * before - 5 * start + 4 * end - after) * t * t
                    + (-before + 3 * start - 3 * end + after) * t**3
                )
            )
    if not closed:
        path.append(given[-1])
    return np.array(path)


def lengths_along(path):
    """The distance of every point of a path from its beginning."""
    return np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])


def evenly_spaced(points, step=None, count=None, closed=False):
    """The same path with points at even distances: so far apart, or so many."""
    path = np.asarray(points, float)
    if closed:
        path = np.vstack([path, path[:1]])
    lengths = lengths_along(path)
    if count is None:
        count = max(3, round(lengths[-1] / step))
    at = np.linspace(0, lengths[-1], count + (1 if closed else 0))
    if closed:
        at = at[:-1]
    return np.stack([np.interp(at, lengths, path[:, k]) for k in range(path.shape[1])], 1)


def _add_line(curve, points):
    line = curve.splines.new("POLY")
    line.points.add(len(points) - 1)
    for target, point in zip(line.points, points):
        target.co = (*map(float, point), 1)
    return line


def _round_curve(name, radius, material, resolution):
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = resolution
    curve.use_fill_caps = True
    curve.materials.append(material)
    return curve


def tube(name, points, radius, material, closed=False, parent=None, resolution=4):
    """A round wire through the points."""
    curve = _round_curve(name, radius, material, resolution)
    line = _add_line(curve, points)
    line.use_cyclic_u = closed
    line.use_smooth = True
    return link(bpy.data.objects.new(name, curve), parent)


def dashes(name, lines, radius, material, parent=None):
    """Many short round pieces, such as stitches, in one object."""
    curve = _round_curve(name, radius, material, resolution=1)
    for points in lines:
        _add_line(curve, points)
    return link(bpy.data.objects.new(name, curve), parent)


def superellipse(angles, power):
    """Cosine and sine, squared off: power 2 is a circle, more is closer to a rectangle."""
    cosine = np.sign(np.cos(angles)) * np.abs(np.cos(angles)) ** (2 / power)
    sine = np.sign(np.sin(angles)) * np.abs(np.sin(angles)) ** (2 / power)
    return cosine, sine


def sweep(name, path, ups, width, thickness, material, parent=None, power=3.2, section=20):
    """A flat strap along a path. `ups` says where its flat side looks: one vector, or one per
    point.

    Width and thickness are numbers or one number per point; the section has `section` points.
    """
    path = np.asarray(path, float)
    count = len(path)
    ups = np.asarray(ups, float)
    if ups.ndim == 1:
        ups = np.tile(ups, (count, 1))
    tangents = np.gradient(path, axis=0)
    tangents /= np.linalg.norm(tangents, axis=1)[:, None]
    ups = ups - tangents * (ups * tangents).sum(1)[:, None]
    ups /= np.linalg.norm(ups, axis=1)[:, None]
    sides = np.cross(tangents, ups)
    half_width = np.broadcast_to(width, count) / 2
    half_thickness = np.broadcast_to(thickness, count) / 2
    lengths = lengths_along(path)
    cosine, sine = superellipse(np.linspace(0, 2 * math.pi, section, endpoint=False), power)
    vertices, uvs = [], []
    for i in range(count):
        for j in range(section):
            sideways = cosine[j] * half_width[i]
            vertices.append(path[i] + sides[i] * sideways + ups[i] * sine[j] * half_thickness[i])
            uvs.append((lengths[i], sideways))
    faces = grid_faces(count, section, closed=True)
    faces.append(tuple(range(section - 1, -1, -1)))
    faces.append(tuple(range((count - 1) * section, count * section)))
    return face_outwards(mesh_object(name, vertices, faces, material, uvs, parent))
