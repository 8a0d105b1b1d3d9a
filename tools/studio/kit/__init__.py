"""Small procedural modelling and shading kit (Blender 3.4, Cycles on the processor).

One Blender unit is 10 cm. The front of things faces -Y, up is +Z. Nothing in here knows the
product.
"""
