"""Portraits of the animals on colored paper. Another one: a line in PORTRAITS, and its name in
jobs.py.
"""

from dataclasses import dataclass

from kit.objects import reset
from kit.rendering import render
from models.pets.cat import build_cat
from models.pets.dog import build_dog
from models.pets.parts import FUR
from studio import build_studio, studio_camera

SATURATION = 0.9


@dataclass(frozen=True)
class Portrait:
    """Paper, and how far the head tilts and turns in degrees."""

    paper: str
    tilt: float
    turn: float
    exposure: float = 0.16
    tongue: bool = True


PORTRAITS = {
    "dog-caramel": Portrait("#dfe6d3", 9, -14),
    "dog-cream": Portrait("#d3e2ec", -7, 12),
    "dog-choc": Portrait("#f3dcc6", -10, -10, tongue=False),
    "dog-grey": Portrait("#f2e6cc", 6, 16),
    "cat-grey": Portrait("#f5ddd6", -8, 12),
    "cat-ginger": Portrait("#d6e6e2", 7, -14),
    "cat-white": Portrait("#e6dcec", -5, -12, exposure=0.04),
    "cat-black": Portrait("#f4e3c4", 8, 10),
}


def draw(path, width, height, samples, name):
    """The portrait of that name: `dog-` or `cat-` and the coat."""
    reset()
    portrait = PORTRAITS[name]
    build_studio(portrait.paper)
    pet, coat = name.split("-")
    head = {"tilt": portrait.tilt, "turn": portrait.turn}
    if pet == "dog":
        build_dog(coat, "sit", FUR, tongue=portrait.tongue, **head)
        studio_camera(-8, 5, 9.4, 1.98, 100)
    else:
        build_cat(coat, "sit", FUR, **head)
        studio_camera(-8, 5, 8.8, 1.72, 100)
    render(path, width, height, samples, portrait.exposure, saturation=SATURATION)
