"""Meshes from lists of points, and a few solids. Lengths in units."""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix

from kit.objects import link, place_on_surface


def mesh_object(name, vertices, faces, material, uvs=None, parent=None, smooth=True):
    """An object from points and faces (tuples of indices); uvs one pair per point, in units.

    Several materials may be given; faces use the first until told otherwise.
    """
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(
        [tuple(map(float, vertex)) for vertex in vertices],
        [],
        [tuple(map(int, face)) for face in faces],
    )
    if uvs is not None:
        layer = mesh.uv_layers.new(name="UVMap")
        vertex_of_corner = np.empty(len(mesh.loops), dtype=np.int64)
        mesh.loops.foreach_get("vertex_index", vertex_of_corner)
        layer.data.foreach_set("uv", np.asarray(uvs, dtype=np.float32)[vertex_of_corner].ravel())
    if smooth:
        shade_smooth(mesh)
    for one in material if isinstance(material, (list, tuple)) else [material]:
        mesh.materials.append(one)
    mesh.update()
    return link(bpy.data.objects.new(name, mesh), parent)


def shade_smooth(mesh, smooth=True):
    """Lets light run over the edges between faces, or not."""
    mesh.polygons.foreach_set("use_smooth", [smooth] * len(mesh.polygons))


def object_of(name, shape, material, parent=None):
    """An object from a bmesh, which is used up."""
    mesh = bpy.data.meshes.new(name)
    shape.to_mesh(mesh)
    shape.free()
    mesh.materials.append(material)
    return link(bpy.data.objects.new(name, mesh), parent)


def solidify(thing, thickness):
    """Gives a sheet thickness towards its inside; inside and edges take its second material."""
    modifier = thing.modifiers.new("solid", "SOLIDIFY")
    modifier.thickness = thickness
    modifier.offset = -1
    modifier.material_offset = 1
    modifier.material_offset_rim = 1
    return thing


def face_outwards(thing):
    """Turns all faces the same way round."""
    shape = bmesh.new()
    shape.from_mesh(thing.data)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(thing.data)
    shape.free()
    return thing


def rounded_box(
    name, size, radius, material, location=(0, 0, 0), rotation=None, parent=None, segments=4
):
    """A box with rounded edges; rotation is a 3x3 matrix."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    bmesh.ops.scale(shape, vec=size, verts=shape.verts)
    bmesh.ops.bevel(
        shape,
        geom=shape.edges[:] + shape.verts[:],
        offset=min(radius, min(size) * 0.499),
        segments=segments,
        profile=0.5,
        affect="EDGES",
    )
    thing = object_of(name, shape, material, parent)
    shade_smooth(thing.data)
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = 0.7
    if rotation is None:
        thing.location = location
    else:
        place_on_surface(thing, location, rotation)
    return thing


def ball(name, radius, material, parent=None, segments=40, rings=24):
    """A smooth sphere."""
    shape = bmesh.new()
    bmesh.ops.create_uvsphere(shape, u_segments=segments, v_segments=rings, radius=radius)
    thing = object_of(name, shape, material, parent)
    shade_smooth(thing.data)
    return thing


def grid_faces(rows, columns, closed=False):
    """Faces between rows of points that were listed row by row.

    `rows` and `columns` count points; closed joins the last column to the first.
    """
    faces = []
    for row in range(rows - 1):
        for column in range(columns if closed else columns - 1):
            right = (column + 1) % columns
            here, above = row * columns, (row + 1) * columns
            faces.append((here + column, here + right, above + right, above + column))
    return faces


def strip_faces(pairs):
    """Faces of a band whose points were listed left, right, left, right …"""
    return [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(pairs - 1)]


def turned(axis, degrees):
    """A 3x3 rotation about an axis: X, Y or Z."""
    return Matrix.Rotation(math.radians(degrees), 3, axis)
