"""The bag with an animal: one that looks out of its open top, or one that sits in it."""

from kit.objects import empty, put
from models.backpack.build import build_backpack
from models.pets.cat import build_cat
from models.pets.dog import build_dog
from models.pets.parts import FUR

BUILDERS = {"dog": build_dog, "cat": build_cat}
PET_SCALE = {"dog": 1.30, "cat": 1.32}
INSIDE_SCALE = {"dog": 1.08, "cat": 1.22}
CUSHION_HEIGHT = 0.58
RIM_HEIGHT = 4.66
PAW_HEIGHT = 0.10  # of the paws above the base of the animal, before scaling


def build_bag_with_pet(pet, coat, color, turn=0, tilt=8, closed_blinds=(1,)):
    """A bag in a color with a `dog` or `cat` in it, its paws on the rim. Returns a handle to move
    it by.

    The head turns and tilts by degrees; the blinds are those of build_backpack.
    """
    together = empty("set")
    build_backpack(color, open_top=True, closed_blinds=closed_blinds).parent = together
    animal = BUILDERS[pet](coat, "peek", FUR, tilt=tilt, turn=turn, parent=together)
    scale = PET_SCALE[pet]
    put(animal, (0, 0.08, RIM_HEIGHT - PAW_HEIGHT * scale), scale=scale)
    return together


def build_bag_around_pet(pet, coat, color, turn=0, tilt=8, closed_blinds=(1,), **bag):
    """The closed bag with a whole `dog` or `cat` on its cushion, which the net lets be seen.

    The rest is as of build_bag_with_pet; `bag` are more options of build_backpack.
    """
    together = empty("set")
    build_backpack(color, closed_blinds=closed_blinds, **bag).parent = together
    pose = "tucked" if pet == "dog" else "sit"
    animal = BUILDERS[pet](coat, pose, FUR, tilt=tilt, turn=turn, parent=together)
    put(animal, (0.16, 0.12, CUSHION_HEIGHT), scale=INSIDE_SCALE[pet])
    return together
