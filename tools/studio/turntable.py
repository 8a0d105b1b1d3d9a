"""The frames of a turning bag: of the film, and of the turn that a visitor's finger drags.

Camera, lamps and paper go round the bag together, so the light on it never changes.
"""

import math
from pathlib import Path

import bpy

from kit.camera_and_light import look_at
from kit.dyes import UNDYED
from kit.objects import reset
from kit.rendering import render
from models.backpack.build import build_backpack
from models.backpack.fabrics import prepare_colors
from models.backpack.sides import BLIND_NAME
from studio import EXPOSURE, SATURATION, build_turning_studio, camera_place, studio_camera

ELEVATION = 10  # degrees
DISTANCE = 15.4  # for a square image
TARGET_HEIGHT = 2.36
BOUNCES = 4  # fewer than of an image that is looked at closely


def draw(
    path,
    width,
    height,
    samples,
    frames,
    start,
    end,
    color=UNDYED,
    elevation=ELEVATION,
    distance=DISTANCE,
):
    """The bag as `frames` files f0000.png … in a folder; finished ones stay. Without a color, in
    every one; the path then holds `{color}`.

    The camera goes from one azimuth in degrees towards another, which it does not reach.
    """
    reset()
    build_backpack(color, closed_blinds=(1, -1))
    studio = build_turning_studio()
    distance = distance * width / height
    view = studio_camera(start, elevation, distance, TARGET_HEIGHT)
    dyes = prepare_colors() if color == UNDYED else ()
    look = {"saturation": SATURATION, "dyes": dyes, "bounces": BOUNCES}
    for frame in range(frames):
        file = Path(path) / f"f{frame:04d}.png"
        if all(Path(str(file).replace("{color}", dye)).exists() for dye in dyes or ("",)):
            continue
        azimuth = start + (end - start) * frame / frames
        studio.rotation_euler.z = math.radians(azimuth)
        view.location = camera_place(azimuth, elevation, distance, TARGET_HEIGHT)
        look_at(view, (0, 0, TARGET_HEIGHT))
        _raise_blinds(view.location.x)
        render(file, width, height, samples, EXPOSURE, **look)


def _raise_blinds(camera_x):
    """The blind of the side that is seen is up, the other one down."""
    for blind in bpy.context.scene.objects:
        if blind.name.startswith(BLIND_NAME):
            blind.hide_render = blind.data.vertices[0].co.x * camera_x > 0
