"""Flat outlines: lists of points in the two coordinates of a surface, in units."""

import math

import numpy as np

from kit.curves import evenly_spaced

CORNER_STEPS = 12


def rounded_rectangle(x, y, half_width, half_height, radius, count=160, top_radius=None):
    """A closed rounded rectangle about (x, y), counter-clockwise, its points evenly spaced."""
    top_radius = radius if top_radius is None else top_radius
    corners = (
        (1, 1, 0, top_radius),
        (-1, 1, 90, top_radius),
        (-1, -1, 180, radius),
        (1, -1, 270, radius),
    )
    points = []
    for right, up, first_angle, r in corners:
        for k in range(CORNER_STEPS + 1):
            angle = math.radians(first_angle + 90 * k / CORNER_STEPS)
            points.append(
                (
                    x + right * (half_width - r) + r * math.cos(angle),
                    y + up * (half_height - r) + r * math.sin(angle),
                )
            )
    return evenly_spaced(points, count=count, closed=True)


def tangents_and_normals(path, closed=True):
    """Unit vectors along and across a flat path; across is outwards when it runs
    counter-clockwise.
    """
    if closed:
        tangents = np.roll(path, -1, 0) - np.roll(path, 1, 0)
    else:
        tangents = np.gradient(path, axis=0)
    tangents /= np.linalg.norm(tangents, axis=1)[:, None] + 1e-9
    return tangents, np.stack([tangents[:, 1], -tangents[:, 0]], 1)


def contains(outline):
    """A function that tells whether a point (x, y) lies inside the outline."""
    low, high = outline.min(0), outline.max(0)
    x, y = outline[:, 0], outline[:, 1]
    next_x, next_y = np.roll(x, -1), np.roll(y, -1)

    def inside(u, v):
        if not (low[0] < u < high[0] and low[1] < v < high[1]):
            return False
        crosses = (y > v) != (next_y > v)
        left_of = u < (next_x - x) * (v - y) / (next_y - y + 1e-12) + x
        return bool((crosses & left_of).sum() % 2)

    return inside
