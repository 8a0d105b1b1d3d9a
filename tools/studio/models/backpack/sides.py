"""The sides: a net window with its blind, a stretch pocket, a strap with a buckle, a ring."""

import math

import numpy as np
from mathutils import Matrix

from kit.curves import dashes, tube
from kit.meshes import rounded_box
from kit.outlines import rounded_rectangle
from kit.sewing import patch, ribbon, stitch
from models.backpack.hardware import buckle, mount
from models.backpack.shape import GUSSET, side_at
from models.backpack.shell import SIDES, side_window

POCKET_HEIGHT = 0.98  # of its middle above the base
POCKET_HALF = 0.52
POCKET_THICKNESS, POCKET_PUFF = 0.05, 0.14
STRAP_HEIGHT = 1.66
RING_HEIGHT = 3.74
BLIND_NAME = "shade"
BOTTLE_BULGE, BULGE_HALF = 0.76, 0.72  # how far a bottle pushes out pocket and strap; half depth


def build_sides(parent, fabrics, closed_blinds, with_bottle=False):
    """Both sides. `closed_blinds` holds the sides whose blind is down: 1 right, -1 left; the left
    pocket may have room for a bottle.
    """
    for side in SIDES:
        surface = _round_bottle if with_bottle and side == -1 else GUSSET
        _window(parent, fabrics, side, side in closed_blinds)
        _pocket(parent, fabrics, side, surface)
        _strap(parent, fabrics, side, surface)
        _ring(parent, fabrics, side)


def _window(parent, fabrics, side, closed):
    if closed:
        blind = patch(
            BLIND_NAME,
            GUSSET,
            side_window(side),
            0,
            fabrics.lining,
            edge=0.01,
            rings=12,
            parent=parent,
            skirt=-0.08,
        )
        blind.data.transform(Matrix.Translation((-side * 0.07, 0, 0)))
    patch(
        "side_net",
        GUSSET,
        side_window(side, -0.02),
        0.012,
        fabrics.side_net,
        edge=0.01,
        rings=20,
        parent=parent,
        skirt=0,
        puff=0.03,
    )
    frame, cream = side_window(side, -0.04), fabrics.cream
    ribbon("side_frame", GUSSET, frame, 0.075, 0.045, cream, parent=parent, power=2.6, section=14)
    for name, inset in (("side_st1", -0.078), ("side_st2", 0.004)):
        path = side_window(side, inset)
        thread = fabrics.main_thread
        stitch(name, GUSSET, path, thread, parent=parent, height=0.044, radius=0.006)


def _round_bottle(u, v, height=0.0):
    """The side, pushed out by a bottle from the base of the pocket upwards."""
    above = side_at(POCKET_HEIGHT) + POCKET_HALF - abs(u)
    share = min(1, max(0, above / 0.2))
    across = max(0, 1 - abs(v / BULGE_HALF) ** 2.2)
    return GUSSET(u, v, height + BOTTLE_BULGE * across * share**0.4)


def _pocket(parent, fabrics, side, surface):
    middle = side * side_at(POCKET_HEIGHT)
    outline = rounded_rectangle(middle, 0, POCKET_HALF, 0.72, 0.16, 180)
    patch(
        "side_pocket",
        surface,
        outline,
        POCKET_THICKNESS,
        fabrics.cream,
        edge=0.05,
        puff=POCKET_PUFF,
        puff_power=2.6,
        rings=20,
        parent=parent,
    )

    def on_pocket(u, v, height=0.0):
        up, right = (u - middle) / (POCKET_HALF - 0.05), v / 0.67
        share = min(1, (abs(up) ** 6 + abs(right) ** 6) ** (1 / 6))
        return surface(u, v, height + POCKET_THICKNESS + POCKET_PUFF * (1 - share**2.6))

    hem = side * side_at(POCKET_HEIGHT + POCKET_HALF - 0.04)
    path = np.array([(hem, y) for y in np.linspace(-0.70, 0.70, 60)])
    webbing = fabrics.webbing
    ribbon("side_elastic", on_pocket, path, 0.055, 0.03, webbing, closed=False, parent=parent)
    for name, offset in (("side_el", 0.025), ("side_el2", -0.025)):
        stitch(
            name,
            on_pocket,
            path,
            fabrics.cream_thread,
            closed=False,
            parent=parent,
            height=0.031,
            radius=0.006,
            offset=offset,
        )
    seam = rounded_rectangle(middle, 0, POCKET_HALF - 0.06, 0.66, 0.13, 180)
    stitch("side_pst", surface, seam, fabrics.main_thread, parent=parent, height=0.075)


def _strap(parent, fabrics, side, surface):
    """The compression strap between window and pocket, sewn down at both ends."""
    s = side * side_at(STRAP_HEIGHT)
    path = np.array([(s, y) for y in np.linspace(-0.90, 0.90, 40)])
    webbing = fabrics.webbing
    ribbon("comp", surface, path, 0.085, 0.03, webbing, closed=False, parent=parent, height=0.03)
    point = surface(s, -0.12, 0.07)
    tangent, normal = surface(s, -0.3, 0.07) - point, surface(s, -0.12, 0.3) - point
    buckle(parent, point, tangent, normal, fabrics.plastic, 0.24)
    for y in (-0.74, 0.74):
        point = GUSSET(s, y, 0.066)
        tangent, normal = GUSSET(s, y + 0.1, 0.066) - point, GUSSET(s, y, 0.2) - point
        lines = [
            [(x, -0.06 + k * 0.04, 0), (x, -0.06 + k * 0.04 + 0.025, 0)]
            for x in (-0.05, 0.05)
            for k in range(4)
        ]
        tack = mount(parent, point, tangent, normal)
        dashes("bt", lines, 0.006, fabrics.cream_thread, tack)


def _ring(parent, fabrics, side):
    """A D-ring on a tab above the window."""
    s = side * side_at(RING_HEIGHT)
    point = GUSSET(s, -0.02, 0.03)
    tangent, normal = GUSSET(s + side * 0.1, -0.02, 0.03) - point, GUSSET(s, -0.02, 0.3) - point
    handle = mount(parent, point, tangent, normal)
    size, location = (0.22, 0.20, 0.03), (-0.10, 0, 0.01)
    rounded_box("dtab", size, 0.012, fabrics.webbing, location, parent=handle)
    bow = [
        (0.13 * math.cos(angle), 0.13 * math.sin(angle), 0.045 - 0.02 * math.cos(angle))
        for angle in np.linspace(-math.pi / 2, math.pi / 2, 14)
    ]
    tube("dring", bow, 0.018, fabrics.metal, closed=True, parent=handle)
