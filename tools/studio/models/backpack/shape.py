"""The shape of the bag as three surfaces that parts are laid on: FRONT, BACK and GUSSET.

The bag is a clam-shell: a front and a back panel joined by a gusset that runs round the sides, the
top and the base. It stands on z = 0 and its front faces -Y. All lengths in units (1 = 10 cm).
Every point passes through `bulge`, so the whole bag tapers, swells and wrinkles as one piece.
"""

import math

from mathutils import Vector, noise

from kit.outlines import rounded_rectangle

WIDTH, HEIGHT, DEPTH = 3.0, 4.6, 2.0
HALF_WIDTH = WIDTH / 2
TOP_RADIUS, BASE_RADIUS = 0.80, 0.42  # of the corners, seen from the front
EDGE_RADIUS = 0.20  # where front and back bend into the gusset
SEAM = EDGE_RADIUS * (1 - 0.7071)  # the seams run half way round that bend


def _distance_to_outline(x, z):
    """Signed distance to the outline seen from the front, negative inside."""
    middle = HEIGHT / 2
    r = TOP_RADIUS if z > middle else BASE_RADIUS
    over_x, over_z = abs(x) - HALF_WIDTH + r, abs(z - middle) - middle + r
    return min(max(over_x, over_z), 0) + math.hypot(max(over_x, 0), max(over_z, 0)) - r


def _set_back(distance):
    """How far the rounded edge has gone back at a distance from the outline."""
    into = distance + EDGE_RADIUS
    if into <= 0:
        return 0.0
    return EDGE_RADIUS - math.sqrt(max(0, EDGE_RADIUS * EDGE_RADIUS - min(into, EDGE_RADIUS) ** 2))


def _fullness(x, z):
    """1 in the middle of a panel, 0 at its edge."""
    across = max(0, 1 - (abs(x) / HALF_WIDTH) ** 2.4)
    return across * max(0, 1 - (abs(z - HEIGHT / 2) / (HEIGHT / 2)) ** 2.8)


def _front_point(x, z):
    return x, -DEPTH / 2 + _set_back(_distance_to_outline(x, z)) - 0.20 * _fullness(x, z), z


def _back_point(x, z):
    return -x, DEPTH / 2 - _set_back(_distance_to_outline(x, z)) + 0.05 * _fullness(x, z), z


def bulge(point):
    """A point of the straight bag, moved to where it is on the real one."""
    x, y, z = point
    t = z / HEIGHT
    x *= 1.025 - 0.085 * t * t + 0.03 * math.sin(math.pi * min(1, max(0, t)))
    y *= 1.02 - 0.10 * t * t
    straight = Vector((x, y, z))
    large = noise.noise_vector(straight * 0.75 + Vector((3.1, 7.7, 1.3))) * 0.042
    wrinkle = large + noise.noise_vector(straight * 2.3) * 0.013
    wrinkle.z *= 0.35 * min(1, max(0, z) / 0.6)
    return straight + wrinkle * min(1, max(0.1, z / 0.5))


def _surface(point_at):
    """The surface of a function of two lengths; its normal is their cross product."""
    step = 0.004

    def point(u, v):
        return Vector(point_at(u, v))

    def surface(u, v, height=0.0):
        along = point(u + step, v) - point(u - step, v)
        normal = along.cross(point(u, v + step) - point(u, v - step))
        normal = normal.normalized() if normal.length > 1e-9 else Vector((0, 0, 1))
        return bulge(point(u, v) + normal * height)

    return surface


# lengths of the outline, from the middle of the top downwards
_TOP = HALF_WIDTH - TOP_RADIUS
_TOP_CORNER = _TOP + TOP_RADIUS * math.pi / 2
_SIDE = _TOP_CORNER + HEIGHT - TOP_RADIUS - BASE_RADIUS
_BASE_CORNER = _SIDE + BASE_RADIUS * math.pi / 2
PERIMETER = 2 * (_BASE_CORNER + HALF_WIDTH - BASE_RADIUS)


def _outline_at(s):
    """Point and outward normal (x, z) at a length from the middle of the top, towards +x."""
    s = (s + PERIMETER / 2) % PERIMETER - PERIMETER / 2
    side = 1 if s >= 0 else -1
    s = abs(s)
    if s < _TOP:
        point, normal = (s, HEIGHT), (0, 1)
    elif s < _TOP_CORNER:
        angle = (s - _TOP) / TOP_RADIUS
        normal = (math.sin(angle), math.cos(angle))
        point = (_TOP + TOP_RADIUS * normal[0], HEIGHT - TOP_RADIUS + TOP_RADIUS * normal[1])
    elif s < _SIDE:
        point, normal = (HALF_WIDTH, HEIGHT - TOP_RADIUS - (s - _TOP_CORNER)), (1, 0)
    elif s < _BASE_CORNER:
        angle = (s - _SIDE) / BASE_RADIUS
        normal = (math.cos(angle), -math.sin(angle))
        left = HALF_WIDTH - BASE_RADIUS
        point = (left + BASE_RADIUS * normal[0], BASE_RADIUS + BASE_RADIUS * normal[1])
    else:
        point, normal = (HALF_WIDTH - BASE_RADIUS - (s - _BASE_CORNER), 0), (0, -1)
    return (side * point[0], point[1]), (side * normal[0], normal[1])


def _gusset_point(s, y):
    point, normal = _outline_at(s)
    into = abs(y) - (DEPTH / 2 - EDGE_RADIUS)
    if into > 0:
        inset = EDGE_RADIUS - math.sqrt(max(0, EDGE_RADIUS * EDGE_RADIUS - into * into))
    else:  # sides and top swell, the base stays flat
        inset = -0.05 * (1 - (y / (DEPTH / 2)) ** 2) * (normal[1] > -0.5)
    return point[0] - normal[0] * inset, y, point[1] - normal[1] * inset


FRONT = _surface(_front_point)  # u = x, v = height above the base
BACK = _surface(_back_point)  # mirrored, so that u grows to the right of who looks at it
GUSSET = _surface(_gusset_point)  # u = length round the bag, v = y


def side_at(z):
    """The length round the bag at which its right side is so high; negative for the left."""
    return _TOP_CORNER + (HEIGHT - TOP_RADIUS - z)


def panel_outline(inset, count=260):
    """The outline of the front and back panels, drawn in by a length."""
    return rounded_rectangle(
        0,
        HEIGHT / 2,
        HALF_WIDTH - inset,
        HEIGHT / 2 - inset,
        BASE_RADIUS - inset * 0.6,
        count,
        TOP_RADIUS - inset * 0.6,
    )
