"""Eyes, noses, mouths, collars, and the body of who stands in the bag."""

import math

import bmesh
import numpy as np
from mathutils import Matrix, Vector

from kit.curves import smooth_path, tube
from kit.materials import plain
from kit.meshes import ball, object_of
from kit.objects import empty, put
from models.pets.blobs import felt_blobs, plain_blobs

FUR = 0.045  # length of the felt hair in the images, in units
COLLAR = "#6f8f86"
STRAIGHT = (0, 0, 0)


def eye(parent, location, radius, look, iris=None):
    """A glossy toy eye with two highlights that looks along a vector; black without an iris."""
    handle = empty("eye", parent, location)
    handle.rotation_euler = Vector(look).to_track_quat("-Y", "Z").to_euler()
    black = plain("#120d0a", roughness=0.06, specular=0.8, coat=1.0)
    if iris:
        ball("ball", radius, plain(iris, roughness=0.08, specular=0.6, coat=1.0), handle)
        pupil = ball("pupil", radius * 0.80, black, handle)
        put(pupil, (0, -radius * 0.27, 0), scale=(0.86, 1, 1.0))
    else:
        ball("ball", radius, black, handle)
    white = plain("#ffffff", roughness=0.2, emission=0.9)
    put(
        ball("glint", radius * 0.20, white, handle),
        (-radius * 0.34, -radius * 0.84, radius * 0.40),
    )
    put(
        ball("glint2", radius * 0.09, white, handle),
        (radius * 0.30, -radius * 0.90, -radius * 0.25),
    )


def nose(parent, location, size, color):
    """A shiny nose of a width."""
    blobs = [
        ((0, 0, 0.0), (size, size * 0.62, size * 0.66), (0, 0, 0)),
        ((0, 0.01, -size * 0.35), (size * 0.55, size * 0.5, size * 0.5), (0, 0, 0)),
    ]
    shiny = plain(color, roughness=0.25, specular=0.6, coat=0.4)
    put(plain_blobs("nose", parent, blobs, shiny), location)


def mouth_line(parent, points, radius, color):
    """Half a smile."""
    tube("mouth", smooth_path(points, 10), radius, plain(color, roughness=0.6), parent=parent)


def collar(parent, radius, z, y):
    """A collar with a round brass tag."""
    ring = [
        (radius * math.cos(angle), y + radius * 0.9 * math.sin(angle), z + 0.06 * math.sin(angle))
        for angle in np.linspace(0, 2 * math.pi, 48, endpoint=False)
    ]
    tube("collar", ring, 0.055, plain(COLLAR, roughness=0.6), closed=True, parent=parent)
    shape = bmesh.new()
    bmesh.ops.create_cone(
        shape,
        cap_ends=True,
        segments=36,
        radius1=0.125,
        radius2=0.125,
        depth=0.04,
        matrix=Matrix.Rotation(math.pi / 2, 4, "X"),
    )
    rims = [edge for edge in shape.edges if edge.calc_face_angle(0) > 1.0]
    bmesh.ops.bevel(shape, geom=rims, offset=0.012, segments=2, affect="EDGES")
    brass = plain("#cfa458", roughness=0.3, metallic=1.0)
    put(object_of("tag", shape, brass, parent), (0, y - radius * 0.9 - 0.07, z - 0.20))


def hanging_body(name, parent, main, light, width):
    """What is below the bust of an animal that looks out of the bag: it stands on its hind legs on
    the cushion, and the net shows it. `width` is 1 for the puppy.
    """
    blobs = [
        ((0, 0.14, -0.65), (0.56 * width, 0.48, 1.0), STRAIGHT, main),
        ((0, 0.20, -1.75), (0.62 * width, 0.54, 0.80), STRAIGHT, main),
        ((0, -0.14, -0.70), (0.27 * width, 0.24, 0.95), STRAIGHT, light),
        ((0, -0.16, -1.65), (0.27 * width, 0.24, 0.66), STRAIGHT, light),
    ]
    for side in (1, -1):
        x = side * 0.42 * width
        blobs.append(((x, 0.04, -2.25), (0.29, 0.40, 0.55), (0, 0, side * 8), main))
        blobs.append(((x, -0.30, -2.84), (0.20, 0.32, 0.16), STRAIGHT, light))
    felt_blobs(name, blobs, parent)
