"""The large image of an animal that looks out of its bag, on white paper."""

import math

from kit.objects import reset
from kit.rendering import render
from models.bag_with_pet import build_bag_with_pet
from studio import EXPOSURE, SATURATION, build_turning_studio, studio_camera

AZIMUTH = -26  # degrees


def draw(path, width, height, samples):
    """A puppy in an olive bag."""
    reset()
    build_bag_with_pet("dog", "caramel", "olive", turn=AZIMUTH * 0.8)
    build_turning_studio().rotation_euler.z = math.radians(AZIMUTH)
    studio_camera(AZIMUTH, 9, 19.8, 3.32)
    render(path, width, height, samples, EXPOSURE, saturation=SATURATION)
