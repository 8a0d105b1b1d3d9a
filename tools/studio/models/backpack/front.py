"""The front: a net window with a zip round it, and a padded pocket with the label."""

import math

import numpy as np
from mathutils import Matrix

from kit.curves import evenly_spaced
from kit.meshes import solidify
from kit.objects import empty
from kit.outlines import contains, rounded_rectangle
from kit.sewing import patch, ribbon, stitch, surface_tube, zipper
from models.backpack.hardware import label, zip_pull
from models.backpack.shape import FRONT
from models.backpack.shell import CLOTH, ZIP_INSET, front_window

DOOR_HINGE, DOOR_ANGLE = 1.80, 122  # height; degrees, hanging down before the pocket
POCKET_BASE, POCKET_TOP = 0.24, 1.62  # heights
POCKET_MIDDLE = (POCKET_BASE + POCKET_TOP) / 2
POCKET_HALF = (POCKET_TOP - POCKET_BASE) / 2
POCKET_THICKNESS, POCKET_PUFF = 0.06, 0.15
POCKET_ZIP = POCKET_TOP - 0.27
POCKET = rounded_rectangle(0, POCKET_MIDDLE, 1.20, POCKET_HALF, 0.34, 220, 0.20)
MOUTH_HALF, MOUTH_DEPTH = 1.02, 0.48  # of the unzipped pocket


def build_window(parent, fabrics, is_open=False):
    """Net, frame, and the zip that opens the window as a door: its hinge is the base."""
    path = evenly_spaced(_open_below(front_window(ZIP_INSET), 0.75), count=260)
    tape, teeth = fabrics.zip_tape, fabrics.zip_teeth
    zipper("zipF", FRONT, path, tape, teeth, parent=parent, height=0.006)
    for end, lean in ((0, -0.05), (-1, 0.05)):
        zip_pull(parent, FRONT, path[end][0], path[end][1] + 0.02, (lean, -1), fabrics)
    door = _open_door(parent, fabrics) if is_open else parent
    net = front_window(-0.02)
    patch(
        "win_net",
        FRONT,
        net,
        0.012,
        fabrics.front_net,
        edge=0.01,
        rings=24,
        parent=door,
        skirt=0,
        puff=0.05,
    )
    frame = front_window(-0.04)
    ribbon("win_frame", FRONT, frame, 0.085, 0.05, fabrics.main, parent=door, power=2.6, section=14)
    for name, inset in (("win_st1", -0.085), ("win_st2", 0.01)):
        path = front_window(inset)
        thread = fabrics.cream_thread
        stitch(name, FRONT, path, thread, parent=door, height=0.049, radius=0.006)


def _open_door(parent, fabrics):
    """A handle turned about the hinge, with the cloth of the door round its window."""
    hinge = FRONT(0, DOOR_HINGE)
    turn = Matrix.Rotation(math.radians(DOOR_ANGLE), 4, "X")
    door = empty("door", parent)
    door.matrix_local = Matrix.Translation(hinge) @ turn @ Matrix.Translation(-hinge)
    in_window = contains(front_window(0.03))
    panel = patch(
        "door_panel",
        FRONT,
        front_window(ZIP_INSET + 0.05),
        0,
        [fabrics.cream, fabrics.lining],
        edge=0.01,
        rings=40,
        parent=door,
        skirt=0,
        keep=lambda u, v: not in_window(u, v),
    )
    solidify(panel, CLOTH)
    inside = front_window(-0.04)
    ribbon("win_back", FRONT, inside, 0.10, 0.012, fabrics.main, parent=door, height=-0.05)
    edge = evenly_spaced(_open_below(front_window(ZIP_INSET + 0.03), 0.75), count=260)
    tape = fabrics.zip_tape
    ribbon("door_tape", FRONT, edge, 0.05, 0.02, tape, closed=False, parent=door, height=0.0)
    return door


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


def _mouth(u, v):
    """How far what is in the unzipped pocket pushes it out: most of all just below its zip."""
    if v > POCKET_ZIP:
        return 0.0
    across = max(0, 1 - abs(u / MOUTH_HALF) ** 5)
    up = max(0, (v - POCKET_BASE) / (POCKET_ZIP - POCKET_BASE))
    return MOUTH_DEPTH * across * up**0.7


def _in_mouth(u, v):
    return abs(v - POCKET_ZIP) < 0.035 and abs(u) < MOUTH_HALF


def build_pocket(parent, fabrics, is_open=False):
    """A padded pocket with a flat zip at its head and the leather label."""

    def front(u, v, height=0.0):
        return FRONT(u, v, height + _mouth(u, v))

    def on_pocket(u, v, height=0.0):
        return _on_pocket(u, v, height + (_mouth(u, v) if is_open else 0))

    pocket = patch(
        "pocket",
        front if is_open else FRONT,
        POCKET,
        POCKET_THICKNESS,
        [fabrics.main, fabrics.lining] if is_open else fabrics.main,
        edge=0.06,
        puff=POCKET_PUFF,
        puff_power=3.0,
        rings=26,
        parent=parent,
        keep=(lambda u, v: not _in_mouth(u, v)) if is_open else None,
    )
    if is_open:
        solidify(pocket, CLOTH)
    edge = rounded_rectangle(0, POCKET_MIDDLE, 1.215, POCKET_HALF + 0.015, 0.35, 260, 0.21)
    surface_tube("pocket_pipe", FRONT, edge, 0.034, fabrics.cream_piping, parent, height=0.02)
    line = np.array([(x, POCKET_ZIP) for x in np.linspace(-1.0, 1.0, 120)])
    for half in (0.045, -0.045) if is_open else (0,):
        zipper(
            "zipP",
            on_pocket,
            line + np.array([0, half]),
            fabrics.zip_tape,
            fabrics.zip_teeth,
            parent=parent,
            height=0.004,
            half_width=0.042 if is_open else 0.065,
        )
    zip_pull(parent, on_pocket, 0.97, POCKET_ZIP, (-1, -0.06), fabrics, height=0.022)
    for name, above in (("pk_st", -0.10), ("pk_st2", 0.10)):
        path = line + np.array([0, above])
        thread = fabrics.cream_thread
        stitch(name, on_pocket, path, thread, closed=False, parent=parent, height=0.008)
    label(parent, on_pocket, 0, 0.80, 1.0, 0.29, fabrics, base=0.002)
