"""One light for several colors: an image is rendered once, and dyed.

Beside the image Cycles writes the color of the surfaces that are seen, as they are and as they
would be in each dye. The finished light is multiplied by the ratio of the two: colors that come
out are true, and light that was reflected from one thing to another keeps the color that it has.
"""

import bpy

UNDYED = "undyed"  # the pass with the colors as they are; the others are named by their dyes
GROUND = "ground"  # the pass that tells where plain paper is seen, which the finish smooths


def prepare_dyes(ratios, ground):
    """Sets up the passes. `ratios` holds, by dye, what the color of a material is multiplied by
    (three factors by material); materials that it does not name keep theirs. `ground` is the
    material of the paper.
    """
    for name in (UNDYED, GROUND, *ratios):
        bpy.context.view_layer.aovs.add().name = name
    _write(ground.node_tree, GROUND, (1, 1, 1, 1))
    for material in bpy.data.materials:
        surface = _surface(material)
        if surface is None:
            continue
        base = _seen(material.node_tree, surface)
        _write(material.node_tree, UNDYED, base)
        for dye, factors in ratios.items():
            factor = factors.get(material)
            dyed = _multiplied(material.node_tree, base, factor) if factor else base
            _write(material.node_tree, dye, dyed)


def _surface(material):
    nodes = material.node_tree.nodes if material.use_nodes else ()
    return next((node for node in nodes if node.type == "BSDF_PRINCIPLED"), None)


def _seen(tree, surface):
    """The color of a surface: none in the holes of a net, where what is behind adds its own."""
    base = surface.inputs["Base Color"]
    blend = next((node for node in tree.nodes if node.type == "MIX_SHADER"), None)
    color = base.links[0].from_socket if base.is_linked else tuple(base.default_value)
    if blend is None:
        return color
    solid = tree.nodes.new("ShaderNodeMixRGB")
    tree.links.new(blend.inputs[0].links[0].from_socket, solid.inputs[0])
    _set(tree, solid.inputs[1], color)
    solid.inputs[2].default_value = (0, 0, 0, 1)
    return solid.outputs[0]


def _multiplied(tree, color, factor):
    node = tree.nodes.new("ShaderNodeVectorMath")
    node.operation = "MULTIPLY"
    _set(tree, node.inputs[0], color)
    node.inputs[1].default_value = factor
    return node.outputs[0]


def _set(tree, socket, value):
    if isinstance(value, bpy.types.NodeSocket):
        tree.links.new(value, socket)
    else:
        socket.default_value = value[: len(socket.default_value)]


def _write(tree, name, color):
    node = tree.nodes.new("ShaderNodeOutputAOV")
    node.name = name
    _set(tree, node.inputs["Color"], color)
