"""The large images of the home page: animals that look out of their bags, on white paper."""

import math

from kit.camera_and_light import area_light, camera, even_light, paper_material
from kit.dyes import prepare_dyes
from kit.objects import put, reset
from kit.rendering import render
from models.bag_with_pet import build_bag_with_pet
from studio import (
    EXPOSURE,
    SATURATION,
    build_studio,
    build_turning_studio,
    studio_camera,
    studio_lamps,
)

AZIMUTH = -26  # degrees
DARK_PAPER = (0.052, 0.050, 0.043)  # of the light one's color
WIDE_EXPOSURE, WIDE_SATURATION = 0.14, 0.88


def draw(path, width, height, samples, wide):
    """One bag; or two side by side with room for words on the left, on light and on dark paper: the
    path then holds `{color}`.
    """
    reset()
    if wide:
        _two_bags()
        paper = paper_material()
        prepare_dyes({"light": {}, "dark": {paper: DARK_PAPER}}, paper)
        look = {"saturation": WIDE_SATURATION, "dyes": ("light", "dark")}
        render(path, width, height, samples, WIDE_EXPOSURE, **look)
    else:
        _one_bag()
        render(path, width, height, samples, EXPOSURE, saturation=SATURATION)


def _one_bag():
    build_bag_with_pet("dog", "caramel", "olive", turn=AZIMUTH * 0.8)
    build_turning_studio().rotation_euler.z = math.radians(AZIMUTH)
    studio_camera(AZIMUTH, 9, 19.8, 3.32)


def _two_bags():
    dog = build_bag_with_pet("dog", "caramel", "olive", turn=-10)
    put(dog, (1.35, -0.35, 0), (0, 0, math.radians(16)))
    cat = build_bag_with_pet("cat", "ginger", "blue", turn=-34, tilt=-8)
    put(cat, (5.75, 1.1, 0), (0, 0, math.radians(-14)))
    build_studio()
    even_light((1, 0.995, 0.985, 1), 0.66)
    area_light("wall", (-9, -8, 9), (-5, 9, 3), 8, 1100)
    for lamp in studio_lamps():
        lamp.location.x += 2.4
    camera((-2.2, -25, 5.6), (0.55, 0, 3.35), 62)
