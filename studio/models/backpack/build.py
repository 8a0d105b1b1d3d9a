"""Puts the bag together."""

from kit.camera_and_light import point_light
from kit.meshes import rounded_box
from kit.objects import empty
from models.backpack.back import build_pads, build_straps
from models.backpack.fabrics import materials
from models.backpack.front import build_pocket, build_window
from models.backpack.shell import build_shell
from models.backpack.sides import build_sides
from models.backpack.top import build_flap, build_handle, build_rim

# place, watts and size of hidden lamps over and before whoever sits inside, for see-through nets
INNER_LIGHTS = (((0, -0.1, 3.75), 40.0, 0.5), ((0.1, -0.95, 3.9), 20.0, 0.25))
INNER_LIGHT_NAME = "inside"


def build_backpack(
    colour,
    open_top=False,
    closed_blinds=(),
    open_front=False,
    straps=build_straps,
    with_cushion=True,
):
    """The bag in a colour of fabrics.COLOURS, standing on z = 0. Returns its handle.

    `closed_blinds` holds the sides whose inner blind is down (1 right, -1 left): close the side
    that faces away from the camera, or one looks through two nets at once, which makes moire.
    `straps` builds them, hanging loose or worn; None tucks them away.
    """
    fabrics = materials(colour)
    bag = empty("bag_" + colour)
    build_shell(bag, fabrics, open_top, open_front)
    build_window(bag, fabrics, open_front)
    build_pocket(bag, fabrics)
    build_sides(bag, fabrics, closed_blinds)
    (build_rim if open_top else build_flap)(bag, fabrics)
    build_handle(bag, fabrics)
    build_pads(bag, fabrics)
    if straps:
        straps(bag, fabrics)
    if with_cushion:
        build_cushion(bag, fabrics)
    for place, watts, size in INNER_LIGHTS:
        point_light(place, watts, (1, 0.95, 0.88), size, INNER_LIGHT_NAME, bag)
    for x in (-1, 1):
        for y in (-0.55, 0.55):
            foot = (0.34, 0.16, 0.09)
            rounded_box("foot", foot, 0.035, fabrics.plastic, (x, y, 0.0), parent=bag)
    bag.location.z = 0.04
    return bag


def build_cushion(parent, fabrics):
    """The cushion on the base of the bag."""
    size, location = (2.62, 1.62, 0.42), (0, 0, 0.34)
    rounded_box("cushion", size, 0.20, fabrics.cushion, location, parent=parent, segments=6)
