"""The back: ventilated pads, a sleeve for a suitcase, shoulder straps, a chest strap."""

import numpy as np
from mathutils import Vector

from kit.curves import smooth_path, sweep, tube
from kit.outlines import rounded_rectangle
from kit.sewing import patch, stitch, surface_tube
from models.backpack.hardware import buckle, ladder_lock, webbing
from models.backpack.shape import BACK, DEPTH, bulge

WEARER_Y = 2.35  # the middle of the wearer's body
# worn: over the right shoulder and down the chest, then under the arm to the base of the bag
WORN_PADDED = (
    *((0.46, 1.04, 3.98), (0.58, 1.14, 4.40), (0.74, 1.55, 4.78), (0.86, 2.15, 4.90)),
    *((0.94, 2.85, 4.68), (1.00, 3.38, 3.95), (1.10, 3.52, 3.15), (1.26, 3.36, 2.45)),
)
WORN_LOW = ((1.62, 3.0, 1.95), (1.86, 2.4, 1.45), (1.76, 1.6, 0.80), (1.40, 1.03, 0.33))


def _pad(parent, fabrics, name, piping, x, z, half_width, half_height, puff):
    outline = rounded_rectangle(x, z, half_width, half_height, 0.22, 180)
    padding = fabrics.padding
    patch(name, BACK, outline, 0.05, padding, edge=0.05, puff=puff, rings=18, parent=parent)
    edge = rounded_rectangle(x, z, half_width + 0.01, half_height + 0.01, 0.23, 220)
    surface_tube(piping, BACK, edge, 0.026, fabrics.piping, parent, height=0.012)


def build_pads(parent, fabrics):
    """Two back pads, one lumbar pad, the sleeve, and the yoke that the straps come out of."""
    for side in (1, -1):
        _pad(parent, fabrics, "pad", "pad_pipe", side * 0.55, 2.72, 0.42, 1.12, 0.10)
    _pad(parent, fabrics, "lumbar", "lum_pipe", 0, 0.93, 1.0, 0.42, 0.13)
    main, thread = fabrics.main, fabrics.cream_thread
    sleeve = rounded_rectangle(0, 1.48, 1.28, 0.11, 0.04, 160)
    patch("sleeve", BACK, sleeve, 0.05, main, edge=0.02, rings=6, parent=parent)
    yoke = rounded_rectangle(0, 4.02, 0.98, 0.17, 0.08, 160)
    patch("yoke", BACK, yoke, 0.05, main, edge=0.03, rings=8, parent=parent)
    yoke_seam = rounded_rectangle(0, 4.02, 0.93, 0.12, 0.05, 200)
    stitch("yoke_st", BACK, yoke_seam, thread, parent=parent, height=0.055)
    sleeve_seam = rounded_rectangle(0, 1.48, 1.24, 0.07, 0.03, 260)
    stitch("slv_st", BACK, sleeve_seam, thread, parent=parent, height=0.055)


def _ups(path):
    """Unit vectors that stand on the path and on the X axis, and not yet turned outwards."""
    ups = np.cross(np.gradient(np.asarray(path, float), axis=0), np.array([1.0, 0, 0]))
    return ups / np.linalg.norm(ups, axis=1)[:, None]


def _outwards(ups):
    """The same vectors, turned away from the bag."""
    return ups * (1 if ups[:, 1].mean() > 0 else -1)


def build_straps(parent, fabrics):
    """Both shoulder straps, and the chest strap between them."""
    for side in (1, -1):
        clip = _shoulder_strap(parent, fabrics, side)
    other = Vector((-clip.x, clip.y, clip.z))
    middle = (clip + other) / 2
    path = smooth_path(
        [
            clip + Vector((0, 0.12, 0)),
            middle + Vector((0.25, 0.17, -0.05)),
            middle + Vector((-0.25, 0.17, -0.05)),
            other + Vector((0, 0.12, 0)),
        ],
        16,
    )
    webbing("chest", path, (0, 1, 0), 0.14, fabrics.webbing, parent)
    point = middle + Vector((0, 0.165, -0.055))
    buckle(parent, point, (1, 0, 0), (0, 1, 0), fabrics.plastic, 0.18)


def _shoulder_strap(parent, fabrics, side):
    """One padded strap with its webbing; returns the point where the chest strap sits."""
    back = DEPTH / 2

    def at(x, y, z):
        return bulge(Vector((side * x, back + y, z)))

    path = smooth_path(
        [
            at(0.46, 0.04, 3.98),
            at(0.48, 0.30, 4.20),
            at(0.58, 0.60, 3.92),
            at(0.70, 0.74, 3.3),
            at(0.82, 0.68, 2.6),
            at(0.93, 0.48, 1.95),
            at(1.00, 0.32, 1.58),
        ],
        16,
    )
    count = len(path)
    tangents = np.gradient(path, axis=0)
    ups = _ups(path)
    ups = ups * np.sign((ups[:, 1]).mean())
    width = np.interp(np.linspace(0, 1, count), [0, 0.12, 0.75, 1], [0.50, 0.64, 0.58, 0.36])
    sweep("strap", path, ups, width, 0.11, fabrics.main, parent, power=3.0)
    inner = path - ups * 0.035
    sweep("strap_in", inner, ups, width * 0.94, 0.10, fabrics.padding, parent, power=3.0)
    across = np.cross(tangents / np.linalg.norm(tangents, axis=1)[:, None], ups)
    for edge in (1, -1):
        binding = path + across * (width * 0.49 * edge)[:, None] - ups * 0.01
        tube("bind", binding, 0.03, fabrics.cream_piping, parent=parent)
    first = int(count * 0.2)
    top = path + ups * 0.06
    webbing("strap_web", top[first:], ups[first:], 0.20, fabrics.cream_webbing, parent)
    _lower_webbing(parent, fabrics, side, at, Vector(path[-1]), tangents[-1], Vector(ups[-1]))
    k = int(count * 0.55)
    clip = Vector(path[k])
    point = clip + Vector(ups[k]) * 0.08
    ladder_lock(parent, point, tangents[k], ups[k], fabrics.plastic, width=0.24)
    return clip


def _lower_webbing(parent, fabrics, side, at, end, tangent, up):
    """From the strap through a ladder lock to the corner of the base, and a loose tail."""
    along = Vector(tangent).normalized()
    ladder_lock(parent, end + along * 0.06, tangent, up, fabrics.plastic)
    low = smooth_path(
        [
            end + along * -0.05,
            end + along * 0.2,
            at(1.16, 0.10, 0.95),
            at(1.22, 0.06, 0.62),
            at(1.31, 0.015, 0.44),
            at(1.37, 0.0, 0.33),
        ],
        14,
    )
    webbing("low_web", low, _outwards(_ups(low)), 0.20, fabrics.webbing, parent)
    tail = smooth_path(
        [
            end + along * 0.05 + up * 0.05,
            end + along * 0.24 + up * 0.10,
            end + Vector((0, 0.10, -0.62)),
            end + Vector((0.02 * side, 0.06, -0.95)),
        ],
        12,
    )
    webbing("tail", tail, _outwards(_ups(tail)), 0.18, fabrics.webbing, parent)


def build_worn_straps(parent, fabrics):
    """Both shoulder straps round somebody's shoulders (models/wearer.py), whose back lies on the
    pads.
    """
    for side in (1, -1):
        padded = smooth_path(
            [(side * x, y, z) for x, y, z in WORN_PADDED],
            12,
        )
        ups = _away_from_body(padded, side)
        width = np.interp(np.linspace(0, 1, len(padded)), [0, 0.12, 0.8, 1], [0.5, 0.64, 0.6, 0.36])
        sweep("strap", padded, ups, width, 0.11, fabrics.main, parent, power=3.0)
        inner = padded - ups * 0.035
        sweep("strap_in", inner, ups, width * 0.94, 0.10, fabrics.padding, parent, power=3.0)
        across = np.cross(np.gradient(padded, axis=0), ups)
        across /= np.linalg.norm(across, axis=1)[:, None]
        for edge in (1, -1):
            binding = padded + across * (width * 0.49 * edge)[:, None] - ups * 0.01
            tube("bind", binding, 0.03, fabrics.cream_piping, parent=parent)
        first = int(len(padded) * 0.1)
        cream = fabrics.cream_webbing
        webbing("strap_web", (padded + ups * 0.06)[first:], ups[first:], 0.20, cream, parent)
        low = smooth_path([(side * x, y, z) for x, y, z in (WORN_PADDED[-1], *WORN_LOW)], 14)
        webbing("low_web", low, _away_from_body(low, side), 0.20, fabrics.webbing, parent)
        end, tangent = Vector(padded[-1]), padded[-1] - padded[-2]
        ladder_lock(parent, end, tangent, ups[-1], fabrics.plastic)


def _away_from_body(path, side):
    """Unit vectors that point from the wearer's body outwards."""
    middle = np.stack(
        [
            np.full(len(path), side * 0.5),
            np.full(len(path), WEARER_Y),
            np.minimum(path[:, 2], 3.7),
        ],
        1,
    )
    away = path - middle
    return away / np.linalg.norm(away, axis=1)[:, None]
