"""Air, sky and what shines in it."""

import math
import random

import bpy
import numpy as np

from kit.colors import linear
from kit.materials import plain
from kit.meshes import mesh_object
from kit.shader import Shader

_haze = {"color": linear("#f7d9b8"), "distance": 120.0, "start": 10.0}


def set_haze(color, distance, start):
    """How things far away pale: from `start` units on towards a color, by two thirds every
    `distance`.

    Holds for all materials that are made afterwards.
    """
    _haze.update(color=linear(color), distance=distance, start=start)


def hazed(color, roughness=0.9, variation=0.10):
    """A matte material that pales in the distance; without volumes, so without their noise.

    Every object is a little lighter or darker, by its name: renaming an object changes its shade.
    """
    shader = Shader("hazed")
    random_number = shader.node("ObjectInfo").outputs["Random"]
    shade = shader.math("MULTIPLY_ADD", random_number, 2 * variation, 1 - variation)
    grey = shader.node("CombineXYZ", {0: shade, 1: shade, 2: shade}).outputs[0]
    surface = shader.principled(
        shader.mix(1.0, linear(color), grey, "MULTIPLY"), roughness, specular=0.15
    )
    distance = shader.node("CameraData").outputs["View Distance"]
    beyond = shader.math("MAXIMUM", shader.math("SUBTRACT", distance, _haze["start"]), 0)
    depth = shader.math("DIVIDE", beyond, _haze["distance"])
    clear = shader.math("POWER", 2.718, shader.math("MULTIPLY", depth, -1))
    only_seen = shader.node("LightPath").outputs["Is Camera Ray"]
    haze = shader.math("MULTIPLY", shader.math("SUBTRACT", 1.0, clear), only_seen)
    return shader.finish(shader.blend(haze, surface, shader.emission(_haze["color"], 1.0)))


def glow(color, strength):
    """A material that shines."""
    return plain(color, roughness=0.6, emission=strength)


def gradient_sky(stops, strength):
    """A sky of colors by height: stops are (0 at the horizon … 1 overhead, color)."""
    world = bpy.data.worlds.new("sky")
    world.use_nodes = True
    bpy.context.scene.world = world
    tree = world.node_tree
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    separate = tree.nodes.new("ShaderNodeSeparateXYZ")
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    background = tree.nodes["Background"]
    tree.links.new(coordinates.outputs["Generated"], separate.inputs[0])
    tree.links.new(separate.outputs[2], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], background.inputs["Color"])
    elements = ramp.color_ramp.elements
    while len(elements) > 1:
        elements.remove(elements[0])
    elements[0].position = stops[0][0]
    elements[0].color = linear(stops[0][1])
    for position, color in stops[1:]:
        elements.new(position).color = linear(color)
    background.inputs["Strength"].default_value = strength


def disc(centre, radius, material):
    """A flat disc that faces the camera: sun or moon."""
    x, y, z = centre
    rim = [
        (x + radius * math.cos(angle), y, z + radius * math.sin(angle))
        for angle in np.linspace(0, 2 * math.pi, 48, endpoint=False)
    ]
    mesh_object("disc", rim, [tuple(range(48))], material, smooth=False)


def stars(count, material, heights, size):
    """Small diamonds scattered over the far sky, between two heights."""
    rng = random.Random(4)
    vertices, faces = [], []
    y, half_width = 420, 260
    for _ in range(count):
        x, z = rng.uniform(-half_width, half_width), rng.uniform(*heights)
        reach = size * rng.uniform(0.5, 1.5)
        first = len(vertices)
        vertices += [(x - reach, y, z), (x, y, z - reach), (x + reach, y, z), (x, y, z + reach)]
        faces.append((first, first + 1, first + 2, first + 3))
    mesh_object("stars", vertices, faces, material, smooth=False)
