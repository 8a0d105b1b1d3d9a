"""Things that lie about where animals live. Each stands at a point (x, y) on z = 0; turns in
degrees.
"""

import math

import numpy as np

from kit.curves import tube
from kit.materials import fabric, fleece, plain
from kit.meshes import ball, rounded_box
from kit.objects import empty, put
from scenes.props.solids import lathe


def _standing(name, x, y, turn):
    return empty(name, location=(x, y, 0), rotation=(0, 0, math.radians(turn)))


def bowl(x, y, color, radius=0.62):
    """A bowl with dry food."""
    profile = [
        (radius * 0.92, 0),
        (radius, 0.05),
        (radius * 0.86, 0.42),
        (radius * 0.80, 0.46),
        (radius * 0.74, 0.42),
        (radius * 0.70, 0.20),
        (0.02, 0.16),
    ]
    lathe(profile, plain(color, roughness=0.3, coat=0.5), (x, y, 0), sides=48)
    food = plain("#9a6a3f", roughness=0.8)
    for i in range(46):
        angle, out = i * 2.4, 0.10 * math.sqrt(i) * radius
        z = 0.26 + 0.05 * math.sin(i * 7.0)
        place = (x + out * math.cos(angle), y + out * math.sin(angle), z)
        bit = rounded_box("bit", (0.11, 0.09, 0.08), 0.035, food, place, segments=2)
        bit.rotation_euler = (i, i * 2, i * 3)


def toy_ball(x, y, radius=0.34, color="#d9705a"):
    """A ball with a light band."""
    thing = ball("ball", radius, plain(color, roughness=0.55), segments=48, rings=32)
    put(thing, (x, y, radius), (0.5, 0.3, 0.2))
    out = radius * 1.004
    band = [
        (out * math.cos(angle), out * math.sin(angle), 0)
        for angle in np.linspace(0, 2 * math.pi, 80, endpoint=False)
    ]
    tube("band", band, 0.035, plain("#f3ead6", roughness=0.6), closed=True, parent=thing)


def bone(x, y, turn, size=0.5):
    """A biscuit in the shape of a bone; size is the length of its shaft."""
    biscuit = plain("#e8c48e", roughness=0.8)
    handle = _standing("bone", x, y, turn)
    z = size * 0.14
    shaft = (size, size * 0.30, size * 0.22)
    rounded_box("shaft", shaft, size * 0.09, biscuit, (0, 0, z), parent=handle)
    for end in (1, -1):
        for side in (1, -1):
            knob = (size * 0.34, size * 0.34, size * 0.24)
            place = (end * size * 0.52, side * size * 0.15, z)
            rounded_box("knob", knob, size * 0.11, biscuit, place, parent=handle)


def blanket(x, y, turn):
    """A blanket, folded twice."""
    handle = _standing("blanket", x, y, turn)
    for i, color in enumerate(("#b9c8d6", "#d9e2ea", "#b9c8d6")):
        cloth = fabric(color, period=0.02, heather=0.08, bump=0.5)
        size = (2.3 - 0.06 * i, 1.5 - 0.05 * i, 0.30)
        place = (0.03 * i, 0.02 * i, 0.15 + 0.29 * i)
        rounded_box("fold", size, 0.14, cloth, place, parent=handle, segments=6)


def suitcase(x, y, turn):
    """A small hard case with ribs, a drawn-out handle and wheels."""
    handle = _standing("case", x, y, turn)
    shell = plain("#e3b14f", roughness=0.38, coat=0.3)
    trim = plain("#4a4640", roughness=0.5)
    size, middle = (2.3, 1.15, 3.1), (0, 0, 1.75)
    rounded_box("shell", size, 0.26, shell, middle, parent=handle, segments=6)
    for rib in np.linspace(-0.8, 0.8, 6):
        rounded_box("rib", (0.12, 1.21, 2.7), 0.05, shell, (rib, 0, 1.75), parent=handle)
    for side in (1, -1):
        post = [(side * 0.42, 0.25, 3.2), (side * 0.42, 0.25, 4.15)]
        tube("post", post, 0.05, trim, parent=handle)
        wheel = (side * 0.8, 0, 0.1)
        rounded_box("wheel", (0.24, 0.34, 0.24), 0.1, trim, wheel, parent=handle)
    rounded_box("grip", (1.0, 0.2, 0.18), 0.08, trim, (0, 0.25, 4.2), parent=handle)


def rug(x, y, half_width, half_depth, color):
    """An oval rug."""
    cloth = fabric(color, period=0.05, heather=0.2, bump=1.4)
    profile = [(0.02, 0.05), (0.96, 0.05), (1.0, 0.02), (1.0, 0)]
    lathe(profile, cloth, (x, y, 0), sides=96, scale=(half_width, half_depth, 1))


def cushion(x, y, color):
    """A large fleece cushion, turned a little."""
    place = (x, y, 0.27)
    thing = rounded_box("cushion", (3.3, 2.1, 0.55), 0.26, fleece(color), place, segments=8)
    thing.rotation_euler.z = 0.12
