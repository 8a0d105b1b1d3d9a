"""The bag in use, on the white paper of the product images: with an animal inside, worn, open,
beside furniture.

Another image: a function that builds it undyed and returns its Shot, entered in IN_USE; its
name in jobs.py.
"""

import math
from dataclasses import dataclass

import numpy as np

from kit.curves import smooth_path
from kit.dyes import UNDYED
from kit.objects import empty, put, reset
from kit.rendering import render
from models.accessories import build_bowl
from models.backpack.back import build_worn_straps
from models.backpack.build import build_backpack, build_cushion
from models.backpack.fabrics import materials, prepare_colors
from models.backpack.shape import FRONT
from models.bag_with_pet import build_bag_around_pet
from models.furniture import build_chair, build_plane_seat
from models.pocket_things import build_bottle, build_leash, build_treats
from models.wearer import build_wearer
from studio import EXPOSURE, SATURATION, build_turning_studio, studio_camera, studio_lamps


@dataclass(frozen=True)
class Shot:
    """Where the camera stands, see View of studio.py; how far lamps hang higher than usual;
    whether the floor is out of sight.
    """

    azimuth: float
    elevation: float
    distance: float
    target_height: float
    lens: float = 85
    lamps_up: float = 0
    no_floor: bool = False


def _place(thing, x, y, z=0, turn=0):
    """Moves a thing to a point and turns it by degrees; the bag stands a little off the floor."""
    return put(thing, (x, y, thing.location.z + z), (0, 0, math.radians(turn)))


def _dog_inside():
    build_bag_around_pet("dog", "caramel", UNDYED, turn=-22, tilt=7)
    return Shot(-26, 15, 15.2, 2.36)


def _cat_inside():
    build_bag_around_pet("cat", "grey", UNDYED, turn=20, tilt=-6)
    return Shot(-26, 15, 15.2, 2.36)


def _worn(shot):
    """On somebody's back, well above the floor, which the image does not show."""
    full = build_bag_around_pet("cat", "ginger", UNDYED, 14, -6, straps=build_worn_straps)
    for thing in (full, build_wearer()):
        _place(thing, 0, -1.1, WEARER_LIFT)
    return shot


def _worn_behind():
    return _worn(Shot(-24, 8, 28.3, WEARER_LIFT + 3.4, lamps_up=5, no_floor=True))


def _worn_beside():
    return _worn(Shot(-72, 6, 28.3, WEARER_LIFT + 3.4, lamps_up=5, no_floor=True))


def _beside_chair():
    _place(build_backpack(UNDYED, closed_blinds=(1,)), -2.6, -1.2, turn=-4)
    _place(build_chair(), 2.3, 0.9, turn=-24)
    return Shot(-18, 11, 26.5, 3.8)


def _open():
    opened = {"open_top": True, "raised_flap": True, "open_front": True}
    build_backpack(UNDYED, **opened, closed_blinds=(1,))
    return Shot(-28, 35, 19.2, 2.3)


def _open_on_top():
    build_backpack(UNDYED, open_top=True, raised_flap=True, closed_blinds=(1,))
    return Shot(-14, 77, 16.4, 4.0, lens=108)


def _cushion_out():
    bag = build_backpack(UNDYED, open_front=True, closed_blinds=(1,), with_cushion=False)
    _place(bag, -1.1, 0.7, turn=-6)
    _place(build_cushion(None, materials(UNDYED)), 1.75, -1.75, CUSHION_LOWER, turn=22)
    return Shot(-18, 31, 18.4, 2.0)


def _full_pockets():
    bag = build_backpack(UNDYED, closed_blinds=(1,), full_pockets=True)
    bottle = build_bottle()
    put(bottle, (-2.02, 0, 0.62)).parent = bag
    treats = put(build_treats(), FRONT(0.40, 0.92, 0.34), (math.radians(-3), 0, math.radians(3)))
    bowl = put(
        build_bowl(folded=True),
        FRONT(-0.28, 1.3, 0.21),
        (math.radians(90), math.radians(-140), 0),
        BOWL_SCALE,
    )
    over_the_lip = ((1.0, 0.25), (1.5, 0.36), (1.6, 0.48), (1.45, 0.62), (1.0, 0.55))
    hanging = smooth_path([FRONT(-0.82, z, out) for z, out in over_the_lip], 12)
    slopes = np.gradient(hanging, axis=0)
    leash = build_leash(hanging, np.cross(slopes, (1, 0, 0)))
    for thing in (treats, bowl, leash):
        thing.parent = bag
    return Shot(-38, 22, 15.6, 2.3)


def _under_seat():
    lying = empty("lying", location=(0.1, 3.0, 1.16), rotation=(math.radians(90), 0, 0))
    bag = build_backpack(UNDYED, straps=None, closed_blinds=(1, -1))
    put(bag, (0, 0, -1.2), (0, 0, math.pi)).parent = lying
    _place(build_plane_seat(), 0, -0.6)
    return Shot(-27, 11, 18, 2.2)


WEARER_LIFT = 4.5
CUSHION_LOWER = -0.15  # than in the bag
BOWL_SCALE = 0.46  # 12 cm across
IN_USE = {
    "dog": _dog_inside,
    "cat": _cat_inside,
    "worn": _worn_behind,
    "worn-side": _worn_beside,
    "chair": _beside_chair,
    "open": _open,
    "open-top": _open_on_top,
    "cushion": _cushion_out,
    "pockets": _full_pockets,
    "seat": _under_seat,
}


def draw(path, width, height, samples, name):
    """One of IN_USE in every color; the path holds `{color}`."""
    reset()
    shot = IN_USE[name]()
    build_turning_studio().rotation_euler.z = math.radians(shot.azimuth)
    for lamp in studio_lamps():
        lamp.location.z += shot.lamps_up
    studio_camera(shot.azimuth, shot.elevation, shot.distance, shot.target_height, shot.lens)
    look = {"saturation": SATURATION, "dyes": prepare_colors(), "even": shot.no_floor}
    render(path, width, height, samples, EXPOSURE, **look)
