"""The kitten."""

from math import radians

from kit.curves import smooth_path, tube
from kit.materials import plain
from kit.objects import empty
from models.pets.blobs import felt_blobs, plain_blobs
from models.pets.parts import eye, hanging_body, mouth_line, nose

COATS = {  # coat, muzzle and chest, tail tip and stripes, eyes
    "grey": ("#a9aeb3", "#f6f3ee", "#6d747b", "#a8bf8c"),
    "ginger": ("#d9a06a", "#fbeedd", "#c67a3a", "#c7b25a"),
    "white": ("#f3eee6", "#ffffff", "#e7d9c8", "#7fb2cf"),
    "black": ("#3b3a3d", "#4c4a4d", "#2c2b2e", "#d8b64d"),
}
STRIPED = ("ginger", "grey")
MOUTH = "#5a3f3a"
STRAIGHT = (0, 0, 0)
SIDES = (1, -1)


def build_cat(coat, pose, fur, tilt=-8, turn=0, parent=None):
    """A kitten with a coat of COATS; the rest is as of build_dog. Returns its handle."""
    cat = empty("cat", parent)
    body, head = empty("catbody", cat), empty("cathead", cat)
    peeks = pose == "peek"
    (_bust if peeks else _sitting_body)(body, coat, fur)
    head.location = (0, -0.10 if peeks else -0.20, 0.74 if peeks else 1.56)
    head.rotation_euler = (radians(-4), radians(tilt), radians(turn))
    _skull(head, coat, fur)
    for side in SIDES:
        _ear(head, coat, fur, side)
        place, look = (side * 0.235, -0.425 - fur * 0.7, 0.42), (side * 0.05, -1, 0.02)
        eye(head, place, 0.130, look, iris=COATS[coat][3])
        _whiskers(head, side)
    face = empty("face", head)
    face.location.y = -fur * 0.8
    nose(face, (0, -0.595, 0.285), 0.066, "#d98a86")
    for side in SIDES:
        smile = [
            (0, -0.605, 0.235),
            (side * 0.03, -0.605, 0.19),
            (side * 0.10, -0.590, 0.165),
            (side * 0.17, -0.555, 0.185),
        ]
        mouth_line(face, smile, 0.013, MOUTH)
    if coat in STRIPED:
        _stripes(head, coat)
    return cat


def _bust(body, coat, fur):
    main, light, _, _ = COATS[coat]
    blobs = [
        ((0, 0.10, 0.1), (0.55, 0.46, 0.70), STRAIGHT, main),
        ((0, -0.24, 0.18), (0.36, 0.26, 0.52), STRAIGHT, light),
        ((0, 0.04, 0.66), (0.38, 0.34, 0.34), STRAIGHT, main),
    ]
    felt_blobs("cbody", blobs, body, fur=fur)
    hanging_body("cstand", body, main, light, 0.9)
    for side in SIDES:
        x = side * 0.40
        paw = [
            ((x, -0.54, 0.13), (0.165, 0.22, 0.14), STRAIGHT, light),
            ((x, -0.30, 0.05), (0.15, 0.30, 0.17), (22, 0, 0), main),
        ]
        for toe in (-1, 0, 1):
            paw.append(((x + toe * 0.095, -0.69, 0.11), (0.068, 0.085, 0.085), STRAIGHT, light))
        felt_blobs("cpaw", paw, body, voxel=0.02, smoothing=5, fur=fur * 0.6)


def _sitting_body(body, coat, fur):
    main, light, tip, _ = COATS[coat]
    blobs = [
        ((0, 0.20, 0.55), (0.60, 0.62, 0.55), STRAIGHT, main),
        ((0, 0.02, 1.0), (0.43, 0.40, 0.58), (-10, 0, 0), main),
        ((0, -0.26, 0.98), (0.30, 0.22, 0.46), (-8, 0, 0), light),
        ((0, -0.05, 1.42), (0.34, 0.31, 0.34), STRAIGHT, main),
    ]
    for side in SIDES:
        thigh = (side * 0.44, 0.08, 0.36)
        blobs.append((thigh, (0.28, 0.46, 0.36), (0, 0, side * 14), main))
    for side in SIDES:
        foreleg = (side * 0.21, -0.32, 0.55)
        blobs.append((foreleg, (0.135, 0.15, 0.55), (3, 0, 0), main))
    felt_blobs("cbody", blobs, body, fur=fur)
    for side in SIDES:
        x = side * 0.21
        paw = [((x, -0.42, 0.11), (0.16, 0.21, 0.12), STRAIGHT, light)]
        for toe in (-1, 0, 1):
            paw.append(((x + toe * 0.09, -0.57, 0.10), (0.065, 0.08, 0.08), STRAIGHT, light))
        felt_blobs("cpaw", paw, body, voxel=0.02, smoothing=4, fur=fur * 0.6)
    curl = [
        (0.1, 0.75, 0.18),
        (0.55, 0.72, 0.14),
        (0.92, 0.35, 0.13),
        (0.95, -0.10, 0.13),
        (0.72, -0.42, 0.14),
    ]
    spine = smooth_path(curl, 5)
    tail = [
        (tuple(point), (0.125, 0.125, 0.125), STRAIGHT, main if i < len(spine) - 5 else tip)
        for i, point in enumerate(spine)
    ]
    felt_blobs("ctail", tail, body, smoothing=8, fur=fur)


def _skull(head, coat, fur):
    main, light, _, _ = COATS[coat]
    blobs = [
        ((0, 0, 0.38), (0.64, 0.54, 0.50), STRAIGHT, main),
        ((0, 0.0, 0.60), (0.46, 0.42, 0.30), STRAIGHT, main),
        ((0.42, -0.14, 0.22), (0.29, 0.30, 0.23), STRAIGHT, main),
        ((-0.42, -0.14, 0.22), (0.29, 0.30, 0.23), STRAIGHT, main),
        ((0.12, -0.46, 0.20), (0.17, 0.14, 0.13), STRAIGHT, light),
        ((-0.12, -0.46, 0.20), (0.17, 0.14, 0.13), STRAIGHT, light),
        ((0, -0.44, 0.09), (0.14, 0.13, 0.10), STRAIGHT, light),
        ((0, -0.46, 0.42), (0.08, 0.10, 0.24), (14, 0, 0), main),
    ]
    felt_blobs("chead", blobs, head, fur=fur)


def _ear(head, coat, fur, side):
    """A stack of ever smaller blobs makes a soft triangle; a second one lines it."""
    main = COATS[coat][0]
    lean = (0, side * 20, 0)
    outer = []
    for k in range(10):
        radius = 0.115 - 0.006 * k
        location = (side * (0.37 + 0.022 * k), 0.02, 0.62 + 0.052 * k)
        outer.append((location, (0.275 - 0.0255 * k, radius, radius), lean, main))
    felt_blobs("cear", outer, head, voxel=0.022, smoothing=7, fur=fur)
    inner = []
    for k in range(8):
        location = (side * (0.375 + 0.022 * k), -0.075, 0.68 + 0.046 * k)
        inner.append((location, (0.17 - 0.0185 * k, 0.04, 0.07), lean))
    pink = plain("#eab5a8", roughness=0.8, sheen=0.5)
    plain_blobs("cearin", head, inner, pink, voxel=0.016, smoothing=8)


def _whiskers(head, side):
    white = plain("#fbf7f0", roughness=0.4)
    for k in range(3):
        hair = [
            (side * 0.24, -0.54, 0.21 - 0.03 * k),
            (side * 0.50, -0.60, 0.25 - 0.07 * k),
            (side * 0.78, -0.54, 0.26 - 0.12 * k),
        ]
        tube("wh", smooth_path(hair, 8), 0.006, white, parent=head)


def _stripes(head, coat):
    """Three dark stripes on the forehead; they have no hair."""
    dark = COATS[coat][2]
    for x, length in ((0, 0.17), (0.12, 0.13), (-0.12, 0.13)):
        location = (x, -0.36 + abs(x) * 0.25, 0.80 - abs(x) * 0.15)
        stripe = [(location, (0.032, 0.05, length), (-52, 0, -x * 160), dark)]
        felt_blobs("stripe", stripe, head, voxel=0.012, smoothing=4)
