"""The scene and the objects in it."""

import bpy
from mathutils import Matrix, noise

NOISE_SEED = 1


def reset():
    """An empty file: no cube, no lamp, no camera; and noise that is the same every time."""
    noise.seed_set(NOISE_SEED)  # else Blender's vector noise depends on the time of day
    bpy.ops.wm.read_factory_settings(use_empty=True)


def link(thing, parent=None):
    """Puts an object into the scene and returns it."""
    bpy.context.scene.collection.objects.link(thing)
    if parent is not None:
        thing.parent = parent
    return thing


def put(thing, location=None, rotation=None, scale=None):
    """Places an object: units, Euler angles in radians, one factor or three. Returns it."""
    if location is not None:
        thing.location = location
    if rotation is not None:
        thing.rotation_euler = rotation
    if scale is not None:
        thing.scale = scale if isinstance(scale, tuple) else (scale,) * 3
    return thing


def empty(name, parent=None, location=None, rotation=None, scale=None):
    """A handle without a shape that other objects hang on."""
    return put(link(bpy.data.objects.new(name, None), parent), location, rotation, scale)


def place_on_surface(thing, point, rotation):
    """Moves an object to a point and turns it by a 3x3 rotation, both seen from its parent."""
    thing.matrix_local = Matrix.Translation(point) @ rotation.to_4x4()
    return thing
