"""The sewn body: front, back and gusset with their openings, and the seams between them."""

import numpy as np

from kit.meshes import mesh_object, solidify
from kit.outlines import contains, rounded_rectangle
from kit.sewing import patch, stitch, surface_tube
from models.backpack.shape import (
    BACK,
    DEPTH,
    FRONT,
    GUSSET,
    PERIMETER,
    SEAM,
    panel_outline,
    side_at,
)

CLOTH = 0.03  # thickness
SIDES = (1, -1)  # right, left
ZIP_INSET = -0.215  # of the zip of the front window, from its outline


def front_window(inset=0.0):
    """The outline of the window in the front panel, drawn in by a length."""
    radius, top_radius = max(0.05, 0.34 - inset * 0.7), max(0.05, 0.52 - inset * 0.7)
    return rounded_rectangle(0, 2.98, 1.02 - inset, 0.98 - inset, radius, 200, top_radius)


def side_window(side, inset=0.0):
    """The outline of the window on one side of the gusset."""
    radius = max(0.05, 0.26 - inset * 0.6)
    return rounded_rectangle(side * side_at(2.72), 0, 0.84 - inset, 0.60 - inset, radius, 160)


def top_opening(has_lid=False):
    """The outline of the hole that a pet looks out of; that of a lid ends before its hinge."""
    middle, half = (-0.14, 0.54) if has_lid else (-0.02, 0.62)
    return rounded_rectangle(0, middle, 0.92, half, half - 0.06, 160)


def _gusset(parent, fabrics, opening):
    around, across = 420, 60
    half = DEPTH / 2 - SEAM
    openings = [contains(side_window(side, 0.03)) for side in SIDES]
    if opening is not None:
        openings.append(contains(opening))

    def length(i):
        return -PERIMETER / 2 + PERIMETER * i / around

    def depth(j):
        return -half + 2 * half * j / across

    uvs = [(length(i), depth(j)) for i in range(around) for j in range(across + 1)]
    faces = []
    for i in range(around):
        for j in range(across):
            if any(inside(length(i + 0.5), depth(j + 0.5)) for inside in openings):
                continue
            here, there = i * (across + 1) + j, (i + 1) % around * (across + 1) + j
            faces.append((here, there, there + 1, here + 1))
    vertices = [GUSSET(s, y) for s, y in uvs]
    cloths = [fabrics.main, fabrics.lining]
    solidify(mesh_object("gusset", vertices, faces, cloths, uvs, parent), CLOTH)


def build_shell(parent, fabrics, opening=None, open_front=False):
    """The three panels, piping on both seams and stitches beside it. `opening` is the outline of
    the hole in the top.
    """
    cloths = [fabrics.cream, fabrics.lining]
    in_window = contains(front_window(ZIP_INSET + 0.03 if open_front else 0.03))
    panel = {"edge": 0.01, "parent": parent, "skirt": 0}
    front = patch(
        "front",
        FRONT,
        panel_outline(SEAM),
        0,
        cloths,
        rings=64,
        keep=lambda u, v: not in_window(u, v),
        **panel,
    )
    solidify(front, CLOTH)
    solidify(patch("back", BACK, panel_outline(SEAM), 0, cloths, rings=40, **panel), CLOTH)
    _gusset(parent, fabrics, opening)

    seam = panel_outline(SEAM, 320)
    surface_tube("pipe_f", FRONT, seam, 0.042, fabrics.piping, parent, height=0.018)
    surface_tube("pipe_b", BACK, seam, 0.042, fabrics.piping, parent, height=0.018)
    beside = panel_outline(SEAM + 0.13, 320)
    stitch("st_f", FRONT, beside, fabrics.main_thread, parent=parent, height=0.006)
    lengths = np.linspace(-PERIMETER / 2, PERIMETER / 2, 500, endpoint=False)
    for side in SIDES:
        path = np.stack([lengths, np.full(500, side * (DEPTH / 2 - SEAM - 0.13))], 1)
        thread = fabrics.cream_thread
        stitch("st_g", GUSSET, path, thread, closed=False, parent=parent, height=0.006)
