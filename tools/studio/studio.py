"""Images of the bag on white paper: whole from several sides, and close up.

A view of the whole bag is one line in VIEWS, a close-up one in CLOSE_UPS; jobs.py then names the
images.
"""

import math
from dataclasses import dataclass

import bpy
from mathutils import Vector

from kit.camera_and_light import area_light, camera, even_light, paper_backdrop
from kit.dyes import UNDYED
from kit.materials import set_weave_scale
from kit.objects import empty, reset
from kit.rendering import render
from models.backpack.build import INNER_LIGHT_NAME, build_backpack
from models.backpack.fabrics import prepare_colors
from models.bag_with_pet import build_bag_with_pet

RIGHT, LEFT = 1, -1  # of the bag, as its blinds are named
PAPER = "#f2efe9"
EXPOSURE = 0.12
SATURATION = 0.86
CLOSE_UP_WEAVE = 0.62
CLOSE_UP_F_STOP = 0.9


@dataclass(frozen=True)
class View:
    """Where the camera stands: azimuth in degrees (0 is in front, positive to the right),
    elevation in degrees, distance and height of the target in units; the lens in millimetres;
    the sides whose blind is down (close those that face away from the camera).
    """

    azimuth: float
    elevation: float
    distance: float
    target_height: float
    lens: float = 85
    closed_blinds: tuple = (RIGHT,)


@dataclass(frozen=True)
class CloseUp:
    """Camera and target in units, lens in millimetres; the sides whose blind is down; kind and
    coat of the pet that looks out, if any.
    """

    camera: tuple
    target: tuple
    lens: float
    closed_blinds: tuple = (RIGHT,)
    pet: tuple | None = None


VIEWS = {
    "front": View(-32, 14, 15.2, 2.36),
    "side": View(-90, 9, 15.0, 2.36),
    "back": View(152, 12, 15.2, 2.36),
    "top": View(-24, 52, 15.0, 2.35),
    # from far away, so that sizes can be measured in the image
    "size-front": View(0, 3, 40, 2.36, 204, (LEFT,)),
    "size-side": View(-90, 3, 40, 2.36, 204),
}
CLOSE_UPS = {
    "zipper": CloseUp((-2.6, -5.6, 3.0), (-0.52, -1.2, 1.86), 85),
    "mesh": CloseUp((2.4, -5.4, 4.4), (0.35, -1.2, 3.25), 75, (LEFT,)),
    "strap": CloseUp((3.4, 5.6, 4.6), (0.55, 1.5, 3.0), 75, (LEFT,)),
    "pocket": CloseUp((-6.2, -3.0, 2.6), (-1.45, -0.1, 1.25), 80),
    "label": CloseUp((1.0, -5.2, 2.0), (0.1, -1.3, 0.95), 90),
    "side-window": CloseUp((-6.6, -2.6, 3.7), (-1.5, -0.05, 2.72), 62),
    "top-flap": CloseUp((-2.0, -4.6, 8.8), (0, -0.12, 4.55), 66),
    "buckle": CloseUp((-5.8, -2.4, 2.5), (-1.5, -0.15, 1.62), 108),
    "base": CloseUp((-4.4, -7.6, 1.7), (-0.25, -0.5, 1.0), 70),
    "chest-strap": CloseUp((1.8, 7.0, 3.6), (0, 1.6, 2.85), 88),
    "back": CloseUp((-2.8, 6.8, 3.3), (0, 1.1, 2.25), 58),
    "handle": CloseUp((-3.0, -4.4, 6.7), (0, 0.45, 4.86), 112),
    "front-pocket": CloseUp((2.4, -6.0, 2.3), (0.1, -1.2, 1.0), 70, (LEFT,)),
    "piping": CloseUp((2.6, -5.4, 5.2), (0.95, -1.0, 3.8), 100, (LEFT,)),
    "ring": CloseUp((5.2, -3.4, 5.1), (1.42, -0.1, 3.68), 140, (LEFT,)),
    "rim": CloseUp((-3.0, -9.4, 6.9), (0.1, -0.2, 5.25), 74, pet=("cat", "grey")),
}
PET_TURN, PET_TILT = -14, -10  # degrees, of the head of a pet in a close-up


def build_studio(paper=PAPER):
    """White paper and four soft lamps."""
    paper_backdrop(paper, back=11, radius=6)
    even_light((1, 0.995, 0.985, 1), 0.46)
    area_light("key", (-6.5, -7.5, 9.5), (0, 0, 2.2), 4.2, 1300, (1, 0.985, 0.965))
    area_light("fill", (8.5, -6, 5), (0, 0, 2), 7, 190, (0.96, 0.98, 1))
    area_light("rim", (4.5, 7.5, 8.5), (0, 0, 2.6), 4, 560, (1, 0.99, 0.97))
    area_light("top", (0, 0, 12), (0, 0, 0), 6, 260)


def studio_lamps():
    """The lamps outside the bag."""
    objects = bpy.context.scene.objects
    return [
        one for one in objects if one.type == "LIGHT" and not one.name.startswith(INNER_LIGHT_NAME)
    ]


def build_turning_studio():
    """The same, all hung on one handle that is returned: turned with the camera, every side is lit
    alike.
    """
    build_studio()
    handle = empty("rig")
    for one in [*studio_lamps(), bpy.context.scene.objects["cyc"]]:
        one.parent = handle
    return handle


def camera_place(azimuth, elevation, distance, target_height):
    """The point from which a camera looks at the middle axis at a height; see View."""
    a, e = math.radians(azimuth), math.radians(elevation)
    return (
        distance * math.sin(a) * math.cos(e),
        -distance * math.cos(a) * math.cos(e),
        target_height + distance * math.sin(e),
    )


def studio_camera(azimuth, elevation, distance, target_height, lens=85):
    """A camera there."""
    place = camera_place(azimuth, elevation, distance, target_height)
    return camera(place, (0, 0, target_height), lens)


def draw(path, width, height, samples, color=UNDYED, view=None, close_up=None):
    """The bag in a color: a view of VIEWS, or a close-up of CLOSE_UPS. Without a color, in every
    one; the path then holds `{color}`.
    """
    reset()
    if view:
        _look_at_bag(color, VIEWS[view])
    else:
        _look_closely(color, CLOSE_UPS[close_up])
    look = {"saturation": SATURATION, "dyes": prepare_colors() if color == UNDYED else ()}
    render(path, width, height, samples, EXPOSURE, **look)


def _look_at_bag(color, view):
    build_backpack(color, closed_blinds=view.closed_blinds)
    build_turning_studio().rotation_euler.z = math.radians(view.azimuth)
    studio_camera(view.azimuth, view.elevation, view.distance, view.target_height, view.lens)


def _look_closely(color, shot):
    set_weave_scale(CLOSE_UP_WEAVE)
    if shot.pet:
        build_bag_with_pet(*shot.pet, color, PET_TURN, PET_TILT, shot.closed_blinds)
    else:
        build_backpack(color, closed_blinds=shot.closed_blinds)
    build_turning_studio().rotation_euler.z = math.atan2(shot.camera[0], -shot.camera[1])
    focus = (Vector(shot.camera) - Vector(shot.target)).length
    camera(shot.camera, shot.target, shot.lens, focus, CLOSE_UP_F_STOP)
