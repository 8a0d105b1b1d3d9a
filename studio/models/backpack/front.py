"""The front: a net window with a zip round it, and a padded pocket with the label."""

import numpy as np

from kit.curves import evenly_spaced
from kit.outlines import rounded_rectangle
from kit.sewing import patch, ribbon, stitch, surface_tube, zipper
from models.backpack.hardware import label, zip_pull
from models.backpack.shape import FRONT
from models.backpack.shell import front_window

POCKET_BASE, POCKET_TOP = 0.24, 1.62  # heights
POCKET_MIDDLE = (POCKET_BASE + POCKET_TOP) / 2
POCKET_HALF = (POCKET_TOP - POCKET_BASE) / 2
POCKET_THICKNESS, POCKET_PUFF = 0.06, 0.15
POCKET_ZIP = POCKET_TOP - 0.27
POCKET = rounded_rectangle(0, POCKET_MIDDLE, 1.20, POCKET_HALF, 0.34, 220, 0.20)


def build_window(parent, fabrics):
    """Net, frame, and the zip that opens the window as a door: its hinge is the base."""
    net = front_window(-0.02)
    patch(
        "win_net",
        FRONT,
        net,
        0.012,
        fabrics.front_net,
        edge=0.01,
        rings=24,
        parent=parent,
        skirt=0,
        puff=0.05,
    )
    frame = front_window(-0.04)
    ribbon(
        "win_frame", FRONT, frame, 0.085, 0.05, fabrics.main, parent=parent, power=2.6, section=14
    )
    for name, inset in (("win_st1", -0.085), ("win_st2", 0.01)):
        path = front_window(inset)
        thread = fabrics.cream_thread
        stitch(name, FRONT, path, thread, parent=parent, height=0.049, radius=0.006)
    path = _open_below(front_window(-0.215), 0.75)
    tape, teeth = fabrics.zip_tape, fabrics.zip_teeth
    zipper("zipF", FRONT, evenly_spaced(path, count=260), tape, teeth, parent=parent, height=0.006)
    zip_pull(parent, FRONT, path[0][0], path[0][1] + 0.02, (-0.05, -1), fabrics)
    zip_pull(parent, FRONT, path[-1][0], path[-1][1] + 0.02, (0.05, -1), fabrics)


def _open_below(outline, half_gap):
    """The outline without its lowest part between -half_gap and +half_gap."""
    lowest = outline[:, 1].min()
    start = int(np.argmin(np.hypot(outline[:, 0] - half_gap, outline[:, 1] - lowest)))
    end = int(np.argmin(np.hypot(outline[:, 0] + half_gap, outline[:, 1] - lowest)))
    if start > end:
        return np.vstack([outline[start:], outline[: end + 1]])
    return outline[start : end + 1]


def _on_pocket(u, v, height=0.0):
    """The surface of the pocket."""
    x, z = POCKET.mean(0)
    right, up = (u - x) / 1.14, (v - z) / (POCKET_HALF - 0.06)
    share = min(1, (abs(right) ** 6 + abs(up) ** 6) ** (1 / 6))
    return FRONT(u, v, height + POCKET_THICKNESS + POCKET_PUFF * (1 - share**3.0))


def build_pocket(parent, fabrics):
    """A padded pocket with a flat zip at its head and the leather label."""
    patch(
        "pocket",
        FRONT,
        POCKET,
        POCKET_THICKNESS,
        fabrics.main,
        edge=0.06,
        puff=POCKET_PUFF,
        puff_power=3.0,
        rings=26,
        parent=parent,
    )
    edge = rounded_rectangle(0, POCKET_MIDDLE, 1.215, POCKET_HALF + 0.015, 0.35, 260, 0.21)
    surface_tube("pocket_pipe", FRONT, edge, 0.034, fabrics.cream_piping, parent, height=0.02)
    line = np.array([(x, POCKET_ZIP) for x in np.linspace(-1.0, 1.0, 120)])
    zipper(
        "zipP",
        _on_pocket,
        line,
        fabrics.zip_tape,
        fabrics.zip_teeth,
        parent=parent,
        height=0.004,
        half_width=0.065,
    )
    zip_pull(parent, _on_pocket, 0.97, POCKET_ZIP, (-1, -0.06), fabrics, height=0.022)
    for name, above in (("pk_st", -0.10), ("pk_st2", 0.10)):
        path = line + np.array([0, above])
        thread = fabrics.cream_thread
        stitch(name, _on_pocket, path, thread, closed=False, parent=parent, height=0.008)
    label(parent, _on_pocket, 0, 0.80, 1.0, 0.29, fabrics, base=0.002)
