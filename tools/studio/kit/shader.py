"""A short way to write Blender's node trees."""

import bpy

from kit.colors import linear


class Shader:
    """A new material whose nodes are added one by one; `finish` returns the material.

    Wherever a value is expected, a number, a tuple, `#rrggbb` or the output of another node may
    stand.
    """

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def node(self, kind, inputs=None, **settings):
        """Adds `ShaderNode<kind>`; inputs by name or position, settings as Blender calls them."""
        node = self.tree.nodes.new("ShaderNode" + kind)
        for name, value in settings.items():
            setattr(node, name, value)
        for key, value in (inputs or {}).items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, node.inputs[key])
            else:
                node.inputs[key].default_value = linear(value) if isinstance(value, str) else value
        return node

    def math(self, operation, *values):
        """One operation on numbers, such as MULTIPLY."""
        return self.node("Math", dict(enumerate(values)), operation=operation).outputs[0]

    def mix(self, factor, first, second, blend="MIX"):
        """Two colors mixed, by 0 to 1."""
        inputs = {0: factor, 1: first, 2: second}
        return self.node("MixRGB", inputs, blend_type=blend).outputs[0]

    def coordinates(self, kind):
        """The point that is shaded: `UV`, `Object` or `Generated`."""
        return self.node("TexCoord").outputs[kind]

    def separate(self, vector):
        """x, y and z of a vector."""
        return self.node("SeparateXYZ", {0: vector}).outputs

    def stretch(self, vector, factors):
        """A vector multiplied by three factors."""
        return self.node("Mapping", {"Vector": vector, "Scale": factors}).outputs[0]

    def noise(self, vector, scale, detail, **more):
        """Smooth noise between 0 and 1."""
        inputs = {"Vector": vector, "Scale": scale, "Detail": detail, **more}
        return self.node("TexNoise", inputs).outputs["Fac"]

    def bump(self, height, strength, distance, normal=None, invert=False):
        """A normal that pretends to a relief; distance in units."""
        inputs = {"Height": height, "Strength": strength, "Distance": distance}
        if normal is not None:
            inputs["Normal"] = normal
        return self.node("Bump", inputs, invert=invert).outputs[0]

    def principled(self, color, roughness, specular=0.5, normal=None, **more):
        """Blender's general surface; `more` are its inputs by name, blanks as underscores."""
        inputs = {"Base Color": color, "Roughness": roughness, "Specular": specular}
        inputs.update({name.replace("_", " "): value for name, value in more.items()})
        if normal is not None:
            inputs["Normal"] = normal
        return self.node("BsdfPrincipled", inputs).outputs[0]

    def emission(self, color, strength):
        """Light that the surface gives off."""
        return self.node("Emission", {0: color, 1: strength}).outputs[0]

    def blend(self, factor, first, second):
        """Two surfaces mixed, by 0 to 1."""
        return self.node("MixShader", {0: factor, 1: first, 2: second}).outputs[0]

    def finish(self, surface):
        """The material with this surface."""
        self.node("OutputMaterial", {"Surface": surface})
        return self.material
