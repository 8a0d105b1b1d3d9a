"""Zip pulls, buckles, webbing and the label. Lengths in units (1 = 10 cm)."""

import subprocess
from pathlib import Path

import bpy
import numpy as np
from mathutils import Matrix

from kit.curves import frame, smooth_path, sweep, tube
from kit.meshes import rounded_box
from kit.objects import empty, link, place_on_surface
from kit.outlines import rounded_rectangle
from kit.sewing import patch, stitch

BRAND = "WANDERPAW"
LABEL_FONT = "Inter"


def mount(parent, point, tangent, normal):
    """A handle at a point: its X runs along the tangent, its Z along the normal."""
    return place_on_surface(empty("hw", parent), point, frame(tangent, normal))


def zip_pull(parent, surface, u, v, direction, fabrics, height=0.03):
    """A slider with a ring and a leather tab that hangs in a direction on the surface."""
    point = surface(u, v, height)
    step = 0.03
    tangent = surface(u + direction[0] * step, v + direction[1] * step, height) - point
    pull = mount(parent, point, tangent, surface(u, v, height + 0.1) - point)
    metal = fabrics.metal
    rounded_box("slider", (0.13, 0.085, 0.035), 0.016, metal, (0, 0, 0.022), parent=pull)
    rounded_box("bridge", (0.07, 0.03, 0.03), 0.012, metal, (0.005, 0, 0.048), parent=pull)
    corners = [
        (0.03, 0.022, 0.045),
        (0.085, 0.03, 0.04),
        (0.12, 0, 0.035),
        (0.085, -0.03, 0.04),
        (0.03, -0.022, 0.045),
    ]
    tube("ring", smooth_path(corners, 6, closed=True), 0.010, metal, closed=True, parent=pull)
    spine = smooth_path([(0.09, 0, 0.036), (0.16, 0, 0.034), (0.28, 0, 0.026), (0.40, 0, 0.022)], 8)
    width = np.interp(np.linspace(0, 1, len(spine)), [0, 0.15, 0.8, 1], [0.055, 0.085, 0.11, 0.07])
    sweep("tab", spine, (0, 0, 1), width, 0.026, fabrics.leather, pull, power=4)


def buckle(parent, point, tangent, normal, plastic, width):
    """A side-release buckle for webbing that runs along the tangent."""
    handle = mount(parent, point, tangent, normal)

    def part(name, size, radius, location):
        rounded_box(name, size, radius, plastic, location, parent=handle)

    part("bk_body", (0.24, width, 0.075), 0.03, (0.06, 0, 0.03))
    part("bk_waist", (0.12, width * 0.72, 0.06), 0.025, (-0.10, 0, 0.03))
    for side in (1, -1):
        part("bk_prong", (0.13, 0.05, 0.055), 0.022, (-0.085, side * width * 0.44, 0.03))
    part("bk_bar", (0.06, width * 1.02, 0.065), 0.025, (-0.20, 0, 0.03))
    part("bk_logo", (0.10, width * 0.42, 0.01), 0.004, (0.07, 0, 0.068))


def ladder_lock(parent, point, tangent, normal, plastic, width=0.32):
    """The three-bar slider that shortens a strap."""
    handle = mount(parent, point, tangent, normal)
    for x in (-0.11, 0, 0.11):
        z = 0.02 + (0.02 if x == 0 else 0)
        rounded_box("ll_bar", (0.05, width, 0.045), 0.018, plastic, (x, 0, z), parent=handle)
    for side in (1, -1):
        y = side * width / 2
        rounded_box("ll_side", (0.27, 0.05, 0.05), 0.02, plastic, (0, y, 0.02), parent=handle)


def webbing(name, path, ups, width, material, parent, thickness=0.03):
    """A woven strap."""
    sweep(name, path, ups, width, thickness, material, parent, power=5, section=16)


def _label_font():
    """The font file of the label, or None: then Blender's own font is used."""
    query = ["fc-match", "-f", "%{file}", f"{LABEL_FONT}:extrabold"]
    try:
        found = subprocess.run(query, capture_output=True, text=True, check=False).stdout
    except OSError:
        return None
    return found if LABEL_FONT in Path(found).name else None


def label(parent, surface, u, v, width, height, fabrics, base):
    """A stitched leather patch with the name in raised letters, `base` above the surface."""

    def raised(x, y, z):
        return surface(x, y, base + z)

    outline = rounded_rectangle(u, v, width / 2, height / 2, 0.05, 100)
    patch("label", raised, outline, 0.028, fabrics.leather, edge=0.015, rings=6, parent=parent)
    seam = rounded_rectangle(u, v, width / 2 - 0.03, height / 2 - 0.03, 0.03, 100)
    stitch(
        "label_st",
        surface,
        seam,
        fabrics.cream_thread,
        height=base + 0.031,
        parent=parent,
        pitch=0.045,
        length=0.028,
        radius=0.005,
    )
    letters = bpy.data.curves.new("txt", "FONT")
    letters.body = BRAND
    letters.size = height * 0.40
    letters.align_x = letters.align_y = "CENTER"
    letters.extrude = 0.007
    letters.bevel_depth = 0.002
    letters.space_character = 1.12
    font = _label_font()
    if font:
        letters.font = bpy.data.fonts.load(font)
    letters.materials.append(fabrics.lettering)
    thing = link(bpy.data.objects.new("txt", letters), parent)
    bpy.context.view_layer.update()
    fit = min(1, (width * 0.80) / max(0.01, thing.dimensions.x))
    on_leather = base + 0.036
    point = surface(u, v, on_leather)
    reach = width * 0.38
    tangent = surface(u + reach, v, on_leather) - surface(u - reach, v, on_leather)
    upright = frame(tangent, surface(u, v, base + 0.2) - point).to_4x4()
    thing.matrix_local = Matrix.Translation(point) @ upright @ Matrix.Scale(fit, 4)
