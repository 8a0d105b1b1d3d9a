"""The frames of a turning bag: of the film, and of the turn that a visitor's finger drags.

Camera, lamps and paper go round the bag together, so the light on it never changes.
"""

import math
from pathlib import Path

from kit.camera_and_light import look_at
from kit.dyes import UNDYED
from kit.objects import reset
from kit.rendering import render
from models.backpack.build import build_backpack
from models.backpack.fabrics import prepare_colours
from studio import EXPOSURE, SATURATION, build_turning_studio, camera_place, studio_camera

ELEVATION = 10  # degrees
DISTANCE = 15.4  # for a square picture
TARGET_HEIGHT = 2.36
BOUNCES = 4  # fewer than of a picture that is looked at closely


def draw(path, width, height, samples, frames, start, end, colour=UNDYED):
    """The bag as `frames` files f0000.png … in a folder; finished ones stay. Without a colour, in
    every one; the path then holds `{colour}`.

    The camera goes from one azimuth in degrees towards another, which it does not reach.
    """
    reset()
    build_backpack(colour, closed_blinds=(1, -1))
    studio = build_turning_studio()
    distance = DISTANCE * width / height
    view = studio_camera(start, ELEVATION, distance, TARGET_HEIGHT)
    dyes = prepare_colours() if colour == UNDYED else ()
    look = {"saturation": SATURATION, "dyes": dyes, "bounces": BOUNCES}
    for frame in range(frames):
        file = Path(path) / f"f{frame:04d}.png"
        if all(Path(str(file).replace("{colour}", dye)).exists() for dye in dyes or ("",)):
            continue
        azimuth = start + (end - start) * frame / frames
        studio.rotation_euler.z = math.radians(azimuth)
        view.location = camera_place(azimuth, ELEVATION, distance, TARGET_HEIGHT)
        look_at(view, (0, 0, TARGET_HEIGHT))
        render(file, width, height, samples, EXPOSURE, **look)
