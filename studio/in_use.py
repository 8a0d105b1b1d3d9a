"""The bag in use, on the white paper of the product pictures: with an animal inside, worn, open,
beside furniture.

Another picture: a function that builds it undyed and returns its Shot, entered in IN_USE; its
name in jobs.py.
"""

import math
from dataclasses import dataclass

from kit.dyes import UNDYED
from kit.objects import empty, put, reset
from kit.rendering import render
from models.backpack.back import build_worn_straps
from models.backpack.build import build_backpack
from models.backpack.fabrics import prepare_colours
from models.bag_with_pet import build_bag_around_pet
from models.furniture import build_chair, build_plane_seat
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
    """On somebody's back, well above the floor, which the picture does not show."""
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
    build_backpack(UNDYED, open_top=True, open_front=True, closed_blinds=(1,))
    return Shot(-28, 43, 18.5, 1.75)


def _under_seat():
    lying = empty("lying", location=(0.1, 3.0, 1.16), rotation=(math.radians(90), 0, 0))
    bag = build_backpack(UNDYED, straps=None, closed_blinds=(1, -1))
    put(bag, (0, 0, -1.2), (0, 0, math.pi)).parent = lying
    _place(build_plane_seat(), 0, -0.6)
    return Shot(-27, 11, 18, 2.2)


WEARER_LIFT = 4.5
IN_USE = {
    "dog": _dog_inside,
    "cat": _cat_inside,
    "worn": _worn_behind,
    "worn-side": _worn_beside,
    "chair": _beside_chair,
    "open": _open,
    "seat": _under_seat,
}


def draw(path, width, height, samples, name):
    """One of IN_USE in every colour; the path holds `{colour}`."""
    reset()
    shot = IN_USE[name]()
    build_turning_studio().rotation_euler.z = math.radians(shot.azimuth)
    for lamp in studio_lamps():
        lamp.location.z += shot.lamps_up
    studio_camera(shot.azimuth, shot.elevation, shot.distance, shot.target_height, shot.lens)
    look = {"saturation": SATURATION, "dyes": prepare_colours(), "even": shot.no_floor}
    render(path, width, height, samples, EXPOSURE, **look)
