"""Images of what is sold beside the bag, on the same white paper.

A view is one line in VIEWS; jobs.py then names the images.
"""

import math

from kit.materials import set_weave_scale
from kit.objects import reset
from kit.rendering import render
from models.accessories import build_bowl, build_folded_blanket, build_rolled_blanket
from studio import EXPOSURE, SATURATION, View, build_turning_studio, studio_camera

WEAVE = 0.9
# what builds the thing, and where the camera stands
VIEWS = {
    "blanket-folded": (build_folded_blanket, View(-30, 24, 11.6, 0.5)),
    "blanket-rolled": (build_rolled_blanket, View(-34, 17, 11.8, 0.95)),
    "bowl-open": (lambda: build_bowl(folded=False), View(-30, 27, 9.4, 0.46)),
    "bowl-folded": (lambda: build_bowl(folded=True), View(-30, 38, 10.4, 0.10)),
}


def draw(path, width, height, samples, view):
    """One of VIEWS."""
    reset()
    set_weave_scale(WEAVE)
    build, place = VIEWS[view]
    build()
    build_turning_studio().rotation_euler.z = math.radians(place.azimuth)
    studio_camera(place.azimuth, place.elevation, place.distance, place.target_height, place.lens)
    render(path, width, height, samples, EXPOSURE, saturation=SATURATION)
