"""The storage pouch on white paper."""

from kit.materials import set_weave_scale
from kit.objects import reset
from kit.rendering import render
from models.pouch import build_pouch
from studio import EXPOSURE, SATURATION, build_studio, studio_camera

WEAVE = 0.8


def draw(path, width, height, samples):
    """The pouch from the front, a little from the left."""
    reset()
    set_weave_scale(WEAVE)
    build_pouch()
    build_studio()
    studio_camera(-16, 13, 11.6, 1.74)
    render(path, width, height, samples, EXPOSURE, saturation=SATURATION)
