"""The puppy."""

from math import radians

from kit.curves import tube
from kit.materials import plain
from kit.objects import empty
from models.pets.blobs import felt_blobs, plain_blobs
from models.pets.parts import collar, eye, hanging_body, mouth_line, nose

COATS = {  # coat, muzzle and chest, ears
    "caramel": ("#c2966a", "#f6ead6", "#875a3a"),
    "cream": ("#efdcbd", "#fff6e8", "#c9955f"),
    "grey": ("#8f8c8a", "#eeeae4", "#56534f"),
    "choc": ("#6a452f", "#c79a6d", "#4a2d1e"),
}
MOUTH = "#3a2620"
STRAIGHT = (0, 0, 0)
SIDES = (1, -1)
# blobs, and whether they have the lighter color
TAIL = (
    ((0, 0.92, 0.55), (0.14, 0.34, 0.14), (40, 0, 0), False),
    ((0, 1.10, 0.86), (0.13, 0.14, 0.26), STRAIGHT, False),
    ((0, 1.06, 1.08), (0.10, 0.11, 0.16), (-14, 0, 0), True),
)
TUCKED_TAIL = (
    ((-0.42, 0.72, 0.22), (0.36, 0.15, 0.14), (0, 0, -24), False),
    ((-0.80, 0.42, 0.20), (0.14, 0.30, 0.13), (0, 0, 18), False),
    ((-0.88, 0.12, 0.18), (0.12, 0.17, 0.11), STRAIGHT, True),
)


def build_dog(coat, pose, fur, tilt=8, turn=0, tongue=True, parent=None):
    """A puppy with a coat of COATS. Returns its handle.

    Pose: `sit` (the whole animal), `tucked` (the same with its tail round the hip, for inside the
    bag) or `peek` (a bust with front paws, for the top of the bag). Fur is the length of its hair
    in units; the head tilts and turns by degrees.
    """
    dog = empty("dog", parent)
    body, head = empty("dogbody", dog), empty("doghead", dog)
    peeks = pose == "peek"
    neck = 0.80 if peeks else 1.84
    (_bust if peeks else _sitting_body)(body, coat, fur)
    if not peeks:
        tail = TUCKED_TAIL if pose == "tucked" else TAIL
        felt_blobs("tail", [(*blob, _tone(coat, tip)) for *blob, tip in tail], body, fur=fur)
    head.location = (0, -0.10 if peeks else -0.22, neck)
    head.rotation_euler = (radians(-4), radians(tilt), radians(turn))
    _skull(head, coat, fur)
    _ears_and_eyes(head, coat, fur)
    face = empty("face", head)
    face.location.y = -fur * 0.8
    collar(body, 0.46, neck + (0.10 if peeks else 0.02), y=-0.02 if peeks else -0.10)
    _muzzle(face, tongue)
    return dog


def _tone(coat, is_light):
    return COATS[coat][1 if is_light else 0]


def _bust(body, coat, fur):
    main, light, _ = COATS[coat]
    blobs = [
        ((0, 0.10, 0.15), (0.62, 0.52, 0.75), STRAIGHT, main),
        ((0, -0.28, 0.22), (0.42, 0.30, 0.60), STRAIGHT, light),
        ((0, 0.06, 0.72), (0.44, 0.38, 0.4), STRAIGHT, main),
    ]
    felt_blobs("dbody", blobs, body, fur=fur)
    hanging_body("dstand", body, main, light, 1.0)
    for side in SIDES:
        x = side * 0.46
        paw = [
            ((x, -0.52, 0.14), (0.20, 0.27, 0.17), STRAIGHT, light),
            ((x, -0.28, 0.05), (0.18, 0.32, 0.20), (25, 0, 0), main),
        ]
        for toe in (-1, 0, 1):
            paw.append(((x + toe * 0.12, -0.72, 0.13), (0.085, 0.11, 0.11), STRAIGHT, light))
        felt_blobs("paw", paw, body, voxel=0.02, smoothing=5, fur=fur * 0.6)


def _sitting_body(body, coat, fur):
    main, light, _ = COATS[coat]
    blobs = [
        ((0, 0.22, 0.62), (0.66, 0.70, 0.62), STRAIGHT, main),
        ((0, 0.02, 1.15), (0.50, 0.46, 0.66), (-12, 0, 0), main),
        ((0, -0.30, 1.05), (0.36, 0.26, 0.52), (-10, 0, 0), light),
        ((0, -0.05, 1.62), (0.40, 0.36, 0.4), STRAIGHT, main),
    ]
    for side in SIDES:
        thigh = (side * 0.50, 0.10, 0.42)
        blobs.append((thigh, (0.34, 0.52, 0.42), (0, 0, side * 14), main))
    for side in SIDES:
        foreleg = (side * 0.27, -0.34, 0.62)
        blobs.append((foreleg, (0.17, 0.19, 0.60), (4, 0, 0), main))
    felt_blobs("dbody", blobs, body, fur=fur)
    for side in SIDES:
        x = side * 0.27
        paw = [((x, -0.48, 0.14), (0.20, 0.27, 0.15), STRAIGHT, light)]
        for toe in (-1, 0, 1):
            paw.append(((x + toe * 0.11, -0.68, 0.12), (0.08, 0.10, 0.10), STRAIGHT, light))
        felt_blobs("paw", paw, body, voxel=0.02, smoothing=4, fur=fur * 0.6)
        hind_paw = [((side * 0.60, -0.36, 0.13), (0.20, 0.30, 0.14), (0, 0, side * 16), light)]
        felt_blobs("hpaw", hind_paw, body, voxel=0.02, smoothing=4, fur=fur * 0.6)


def _skull(head, coat, fur):
    main, light, _ = COATS[coat]
    blobs = [
        ((0, 0, 0.42), (0.66, 0.60, 0.56), STRAIGHT, main),
        ((0, 0.05, 0.66), (0.50, 0.48, 0.36), STRAIGHT, main),
        ((0, -0.44, 0.26), (0.33, 0.32, 0.25), STRAIGHT, light),
        ((0.19, -0.40, 0.20), (0.24, 0.26, 0.20), STRAIGHT, light),
        ((-0.19, -0.40, 0.20), (0.24, 0.26, 0.20), STRAIGHT, light),
        ((0, -0.50, 0.50), (0.11, 0.16, 0.34), (18, 0, 0), light),
        ((0, -0.42, 0.10), (0.20, 0.22, 0.14), STRAIGHT, light),
    ]
    for side in SIDES:
        brow = (side * 0.26, -0.50, 0.69)
        blobs.append((brow, (0.085, 0.055, 0.045), (0, side * 12, 0), light))
    for side in SIDES:
        blobs.append(((side * 0.42, -0.16, 0.26), (0.26, 0.32, 0.26), STRAIGHT, main))
    felt_blobs("dhead", blobs, head, fur=fur)


def _ears_and_eyes(head, coat, fur):
    dark = COATS[coat][2]
    for side in SIDES:
        ear = [
            ((side * 0.60, 0.06, 0.72), (0.20, 0.20, 0.20), STRAIGHT, dark),
            ((side * 0.73, 0.02, 0.46), (0.15, 0.27, 0.36), (0, side * -14, 0), dark),
            ((side * 0.77, -0.02, 0.20), (0.13, 0.23, 0.24), (0, side * -4, 0), dark),
        ]
        felt_blobs("dear", ear, head, smoothing=8, fur=fur)
        look = (side * 0.18, -1, 0.03)
        eye(head, (side * 0.27, -0.50 - fur * 0.9, 0.50), 0.115, look)


def _muzzle(face, tongue):
    nose(face, (0, -0.74, 0.36), 0.120, "#241a17")
    for side in SIDES:
        smile = [
            (0, -0.755, 0.25),
            (side * 0.03, -0.745, 0.18),
            (side * 0.12, -0.70, 0.135),
            (side * 0.22, -0.60, 0.17),
        ]
        mouth_line(face, smile, 0.016, MOUTH)
    groove = [(0, -0.76, 0.30), (0, -0.758, 0.22)]
    tube("philtrum", groove, 0.014, plain(MOUTH, roughness=0.6), parent=face)
    if tongue:
        blobs = [
            ((0, -0.62, 0.07), (0.085, 0.12, 0.045), (24, 0, 0)),
            ((0, -0.69, 0.0), (0.08, 0.05, 0.09), (10, 0, 0)),
        ]
        plain_blobs("tongue", face, blobs, plain("#e58a8f", roughness=0.4), voxel=0.01)
