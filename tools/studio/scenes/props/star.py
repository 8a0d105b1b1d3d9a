"""The bag with its pet in a scene, and what a scene says about how it wants to be exposed."""

import math
from dataclasses import dataclass

from kit.objects import put
from models.bag_with_pet import build_bag_with_pet

TILT = {"dog": 7, "cat": -7}  # degrees


@dataclass(frozen=True)
class Star:
    """Color of the bag, kind and coat of the pet."""

    color: str
    kind: str
    coat: str


@dataclass(frozen=True)
class Look:
    """Exposure in stops, saturation, and how often light may bounce (rooms need more)."""

    exposure: float
    saturation: float = 1.06
    bounces: int = 4


def place_star(star, location, rotation=13, turn=-24, tilt=None, closed_blinds=(1,)):
    """Puts the bag somewhere: rotation of the bag and turn and tilt of the head in degrees."""
    tilt = TILT[star.kind] if tilt is None else tilt
    bag = build_bag_with_pet(star.kind, star.coat, star.color, turn, tilt, closed_blinds)
    put(bag, location, (0, 0, math.radians(rotation)))
