"""The bag out in the world: draws a scene of the folder scenes/, from its own camera or another
one.
"""

import importlib

from mathutils import Vector

from kit.camera_and_light import camera, remove_camera
from kit.objects import reset
from kit.rendering import render
from scenes.props.star import Star

BLOOM = 0.25
OTHER_CAMERA_F_STOP = 1.2


def draw(path, width, height, samples, scene, color, pet, other_camera=None):
    """A scene with a bag in a color and a pet such as `dog:choc`.

    `other_camera` is (camera, target, lens): points in units, millimetres.
    """
    reset()
    kind, coat = pet.split(":")
    look = importlib.import_module(f"scenes.{scene}").build(Star(color, kind, coat))
    if other_camera:
        place, target, lens = other_camera
        remove_camera()
        camera(place, target, lens, (Vector(place) - Vector(target)).length, OTHER_CAMERA_F_STOP)
    render(
        path,
        width,
        height,
        samples,
        look.exposure,
        tone="filmic",
        bounces=look.bounces,
        saturation=look.saturation,
        bloom=BLOOM,
    )
