"""Things and animals beside the bag, on colored paper.

Another image: a function that puts the things down and returns its Setting, entered in
STILL_LIVES; its name in jobs.py.
"""

import math
from dataclasses import dataclass

from kit.camera_and_light import area_light, camera, even_light
from kit.objects import reset
from kit.rendering import render
from models.backpack.build import build_backpack
from models.bag_with_pet import build_bag_with_pet
from models.pet_things import blanket, bone, bowl, cushion, rug, suitcase, toy_ball
from models.pets.cat import build_cat
from models.pets.dog import build_dog
from models.pets.parts import FUR
from models.pouch import build_pouch
from studio import LEFT, RIGHT, build_studio

PET_SCALE = 1.22
EXPOSURE, SATURATION = 0.09, 0.92


@dataclass(frozen=True)
class Setting:
    """Paper; camera and target in units, lens in millimetres."""

    paper: str
    camera: tuple
    target: tuple
    lens: float


def _put(thing, x, y, turn, scale=1.0):
    """Moves a thing to a point on the floor and turns it by degrees; its height stays."""
    thing.location = (x, y, thing.location.z)
    thing.rotation_euler.z = math.radians(turn)
    thing.scale = (scale,) * 3
    return thing


def _dog(coat, x, y, turn, tilt=8, look=0):
    _put(build_dog(coat, "sit", FUR, tilt=tilt, turn=look), x, y, turn, PET_SCALE)


def _cat(coat, x, y, turn, look, scale=PET_SCALE, height=0):
    cat = build_cat(coat, "sit", FUR, turn=look)
    _put(cat, x, y, turn, scale).location.z = height


def _bag(color, x, y, turn, open_top=False):
    _put(build_backpack(color, open_top, (RIGHT,)), x, y, turn)


def _full_bag(pet, coat, color, x, y, turn, look, closed_blinds=(RIGHT,)):
    tilt = 8 if pet == "dog" else -8
    _put(build_bag_with_pet(pet, coat, color, look, tilt, closed_blinds), x, y, turn)


def _packing():
    """What goes on a journey."""
    _bag("caramel", -2.5, 0.5, 16)
    _put(build_pouch(), 4.3, -0.2, 12, 0.92)
    suitcase(1.35, 1.9, -10)
    blanket(0.9, -0.75, 6)
    _cat("white", 0.95, -0.62, 4, look=-12, scale=1.0, height=0.88)
    bowl(-0.3, -3.0, "#6f8f86")
    toy_ball(2.9, -2.6)
    bone(-1.5, -3.0, 30, 0.62)
    return Setting("#dbe5ea", (-0.6, -21, 5.2), (0.75, 0, 2.25), 63)


def _training():
    """A puppy before the open bag, biscuits lead the way."""
    rug(-0.2, 0.2, 5.6, 3.4, "#c9d3bd")
    _bag("olive", 2.3, 0.7, 12, open_top=True)
    _dog("cream", -1.9, -0.35, 34, look=16, tilt=10)
    for x, y, turn in ((-0.1, -1.5, 20), (0.75, -1.15, 75), (1.35, -1.75, -15)):
        bone(x, y, turn)
    toy_ball(-3.7, -1.2, 0.38, "#6f9cc0")
    bowl(4.9, -0.9, "#c9764f")
    return Setting("#f1e3cf", (-0.8, -20, 5.4), (0.5, 0, 2.3), 61)


def _guide():
    """Three bags, three passengers."""
    _full_bag("cat", "grey", "caramel", -4.1, 0.9, 20, look=18, closed_blinds=(LEFT,))
    _full_bag("dog", "caramel", "olive", 0, -0.3, 4, look=-6)
    _full_bag("cat", "ginger", "blue", 4.1, 0.9, -14, look=-26)
    return Setting("#efe7d8", (-0.6, -26, 5.8), (0, 0, 3.4), 58)


def _sizes():
    """Who fits: the bag between a small dog and a cat."""
    _dog("caramel", -3.3, -0.1, -14, look=-6)
    _bag("olive", 0, 0.3, 12)
    _cat("grey", 3.1, -0.1, 12, look=14)
    return Setting("#e6e9dc", (-0.5, -21, 4.6), (0, 0, 2.1), 70)


def _cushion():
    """The cushion beside the bag, with somebody on it."""
    _bag("caramel", 1.5, 1.1, 14)
    cushion(-1.45, -1.35, "#ecdfc6")
    _cat("ginger", -1.4, -1.2, 6, look=-10, scale=1.05, height=0.50)
    return Setting("#e4e9e2", (-0.8, -18.5, 5.4), (0.1, 0, 2.15), 84)


STILL_LIVES = {
    "packing": _packing,
    "training": _training,
    "guide": _guide,
    "sizes": _sizes,
    "cushion": _cushion,
}


def draw(path, width, height, samples, name):
    """One of STILL_LIVES."""
    reset()
    setting = STILL_LIVES[name]()
    build_studio(setting.paper)
    even_light((1, 0.995, 0.985, 1), 0.50)
    area_light("wall", (-9, -9, 9), (-3, 9, 3), 8, 480)
    camera(setting.camera, setting.target, setting.lens)
    render(path, width, height, samples, EXPOSURE, saturation=SATURATION)
