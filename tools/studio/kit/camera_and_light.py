"""Cameras, lamps and backgrounds. Positions in units, power in watts, lenses in millimetres."""

import math

import bpy
import numpy as np
from mathutils import Vector

from kit.colors import linear
from kit.materials import plain
from kit.meshes import mesh_object
from kit.objects import link

PAPER_NAME = "cyc"
SENSOR_WIDTH = 36  # millimetres, as 35 mm film


def look_at(thing, target):
    """Turns a camera or lamp towards a point."""
    direction = Vector(target) - Vector(thing.location)
    thing.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()


def _lamp(kind, name, power, color):
    lamp = bpy.data.lights.new(name, kind)
    lamp.energy = power
    lamp.color = color
    return lamp


def area_light(name, location, target, size, power, color=(1, 1, 1)):
    """A square soft lamp of a side length that shines on a point."""
    lamp = _lamp("AREA", name, power, color)
    lamp.size = size
    thing = link(bpy.data.objects.new(name, lamp))
    thing.location = location
    look_at(thing, target)
    return thing


def point_light(location, power, color, size=0.3, name="pt", parent=None):
    """A glowing ball of a radius."""
    lamp = _lamp("POINT", name, power, color)
    lamp.shadow_soft_size = size
    thing = link(bpy.data.objects.new(name, lamp), parent)
    thing.location = location
    return thing


def sun_light(azimuth, elevation, power, color, size=2.0):
    """A sun by its place in the sky, in degrees: azimuth 0 stands behind the camera, positive to
    the right.

    `size` is its width in the sky in degrees: more makes softer shadows.
    """
    lamp = _lamp("SUN", "sun", power, color[:3])
    lamp.angle = math.radians(size)
    thing = link(bpy.data.objects.new("sun", lamp))
    a, e = math.radians(azimuth), math.radians(elevation)
    ray = Vector((-math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), -math.sin(e)))
    thing.rotation_euler = ray.to_track_quat("-Z", "Y").to_euler()


def camera(location, target, lens=85, focus=None, f_stop=8):
    """The camera of the scene. With a focus distance, what is nearer or farther blurs."""
    optics = bpy.data.cameras.new("cam")
    optics.lens = lens
    optics.sensor_width = SENSOR_WIDTH
    thing = link(bpy.data.objects.new("cam", optics))
    thing.location = location
    look_at(thing, target)
    if focus is not None:
        optics.dof.use_dof = True
        optics.dof.focus_distance = focus
        optics.dof.aperture_fstop = f_stop
    bpy.context.scene.camera = thing
    return thing


def remove_camera():
    """Takes the scene's camera away, so that another can be set up."""
    bpy.data.objects.remove(bpy.context.scene.camera)


def even_light(color, strength):
    """The same light from everywhere."""
    world = bpy.data.worlds.new("even light")
    world.use_nodes = True
    bpy.context.scene.world = world
    background = world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = color
    background.inputs["Strength"].default_value = strength


def paper_backdrop(color, back, radius, size=60):
    """Seamless paper: a floor that rolls up into a wall `back` units behind the middle."""
    bend = [
        (back - radius + radius * math.sin(angle), radius - radius * math.cos(angle))
        for angle in np.linspace(0, math.pi / 2, 32)[1:]
    ]
    profile = [(-size, 0), (back - radius, 0), *bend, (back, size)]
    vertices = [(x, y, z) for y, z in profile for x in (-size, size)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    paper = plain(linear(color), roughness=0.9, specular=0.1)
    return mesh_object(PAPER_NAME, vertices, faces, paper)


def paper_material():
    """The material of the seamless paper in the scene."""
    return bpy.data.objects[PAPER_NAME].active_material
