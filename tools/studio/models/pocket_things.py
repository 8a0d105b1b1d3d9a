"""Things for the pockets of the bag: a bottle, a bag of treats, a leash. What stands does so on
z = 0, its front towards -Y.
"""

import math

import numpy as np

from kit.curves import smooth_path, superellipse, sweep, tube
from kit.materials import fabric, plain
from kit.meshes import ball, face_outwards, grid_faces, mesh_object, rounded_box
from kit.objects import empty, put
from scenes.props.solids import lathe

ENAMEL, WOOD, KRAFT, BAND, EMBLEM, LEASH = (
    *("#5f8580", "#c79c6c", "#cda877", "#6f8f86", "#f3ead6", "#d3a857"),
)
TREATS_HALF, TREATS_HEIGHT = 0.36, 1.24
# of the bag of treats: height, half its thickness
TREATS = ((0, 0.06), (0.04, 0.11), (0.5, 0.13), (0.86, 0.10), (1.06, 0.02), (TREATS_HEIGHT, 0.016))
TOES = ((-0.105, 0.02), (-0.04, 0.10), (0.04, 0.10), (0.105, 0.02))


def build_bottle():
    """An enamelled drinking bottle with a wooden lid, 22 cm high."""
    bottle = empty("bottle")
    enamel = plain(ENAMEL, roughness=0.35, specular=0.5, coat=0.3)
    body = [(0.02, 0), (0.3, 0.0), (0.36, 0.06), (0.36, 1.5), (0.30, 1.72), (0.22, 1.8)]
    lathe([*body, (0.02, 1.8)], enamel, sides=64, parent=bottle)
    lid = [(0.02, 1.78), (0.25, 1.78), (0.27, 1.83), (0.27, 2.12), (0.24, 2.18), (0.02, 2.18)]
    lathe(lid, plain(WOOD, roughness=0.5), sides=64, parent=bottle)
    return bottle


def build_treats():
    """A paper bag of treats, its head folded flat, a paw on a band round it."""
    treats = empty("treats")
    angles = np.linspace(0, 2 * math.pi, 80, endpoint=False)
    cosine, sine = superellipse(angles, 3)
    path = smooth_path(TREATS, 12)
    vertices = [
        (x * TREATS_HALF, y * half, z)
        for z, half in path
        for x, y in zip(cosine, sine, strict=True)
    ]
    uvs = [(angle * 0.3, z) for z, _ in path for angle in angles]
    faces = [*grid_faces(len(path), 80, closed=True), tuple(range(79, -1, -1))]
    faces.append(tuple(range((len(path) - 1) * 80, len(path) * 80)))
    paper = fabric(KRAFT, period=0.01, bump=0.2, heather=0.05)
    face_outwards(mesh_object("paper", vertices, faces, paper, uvs, treats))
    band, clip = plain(BAND, roughness=0.6), (0.78, 0.07, 0.09)
    rounded_box("clip", clip, 0.03, band, (0, -0.01, TREATS_HEIGHT - 0.12), parent=treats)
    paw = empty("paw", treats, (0, -0.112, 0.82))
    cream = plain(EMBLEM, roughness=0.7)
    put(ball("disc", 0.24, band, paw), scale=(1, 0.08, 1))
    put(ball("pad", 0.085, cream, paw), (0, -0.02, -0.07), scale=(1.1, 0.2, 0.85))
    for x, z in TOES:
        put(ball("toe", 0.038, cream, paw), (x, -0.02, z), scale=(0.9, 0.35, 1.2))
    return treats


def build_leash(path, ups):
    """A leash along a path, with a snap hook at its end. `ups` say where its flat side looks."""
    leash = empty("leash")
    cloth = fabric(LEASH, period=0.012, bump=0.8, heather=0.12)
    metal = plain("#8d8a84", roughness=0.28, metallic=1.0)
    sweep("leash", path, ups, 0.2, 0.035, cloth, leash, power=5)
    hook = empty("hook", leash, tuple(path[-1]))
    angles = np.linspace(0, 2 * math.pi, 40, endpoint=False)
    ring = [(0.12 * math.cos(a), 0, 0.07 * math.sin(a)) for a in angles]
    tube("ring", ring, 0.025, metal, closed=True, parent=hook)
    rounded_box("swivel", (0.09, 0.09, 0.12), 0.03, metal, (0, 0, -0.13), parent=hook)
    bow = [(-0.09, -0.2), (-0.1, -0.42), (0, -0.52), (0.1, -0.42), (0.09, -0.2)]
    bow = smooth_path([(x, 0, z) for x, z in bow], 10, closed=True)
    tube("bow", bow, 0.03, metal, closed=True, parent=hook)
    return leash
