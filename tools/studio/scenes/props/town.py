"""Houses, cobbles and lamps."""

import math
import random

from kit.colors import linear
from kit.curves import smooth_path, tube
from kit.materials import plain
from kit.meshes import turned
from kit.objects import empty
from kit.shader import Shader
from scenes.props.atmosphere import glow, hazed
from scenes.props.solids import box, ellipsoid, lathe, lump, prism

WINDOW = (1.25, 1.9)  # width, height
TRIM = "#f6efe2"
BOX_FLOWERS = ("#e06a78", "#f2a23f", "#f6f0e6", "#b779c4")


def paving(light, dark, mortar, roughness, specular, offset=0.5, bump=None, **bricks):
    """Stones or tiles in rows. Every second row is shifted by `offset` stones; `bump` is strength
    and depth of the joints. `bricks` are the inputs of Blender's brick texture, blanks as
    underscores.
    """
    shader = Shader("paving")
    inputs = {name.replace("_", " "): value for name, value in bricks.items()}
    inputs.update({"Vector": shader.coordinates("Object"), "Mortar": linear(mortar)})
    inputs.update({"Color1": linear(light), "Color2": linear(dark)})
    texture = shader.node("TexBrick", inputs, offset=offset)
    normal = shader.bump(texture.outputs["Fac"], *bump, invert=True) if bump else None
    return shader.finish(shader.principled(texture.outputs[0], roughness, specular, normal))


def cobbles(light, dark, mortar, scale=0.9):
    """Cobblestones."""
    return paving(
        light,
        dark,
        mortar,
        roughness=0.75,
        specular=0.25,
        bump=(0.5, 0.06),
        Scale=scale,
        Mortar_Size=0.035,
        Mortar_Smooth=0.6,
        Brick_Width=1.1,
        Row_Height=0.8,
        Bias=-0.1,
    )


def house(
    location,
    width,
    height,
    depth,
    wall,
    roof,
    rotation=0,
    rows=2,
    columns=2,
    shutters="#6f8f86",
    seed=0,
    door="#8a5a44",
    boxes=True,
):
    """A pastel house whose front faces -Y before it is turned by degrees: windows in rows and
    columns with shutters and flower boxes, a door, a tiled gable whose ridge runs along the
    front.
    """
    rng = random.Random(seed)
    handle = empty("house", location=location, rotation=(0, 0, math.radians(rotation)))
    paint = {
        "wall": hazed(wall, variation=0.03),
        "roof": hazed(roof, variation=0.06),
        "trim": hazed(TRIM, variation=0.02),
        "shutters": hazed(shutters, variation=0.05),
        "door": hazed(door),
        "glass": plain("#5f7f92", roughness=0.12, specular=0.7),
    }
    front = -depth / 2
    box((width, depth, height), (0, 0, height / 2), paint["wall"], radius=0.06, parent=handle)
    plinth = hazed("#b9ab9a", variation=0.04)
    size, place = (width + 0.02, 0.3, 0.9), (0, front - 0.06, 0.45)
    box(size, place, plinth, radius=0.04, parent=handle)
    gable = [
        (-depth / 2 - 0.5, height - 0.1),
        (depth / 2 + 0.5, height - 0.1),
        (0, height + depth * 0.34),
    ]
    ridge = (0, 0, math.radians(90))
    half = width / 2 + 0.15
    prism(gable, -half, half, paint["roof"], handle, rotation=ridge)
    size, place = (width + 0.3, 0.5, 0.3), (0, front - 0.2, height - 0.1)
    box(size, place, paint["trim"], radius=0.08, parent=handle)
    storey, bay = height / (rows + 0.35), width / columns
    door_column = rng.randrange(columns)
    for row in range(rows):
        for column in range(columns):
            x = -width / 2 + bay * (column + 0.5)
            z = 0.35 * storey + storey * (row + 0.42)
            if row == 0 and column == door_column:
                _door(handle, x, front, paint)
                continue
            _window(handle, x, front, z, paint)
            if boxes and rng.random() < 0.62:
                _flower_box(handle, x, front, z, paint["door"], rng.randrange(4), seed)


def _door(handle, x, front, paint):
    box((1.9, 0.3, 3.5), (x, front - 0.06, 1.75), paint["trim"], parent=handle)
    box((1.5, 0.34, 3.2), (x, front - 0.10, 1.6), paint["door"], radius=0.06, parent=handle)
    brass = plain("#cfa458", roughness=0.3, metallic=1.0)
    place = (x + 0.5, front - 0.32, 1.6)
    ellipsoid("knob", (0.09,) * 3, brass, detail=2, parent=handle, location=place)


def _window(handle, x, front, z, paint):
    width, height = WINDOW
    trim = paint["trim"]
    frame = (width + 0.3, 0.25, height + 0.3)
    box(frame, (x, front - 0.05, z), trim, radius=0.04, parent=handle)
    pane = (width, 0.29, height)
    box(pane, (x, front - 0.07, z), paint["glass"], radius=0.02, parent=handle)
    box((0.10, 0.34, height), (x, front - 0.08, z), trim, radius=0.02, parent=handle)
    box((width, 0.34, 0.10), (x, front - 0.08, z + 0.2), trim, radius=0.02, parent=handle)
    for side in (1, -1):
        size, place = (0.62, 0.14, height + 0.2), (x + side * (width / 2 + 0.46), front - 0.14, z)
        ajar = turned("Z", side * 9)
        box(size, place, paint["shutters"], radius=0.03, rotation=ajar, parent=handle)


def _flower_box(handle, x, front, z, material, color, seed):
    height = WINDOW[1]
    box((1.6, 0.5, 0.42), (x, front - 0.34, z - height / 2 - 0.22), material, parent=handle)
    petals, leaves = plain(BOX_FLOWERS[color], roughness=0.7), hazed("#6f9a58")
    for k in range(7):
        lump(
            "bx",
            (0.19, 0.19, 0.17),
            petals if k % 2 else leaves,
            seed=k + seed,
            roughness=0.2,
            detail=2,
            parent=handle,
            location=(x - 0.66 + 0.22 * k, front - 0.42, z - height / 2 + 0.08 + 0.06 * (k % 3)),
        )


def wall_lamp(location, side):
    """A lantern on an iron arm that reaches to one side: 1 right, -1 left."""
    iron = plain("#34383a", roughness=0.45)
    x, y, z = location
    end = x + side * 0.95
    arm = smooth_path([(x, y, z), (x + side * 0.5, y, z + 0.35), (end, y, z + 0.1)], 8)
    tube("arm", arm, 0.05, iron)
    hook = (end, y, z - 0.1)
    lathe([(0.16, -0.75), (0.27, 0)], glow("#ffd591", 4.0), hook, sides=6, smooth=False)
    lathe([(0.36, 0), (0.2, 0.2), (0.04, 0.34)], iron, hook, sides=6, smooth=False)
