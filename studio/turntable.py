"""The frames of a film in which the bag turns once.

Camera, lamps and paper go round the bag together, so the light on it never changes.
"""

import math
from pathlib import Path

from kit.camera_and_light import look_at
from kit.objects import reset
from kit.rendering import render
from models.backpack.build import build_backpack
from studio import EXPOSURE, SATURATION, build_turning_studio, camera_place, studio_camera

ELEVATION = 10  # degrees
DISTANCE = 15.4 * 4 / 3  # for a picture of 4 to 3
TARGET_HEIGHT = 2.36


def draw(path, width, height, samples, colour, frames, start, end):
    """The bag in a colour, as `frames` files f0000.png … in a folder; finished ones stay.

    The camera goes from one azimuth in degrees towards another, which it does not reach.
    """
    reset()
    build_backpack(colour, closed_blinds=(1, -1))
    studio = build_turning_studio()
    view = studio_camera(start, ELEVATION, DISTANCE, TARGET_HEIGHT)
    for frame in range(frames):
        file = Path(path) / f"f{frame:04d}.png"
        if file.exists():
            continue
        azimuth = start + (end - start) * frame / frames
        studio.rotation_euler.z = math.radians(azimuth)
        view.location = camera_place(azimuth, ELEVATION, DISTANCE, TARGET_HEIGHT)
        look_at(view, (0, 0, TARGET_HEIGHT))
        render(file, width, height, samples, EXPOSURE, saturation=SATURATION)
