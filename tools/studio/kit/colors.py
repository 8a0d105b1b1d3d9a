"""Colors. Blender wants them linear; people write them as `#rrggbb`."""


def linear(color):
    """Linear RGBA of `#rrggbb` (sRGB); an RGBA tuple is taken as linear already."""
    if not isinstance(color, str):
        return color
    digits = color.lstrip("#")
    encoded = [int(digits[start : start + 2], 16) / 255 for start in (0, 2, 4)]
    return (*(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in encoded), 1.0)


def scaled(color, factor):
    """The color made lighter or darker by a factor in linear light, cut off at white."""
    return tuple(min(1, channel * factor) for channel in linear(color)[:3]) + (1,)
