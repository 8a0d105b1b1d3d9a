"""Bodies made of ellipsoids that melt into one another, like an airbrushed felt toy.

A blob is (location, radii, rotation in degrees about X, Y, Z, color); lengths in units.
"""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix

from kit.colors import linear
from kit.meshes import object_of, shade_smooth
from kit.objects import link
from kit.shader import Shader

COLOR_BLEND = 0.028  # how far one blob's color runs into the next, in units


def _placed(location, radii, rotation):
    x, y, z = (math.radians(degrees) for degrees in rotation)
    turn = Matrix.Rotation(z, 4, "Z") @ Matrix.Rotation(y, 4, "Y") @ Matrix.Rotation(x, 4, "X")
    return Matrix.Translation(location) @ turn @ Matrix.Diagonal((*radii, 1))


def _melt(thing, voxel, smoothing):
    remesh = thing.modifiers.new("r", "REMESH")
    remesh.mode = "VOXEL"
    remesh.voxel_size = voxel
    smooth = thing.modifiers.new("s", "SMOOTH")
    smooth.factor = 0.5
    smooth.iterations = smoothing
    return remesh


def plain_blobs(name, parent, blobs, material, voxel=0.012, smoothing=6):
    """Blobs of one material; these have no color of their own."""
    shape = bmesh.new()
    for blob in blobs:
        bmesh.ops.create_icosphere(shape, subdivisions=4, radius=1, matrix=_placed(*blob))
    thing = object_of(name, shape, material, parent)
    _melt(thing, voxel, smoothing).use_smooth_shade = True
    return thing


def felt_blobs(name, blobs, parent, voxel=0.028, smoothing=10, fur=0.0):
    """One smooth body whose colors blend, with felt hair of a length (`fur`) or without."""
    shape = bmesh.new()
    placed = [_placed(*blob[:3]) for blob in blobs]
    for matrix in placed:
        bmesh.ops.create_icosphere(shape, subdivisions=4, radius=1, matrix=matrix)
    raw = bpy.data.meshes.new(name)
    shape.to_mesh(raw)
    shape.free()
    thing = link(bpy.data.objects.new(name, raw))
    _melt(thing, voxel, smoothing)
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
    thing.modifiers.clear()
    thing.data = mesh
    _paint(mesh, blobs, placed)
    shade_smooth(mesh)
    if not mesh.uv_layers:
        mesh.uv_layers.new(name="UVMap")
    mesh.materials.clear()
    mesh.materials.append(_felt(fur > 0))
    if fur:
        _grow_hair(thing, fur)
    thing.parent = parent
    return thing


def _paint(mesh, blobs, placed):
    """Colors every vertex by the blobs it is near to."""
    count = len(mesh.vertices)
    points = np.empty(count * 3)
    mesh.vertices.foreach_get("co", points)
    points = np.c_[points.reshape(-1, 3), np.ones(count)]
    weights = []
    for (_, radii, _, _), matrix in zip(blobs, placed):
        local = (points @ np.array(matrix.inverted()).T)[:, :3]
        distance = (np.linalg.norm(local, axis=1) - 1) * min(radii)  # about, to the ellipsoid
        weights.append(np.exp(-np.maximum(distance, -0.05) / COLOR_BLEND))
    weights = np.array(weights)
    weights /= weights.sum(0)
    colors = np.array([linear(color)[:3] for _, _, _, color in blobs])
    painted = np.c_[np.einsum("bn,bc->nc", weights, colors), np.ones(count)]
    # corner byte colors: the only kind that Cycles hands on to hair in Blender 3.4
    layer = mesh.color_attributes.new("Col", "BYTE_COLOR", "CORNER")
    vertex_of_corner = np.empty(len(mesh.loops), dtype=np.int64)
    mesh.loops.foreach_get("vertex_index", vertex_of_corner)
    layer.data.foreach_set("color", painted.astype(np.float32)[vertex_of_corner].ravel())
    mesh.color_attributes.active_color = layer


def _felt(with_hair):
    shader = Shader("felt")
    painted = shader.node("VertexColor", layer_name="Col").outputs[0]
    pile = shader.noise(shader.coordinates("Object"), 34, 5, Roughness=0.7)
    normal = shader.bump(pile, 0.55, 0.022)
    # hairs shade each other: lift the coat
    lift = (1.55, 1.5, 1.45, 1) if with_hair else (1, 1, 1, 1)
    lifted = shader.mix(1.0, painted, lift, "MULTIPLY")
    mottle = shader.mix(pile, (0.55, 0.55, 0.55, 1), (1.3, 1.3, 1.3, 1))
    color = shader.mix(0.5, lifted, mottle, "MULTIPLY")
    return shader.finish(shader.principled(color, 0.75, 0.15, normal, Sheen=0.9))


def _grow_hair(thing, length):
    system = thing.modifiers.new("fur", "PARTICLE_SYSTEM").particle_system
    system.seed = 0
    hair = system.settings
    hair.type = "HAIR"
    hair.count = int(60 + 420 * sum(face.area for face in thing.data.polygons))
    hair.hair_length = length
    hair.hair_step = 2
    hair.child_type = "INTERPOLATED"
    hair.rendered_child_count = 26
    hair.child_nbr = 1
    hair.roughness_2 = 0.5 * length
    hair.roughness_endpoint = 0.04
    hair.clump_factor = -0.1
    hair.brownian_factor = 0.012
    hair.root_radius = 0.35
    hair.tip_radius = 0.08
    hair.radius_scale = 0.016
    hair.material = 1
    hair.display_percentage = 1
