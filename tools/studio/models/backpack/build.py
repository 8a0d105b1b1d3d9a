"""Puts the bag together."""

import math

import numpy as np
from mathutils import Vector

from kit.camera_and_light import point_light
from kit.meshes import face_outwards, grid_faces, mesh_object, rounded_box
from kit.objects import empty
from kit.outlines import rounded_rectangle
from kit.randomness import noise_at
from kit.sewing import patch, surface_tube
from models.backpack.back import build_pads, build_straps
from models.backpack.fabrics import materials
from models.backpack.front import build_pocket, build_window
from models.backpack.shell import build_shell, top_opening
from models.backpack.sides import build_sides
from models.backpack.top import build_flap, build_handle, build_raised_flap, build_rim

# place, watts and size of hidden lamps over and before whoever sits inside, for see-through nets
INNER_LIGHTS = (((0, -0.1, 3.75), 40.0, 0.5), ((0.1, -0.95, 3.9), 20.0, 0.25))
INNER_LIGHT_NAME = "inside"
CUSHION_BAND = 0.26  # height of the band between its seams


def build_backpack(
    color,
    open_top=False,
    closed_blinds=(),
    open_front=False,
    straps=build_straps,
    with_cushion=True,
    raised_flap=False,
    full_pockets=False,
):
    """The bag in a color of fabrics.COLORS, standing on z = 0. Returns its handle.

    `closed_blinds` holds the sides whose inner blind is down (1 right, -1 left): close the side
    that faces away from the camera, or one looks through two nets at once, which makes moire.
    `straps` builds them, hanging loose or worn; None tucks them away. An open top has a
    `raised_flap`, or none, where an animal looks out. `full_pockets` have room for what is put
    into them: the one in front is unzipped, that on the left holds a bottle.
    """
    fabrics = materials(color)
    bag = empty("bag_" + color)
    rim = top_opening(raised_flap) if open_top else None
    build_shell(bag, fabrics, rim, open_front)
    build_window(bag, fabrics, open_front)
    build_pocket(bag, fabrics, full_pockets)
    build_sides(bag, fabrics, closed_blinds, full_pockets)
    if rim is None:
        build_flap(bag, fabrics)
    else:
        (build_raised_flap if raised_flap else build_rim)(bag, fabrics, rim)
    build_handle(bag, fabrics, is_down=raised_flap)
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
    """The cushion on the base of the bag: a full panel and a flat one, a band between them, piped
    seams. Returns its handle.
    """
    handle = empty("cushion", parent, (0, 0, 0.34))
    seam = rounded_rectangle(0, 0, 1.31, 0.81, 0.4, 200)
    fleece = fabrics.cushion

    def panel(u, v, height=0.0):
        uneven = 1 + 0.3 * noise_at(u * 1.5, v * 1.5, 2)
        return Vector((u, v, CUSHION_BAND / 2 + height * uneven))

    for turn, puff in ((0, 0.22), (math.pi, 0.05)):
        half = empty("half", handle, rotation=(turn, 0, 0))
        patch("panel", panel, seam, 0, fleece, 0.02, puff, rings=24, parent=half, skirt=0)
        surface_tube("seam", panel, seam, 0.028, fabrics.piping, half)
    heights = np.linspace(-1, 1, 9)
    vertices = [
        (x * (1.03 - 0.03 * z * z), y * (1.04 - 0.04 * z * z), z * CUSHION_BAND / 2)
        for z in heights
        for x, y in seam
    ]
    band = mesh_object("band", vertices, grid_faces(9, 200, closed=True), fleece, parent=handle)
    face_outwards(band)
    return handle
