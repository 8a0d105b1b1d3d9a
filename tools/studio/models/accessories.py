"""What is sold beside the bag: a travel blanket and a folding bowl. Each stands on z = 0, its front
towards -Y.
"""

import math

import numpy as np
from mathutils import Vector

from kit.colors import scaled
from kit.curves import smooth_path, sweep, tube
from kit.materials import fabric, fleece, leather, plain
from kit.meshes import grid_faces, mesh_object, rounded_box, solidify
from kit.objects import empty
from kit.randomness import noise_at
from models.backpack.fabrics import COLORS, materials
from models.backpack.hardware import label
from scenes.props.solids import lathe

OLIVE, _, CREAM, LEATHER = COLORS["olive"]
BLUE = COLORS["blue"][0]
PLY = 0.22  # thickness of the blanket
STRIPES = ((0.92, 0.97), (1.04, 1.22))  # of cream, by their distance from the middle
METAL = "#8d8a84"


def _is_striped(x):
    return any(begin < abs(x) < end for begin, end in STRIPES)


def _cloth(name, path, half_width, parent, shape):
    """A length of blanket along a path of (y, z), olive to the left of it and cream to the right.

    `shape(x, y, z)` bends it.
    """
    columns = 161
    across = np.linspace(-half_width, half_width, columns)
    lengths = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    vertices = [shape(x, y, z) for y, z in path for x in across]
    uvs = [(x, length) for length in lengths for x in across]
    lining = fleece(scaled(CREAM, 0.98))
    olive = fabric(OLIVE, period=0.022, bump=0.8, heather=0.2)
    stripe = fabric(CREAM, period=0.022, bump=0.8, heather=0.1)
    cloths = [olive, lining, stripe, lining]
    thing = mesh_object(name, vertices, grid_faces(len(path), columns), cloths, uvs, parent)
    for index, face in enumerate(thing.data.polygons):
        column = index % (columns - 1)
        face.material_index = 2 if _is_striped((across[column] + across[column + 1]) / 2) else 0
    solidify(thing, PLY).modifiers["solid"].offset = 0
    hem = fabric(scaled(CREAM, 0.94), period=0.02, bump=0.8, heather=0.1)
    edges = [[shape(side * half_width, y, z) for y, z in path] for side in (1, -1)]
    edges += [[shape(x, *path[end]) for x in across] for end in (0, -1)]
    for edge in edges:
        tube("hem", edge, PLY * 0.52, hem, parent=parent, resolution=6)


def _fold(front, back, low, high):
    """A path from the back along the bottom, round the front and along the top."""
    radius, middle = (high - low) / 2, (high + low) / 2
    turn = np.linspace(-math.pi / 2, -math.pi * 3 / 2, 28)
    bend = [(front + radius * math.cos(a), middle + radius * math.sin(a)) for a in turn]
    along = np.linspace(back, front, 40)[:-1]
    return np.array([*((y, low) for y in along), *bend, *((y, high) for y in along[::-1])])


def _buckle(parent, place, turn, width):
    """A metal frame with a pin on a strap that runs along Y; turned about X by degrees."""
    metal = plain(METAL, roughness=0.28, metallic=1.0)
    handle = empty("buckle", parent, place, (math.radians(turn), 0, 0))
    corners = [(-1, -1), (0, -1.08), (1, -1), (1.05, 0), (1, 1), (0, 1.08), (-1, 1), (-1.05, 0)]
    frame = [(x * width * 0.62, y * width * 0.44, 0) for x, y in corners]
    tube("frame", smooth_path(frame, 8, closed=True), 0.03, metal, closed=True, parent=handle)
    tube("pin", [(0, -width * 0.46, 0.01), (0, width * 0.46, 0.03)], 0.02, metal, parent=handle)


def build_folded_blanket():
    """The blanket folded twice, a leather strap round its middle. Returns its handle."""
    blanket = empty("blanket")
    step = PLY * 1.06
    heights = [PLY * 0.6 + step * ply for ply in range(4)]
    top = heights[-1] + PLY / 2

    def shape(x, y, z):
        pinch = 0.09 * math.exp(-((x / 0.24) ** 2)) * z / top
        soft = 0.05 * noise_at(x * 0.8, y * 0.9, z) * z / top
        wave = 0.022 * noise_at(y * 1.1, z * 2.5, x * 0.4)
        return Vector((x + wave, y + wave, z * (1 - pinch) + soft))

    _cloth("outer", _fold(-0.95, 1.05, heights[0], heights[3]), 1.55, blanket, shape)
    # the other half of the cloth lies in it with its cream side out
    inner = _fold(-0.95, 1.00, heights[1], heights[2])[::-1]
    _cloth("inner", inner, 1.50, blanket, shape)
    _strap_round(blanket, top * 0.915)

    def on_top(x, y, height):
        return Vector((x, y, shape(x, y, top).z + height))

    label(blanket, on_top, 0.58, -0.6, 0.54, 0.21, materials("olive"), base=-0.025)
    return blanket


def _strap_round(blanket, top):
    hide = leather(LEATHER)
    front, back, radius = -1.40, 1.18, 0.36
    turn = np.linspace(-math.pi / 2, -math.pi * 3 / 2, 24)
    path = [(0, 0, 0.03), (0, -0.5, 0.03), (0, front + radius, 0.03)]
    middle = (top + 0.05) / 2
    for a in turn:
        path.append((0, front + radius + radius * math.cos(a), middle + middle * math.sin(a)))
    path += [(0, y, top + 0.05) for y in np.linspace(-0.9, back - 0.1, 12)]
    path += [(0, back, top - 0.04), (0, back, 0.1), (0, back - 0.1, 0.03), (0, 0, 0.03)]
    path = np.array(path)
    ups = (path - (0, (front + back) / 2, middle)) * (0, 0.3, 1)
    sweep("strap", path, ups, 0.32, 0.05, hide, blanket)
    _buckle(blanket, (0, -0.22, top + 0.10), 0, 0.34)


def build_rolled_blanket():
    """The blanket rolled up, two leather straps round it and a handle. Returns its handle."""
    blanket = empty("blanket")
    turns, inner, pitch = 3.42, 0.13, PLY * 1.02
    outer = inner + pitch * turns
    end = -math.pi * 0.86
    angles = np.linspace(end + 2 * math.pi * turns, end, 300)
    radii = np.linspace(inner, outer, 300)
    middle = outer + PLY * 0.5
    path = np.stack([radii * np.cos(angles), middle + radii * np.sin(angles)], 1)

    def shape(x, y, z):
        pinch = 0.06 * math.exp(-(((abs(x) - 0.6) / 0.2) ** 2))
        soft = 1 - pinch + 0.03 * noise_at(x * 0.9, y * 0.7, z * 0.7)
        telescope = 0.05 * noise_at(y * 1.6, z * 1.6, 3)
        return Vector((x + telescope, y * soft, middle + (z - middle) * soft))

    _cloth("roll", path, 1.5, blanket, shape)
    hide = leather(LEATHER)

    def on_roll(angle, radius=None):
        """A point on the outermost turn, seen from the middle; the straps pull it in a little."""
        radius = outer - pitch * (angle - end) / (2 * math.pi) if radius is None else radius
        radius = radius * 0.955 + PLY * 0.5
        return np.array([0, radius * math.cos(angle), radius * math.sin(angle)])

    # once round, and down again behind the end of the cloth
    once = [on_roll(a) for a in np.linspace(end + 2 * math.pi - 0.5, end - 0.12, 110)]
    down = np.linspace(0, 1, 14)[1:]
    fall = pitch * (1 - 0.5 / (2 * math.pi))
    once += [on_roll(end - 0.12 - 0.38 * t, outer - fall * t * t * (3 - 2 * t)) for t in down]
    for side in (1, -1):
        middle_of_it = (side * 0.6, 0, middle)
        strap, ups = np.array(once) + middle_of_it, np.array(once)
        sweep("strap", strap, ups, 0.26, 0.05, hide, blanket)
        slope = math.radians(142)
        place = on_roll(slope) * 1.05 + middle_of_it
        _buckle(blanket, tuple(map(float, place)), 52, 0.28)
    top = middle + float(on_roll(math.pi / 2)[2])
    arch = [(-0.6, top + 0.03), (-0.52, top + 0.20), (-0.3, top + 0.36), (0, top + 0.41)]
    arch = smooth_path([(x, 0, z) for x, z in arch + [(-x, z) for x, z in arch[-2::-1]]], 12)
    ups = np.array([(x * 0.9, 0, z - top + 0.15) for x, _, z in arch])
    sweep("handle", arch, ups, 0.26, 0.06, hide, blanket)
    return blanket


OPEN_BOWL = (
    *((0.02, 0.0), (0.4, 0.0), (0.78, 0.0), (0.84, 0.05), (0.87, 0.22), (0.97, 0.29)),
    *((1.00, 0.48), (1.10, 0.55), (1.13, 0.74), (1.23, 0.81), (1.27, 0.98), (1.21, 0.98)),
    *((1.18, 0.86), (1.07, 0.79), (1.05, 0.60), (0.94, 0.53), (0.92, 0.34), (0.82, 0.27)),
    *((0.78, 0.09), (0.40, 0.06), (0.02, 0.06)),
)
FLAT_BOWL = (
    *((0.02, 0.02), (0.6, 0.02), (1.15, 0.03), (1.27, 0.12), (1.23, 0.24), (1.16, 0.25)),
    *((1.12, 0.17), (1.06, 0.17), (1.02, 0.25), (0.96, 0.25), (0.92, 0.17), (0.86, 0.17)),
    *((0.82, 0.25), (0.76, 0.24), (0.71, 0.13), (0.40, 0.12), (0.02, 0.12)),
)


def build_bowl(folded):
    """The silicone bowl with its cream rim and a hook, open or folded flat. Returns its handle."""
    bowl = empty("bowl", location=(-0.28 if folded else -0.08, 0, 0))
    silicone = plain(BLUE, roughness=0.5, specular=0.35, sheen=0.2)
    firm = plain(scaled(CREAM, 0.97), roughness=0.45, specular=0.4)
    lathe(smooth_path(FLAT_BOWL if folded else OPEN_BOWL, 7), silicone, sides=160, parent=bowl)
    height = 0.18 if folded else 0.98
    ring = [(1.27 * math.cos(a), 1.27 * math.sin(a), 0) for a in np.linspace(0, 2 * math.pi, 161)]
    rim = tube("rim", ring[:-1], 0.115, firm, closed=True, parent=bowl, resolution=8)
    rim.location.z, rim.scale.z = height, 0.72
    side = empty("side", bowl, (0, 0, height), (0, 0, math.radians(-28)))
    tab = np.array([(1.30, 0, 0), (1.42, 0, 0.01), (1.52, 0, 0.0)])
    sweep("tab", tab, (0, 0, 1), 0.42, 0.09, firm, side, power=5)
    _hook(side, folded)
    return bowl


def _hook(side, folded):
    metal = plain(METAL, roughness=0.26, metallic=1.0)
    outline = [(0, -0.14), (0.14, -0.17), (0.5, -0.2), (0.72, -0.12), (0.74, 0.1), (0.5, 0.2)]
    outline = smooth_path([*outline, (0.14, 0.17), (0, 0.14)], 10, closed=True)
    slope = 10 if folded else 86
    hook = empty("hook", side, (1.47, 0, 0.02), (0, math.radians(slope), 0))
    loop = [(x - 0.05, y, 0) for x, y in outline]
    tube("hook", loop, 0.042, metal, closed=True, parent=hook, resolution=6)
    joint = (0.33, 0.205, 0)
    rounded_box("gate", (0.20, 0.11, 0.11), 0.045, metal, joint, parent=hook)
