"""The top: a zipped flap or an open rim, and the padded handle."""

import math

import numpy as np
from mathutils import Matrix, Vector

from kit.curves import dashes, evenly_spaced, smooth_path, sweep, tube
from kit.meshes import rounded_box
from kit.objects import empty
from kit.outlines import rounded_rectangle
from kit.sewing import patch, ribbon, stitch, zipper
from models.backpack.hardware import mount, webbing, zip_pull
from models.backpack.shape import GUSSET

HANDLE_Y = 0.68
FLAP = rounded_rectangle(0, -0.14, 1.12, 0.56, 0.40, 200)
FLAP_HINGE, FLAP_ANGLE = 0.45, -132  # y; degrees, leaning back over the handle
HANDLE_ANGLE = -72  # degrees, of the handle that lies below the flap
TACK = (0.09, 0.10)  # half the size of the crossed seam that holds the handle


def build_flap(parent, fabrics):
    """The closed top: a cream flap and a zip on three sides of it; the hinge is at the back."""
    _flap(parent, fabrics)
    path = _three_sides(1.20, 0.64)
    tape, teeth = fabrics.zip_tape, fabrics.zip_teeth
    even = evenly_spaced(path, count=240)
    zipper("zipT", GUSSET, even, tape, teeth, parent=parent, height=0.006)
    x, y = path[len(path) // 2]
    zip_pull(parent, GUSSET, x - 0.10, y, (-1, 0.12), fabrics)
    zip_pull(parent, GUSSET, x + 0.10, y, (1, 0.12), fabrics)


def _flap(parent, fabrics):
    """The padded cloth of the flap, its hinge at the back."""
    cream = fabrics.cream
    patch("top_flap", GUSSET, FLAP, 0.02, cream, edge=0.03, puff=0.05, rings=20, parent=parent)
    seam = rounded_rectangle(0, -0.14, 1.04, 0.48, 0.34, 200)
    stitch("flap_st", GUSSET, seam, fabrics.main_thread, parent=parent, height=0.036)


def _three_sides(half_width, half_depth):
    """A path round the flap at a distance, from the left end of its hinge to the right one."""
    around = rounded_rectangle(0, -0.14, half_width, half_depth, 0.46, 300)
    start = int(np.argmin(np.hypot(around[:, 0] + 0.80, around[:, 1] - 0.50)))
    around = np.roll(around, -start, axis=0)
    end = int(np.argmin(np.hypot(around[:, 0] - 0.80, around[:, 1] - 0.50)))
    return around[: end + 1]


def build_raised_flap(parent, fabrics, rim):
    """The open top with its flap leaning back, half of the zip on each."""
    _collar(parent, fabrics, rim)
    tape, teeth = fabrics.zip_tape, fabrics.zip_teeth
    even = evenly_spaced(_three_sides(1.20, 0.64), count=240)
    zipper("zipT", GUSSET, even, tape, teeth, parent=parent, height=0.006)
    raised = _leaning_back(parent, FLAP_HINGE, FLAP_ANGLE)
    _flap(raised, fabrics)

    def inside(u, v, height=0.0):
        return GUSSET(u, v, -height)

    lining = fabrics.lining
    patch("flap_in", inside, FLAP, 0.02, lining, edge=0.03, puff=0.03, rings=20, parent=raised)
    edge = evenly_spaced(_three_sides(1.14, 0.58), count=240)
    ribbon("flap_tape", GUSSET, edge, 0.05, 0.02, tape, closed=False, parent=raised)
    seam = rounded_rectangle(0, -0.14, 1.04, 0.48, 0.34, 200)
    stitch("flap_in_st", inside, seam, fabrics.main_thread, parent=raised, height=0.034)


def _leaning_back(parent, y, degrees):
    """A handle for what is turned about a line across the top."""
    hinge = GUSSET(0, y)
    turn = Matrix.Rotation(math.radians(degrees), 4, "X")
    leaning = empty("leaning", parent)
    leaning.matrix_local = Matrix.Translation(hinge) @ turn @ Matrix.Translation(-hinge)
    return leaning


def _collar(parent, fabrics, rim):
    cream = fabrics.cream
    ribbon("collar", GUSSET, rim, 0.10, 0.09, cream, parent=parent, power=2.2, section=16)


def build_rim(parent, fabrics, rim):
    """The open top: a padded rim, the zip round it without its flap."""
    _collar(parent, fabrics, rim)
    around = rounded_rectangle(0, -0.02, 1.10, 0.80, 0.68, 260)
    tape, teeth = fabrics.zip_tape, fabrics.zip_teeth
    zipper("zipT", GUSSET, around, tape, teeth, closed=True, parent=parent, height=0.006)


def _ups(path):
    """Unit vectors that stand on the path and on the Y axis, upwards in its middle."""
    tangents = np.gradient(np.asarray(path, float), axis=0)
    ups = np.cross(np.array([0.0, 1.0, 0.0]), tangents)
    ups = ups / np.maximum(np.linalg.norm(ups, axis=1)[:, None], 1e-9)
    return ups * (1 if ups[len(ups) // 2][2] > 0 else -1)


def build_handle(parent, fabrics, is_down=False):
    """A loop of webbing at the back edge of the top, its middle wrapped in leather; it stands, or
    lies to the back.
    """
    loop = _leaning_back(parent, HANDLE_Y, HANDLE_ANGLE) if is_down else parent
    left, right = GUSSET(-0.55, HANDLE_Y, 0.02), GUSSET(0.55, HANDLE_Y, 0.02)
    path = smooth_path(
        [
            left + Vector((-0.10, 0, -0.01)),
            left + Vector((0.02, 0, 0.06)),
            left + Vector((0.12, 0, 0.26)),
            (left + right) / 2 + Vector((0, 0, 0.40)),
            right + Vector((-0.12, 0, 0.26)),
            right + Vector((-0.02, 0, 0.06)),
            right + Vector((0.10, 0, -0.01)),
        ],
        16,
    )
    webbing("handle", path, _ups(path), 0.24, fabrics.webbing, loop, thickness=0.045)
    grip = path[int(len(path) * 0.30) : int(len(path) * 0.70)]
    ups = _ups(grip)
    sweep("handle_pad", grip, ups, 0.27, 0.12, fabrics.leather, loop, power=2.3)
    seam = grip + ups * 0.02 + np.array([0, -0.135, 0])
    tube("handle_seam", seam, 0.014, fabrics.dark_leather, parent=loop)
    for side in (-1, 1):
        point = GUSSET(side * 0.62, HANDLE_Y, 0.045)
        tangent = GUSSET(side * 0.72, HANDLE_Y, 0.045) - point
        tab = mount(parent, point, tangent, GUSSET(side * 0.62, HANDLE_Y, 0.2) - point)
        size, location = (0.24, 0.25, 0.035), (0, 0, -0.018)
        rounded_box("htab", size, 0.014, fabrics.webbing, location, parent=tab)
        dashes("htst", _crossed_seam(), 0.006, fabrics.cream_thread, tab)


def _crossed_seam():
    """Stitches round a rectangle and along its diagonals."""
    x, y = TACK
    lines = (
        (-x, -y, x, -y),
        (x, -y, x, y),
        (x, y, -x, y),
        (-x, y, -x, -y),
        (-x, -y, x, y),
        (-x, y, x, -y),
    )
    stitches = []
    for x0, y0, x1, y1 in lines:
        for start in np.arange(0, 1, 0.25):
            stitches.append(
                [
                    (x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, 0.003)
                    for share in (start, start + 0.16)
                ]
            )
    return stitches
