#!/usr/bin/env python3
"""The image of the home page: two finished product images, cut out and put side by side. The wide one,
on light and on dark paper, has room for words on the left; the square one is for previews of links.

  python3 tools/studio/compose_hero.py        writes media/images/hero/*.webp

The paper has one color all over but for the shadows on it, so nothing in it can form bands or
streaks, and the plate around the image (--plate in src/ui/tokens.css) joins without a seam.
"""

from pathlib import Path

import numpy as np
from PIL import Image
from scipy.ndimage import (
    binary_dilation,
    binary_erosion,
    distance_transform_edt,
    gaussian_filter,
    label,
    sobel,
)

IMAGES = Path(__file__).resolve().parent.parent.parent / "media/images"
SIZE = 1200  # pixels of a product image
WIDTH, HEIGHT = 1920, 1080
SQUARE_LEFT, SQUARE_TOP = 748, -40  # where the square image begins in the wide one
# name, scale, place of its upper left corner; what stands in front comes last
BAGS = (("blue-cat", 0.79, 1092, 92), ("olive-dog", 0.87, 630, 52))
PAPERS = {  # color of the paper, how strong shadows are on it, how bright the bags are
    "hero-wide": ((245, 241, 232), 1.0, 1.0),
    "hero-wide-dark": ((64, 61, 53), 1.25, 0.93),
}
# Product images with an animal show the bag from one place, so one outline fits all. The two tell
# cloth that is dyed from paper, which is not.
OUTLINE, OTHER_DYE = "olive-dog", "blue-dog"
BELOW_HANDLE = (118, 550)  # row and column of a point of the paper that the handle encloses
FLOOR_FROM, FLOOR_TO = 640, 820  # rows in which the wall becomes the floor, which has shadows
SHADOW_REACH = 170  # pixels
EDGE, DYED, CALM_BORDER = 2.2, 14, 2


def load(name):
    """A product image as rows of sRGB, 0 to 255."""
    image = Image.open(IMAGES / "product" / f"{name}.webp").convert("RGB")
    return np.asarray(image).astype(np.float32)


def steepness(image):
    """How much neighbors differ, at most in one of the colors."""
    soft = gaussian_filter(image, (0.8, 0.8, 0))
    slopes = [np.hypot(sobel(soft[..., c], 0), sobel(soft[..., c], 1)) for c in range(3)]
    return np.max(slopes, 0) / 8


def find_bag():
    """Where the bag is: all that no calm path connects with the border of the image, without the
    shadow below it and the paper below its handle.
    """
    image = load(OUTLINE)
    is_calm = steepness(image) < EDGE
    inner, _ = label(binary_erosion(is_calm, border_value=1))
    border = np.unique(np.concatenate([inner[0], inner[-1], inner[:, 0], inner[:, -1]]))
    outside = np.isin(inner, border[border > 0])
    parts, _ = label(~binary_dilation(outside, iterations=CALM_BORDER))
    sizes = np.bincount(parts.ravel())
    sizes[0] = 0
    bag = parts == sizes.argmax()
    dyed = np.abs(gaussian_filter(image - load(OTHER_DYE), (0.7, 0.7, 0))).max(-1) > DYED
    lowest = np.where(dyed.any(0), SIZE - 1 - np.argmax(dyed[::-1], 0), 0)
    bag &= np.arange(SIZE)[:, None] <= lowest
    holes, _ = label(is_calm & bag)
    return bag & ~binary_dilation(holes == holes[BELOW_HANDLE], iterations=3)


def plain_paper(image, is_far):
    """The paper as it would be without anything on it: a smooth surface through what is far."""
    y, x = np.mgrid[0:SIZE, 0:SIZE] / SIZE * 2 - 1
    terms = np.stack([x**i * y**j for i in range(5) for j in range(5 - i)], -1)
    return terms @ np.linalg.lstsq(terms[is_far][::7], image[is_far][::7], rcond=None)[0]


def shadow_of(image, bag):
    """What the bag leaves of the light on the floor, 0 to 1; none of it is far away."""
    away = distance_transform_edt(~bag)
    light = (image / plain_paper(image, away > SHADOW_REACH)).mean(-1)
    is_paper = (away > 3).astype(np.float32)
    light = gaussian_filter(light * is_paper, 5) / np.maximum(gaussian_filter(is_paper, 5), 1e-3)
    share = 1 - np.clip((away - 20) / (SHADOW_REACH - 20), 0, 1)
    rows = np.arange(SIZE)[:, None]
    floor = np.clip((rows - FLOOR_FROM) / (FLOOR_TO - FLOOR_FROM), 0, 1)
    return 1 - (1 - np.minimum(light, 1)) * share**2 * (3 - 2 * share) * floor


def resized(layer, scale):
    """One layer of numbers in another size."""
    size = round(SIZE * scale)
    return np.asarray(Image.fromarray(layer.astype(np.float32)).resize((size, size), Image.LANCZOS))


def put_bag(canvas, bag, name, scale, left, top, shade, brightness):
    """Draws one bag and its shadow onto the canvas."""
    image = load(name)
    # At its edge the bag is mixed with paper: it gets the color a little further inside.
    inside = binary_erosion(bag, iterations=3)
    nearest = distance_transform_edt(~inside, return_distances=False, return_indices=True)
    image = image[nearest[0], nearest[1]] * brightness
    outline = np.clip((gaussian_filter(bag.astype(np.float32), 2) - 0.62) * 2.4 + 0.5, 0, 1)
    cover = np.clip(resized(outline, scale), 0, 1)[..., None]
    shadow = 1 - (1 - np.clip(resized(shadow_of(load(name), bag), scale), 0, 1))[..., None] * shade
    color = np.stack([resized(image[..., c], scale) for c in range(3)], -1)
    rows, columns = min(len(cover), len(canvas) - top), min(len(cover), len(canvas[0]) - left)
    place = canvas[top : top + rows, left : left + columns]
    shown = (slice(rows), slice(columns))
    place[:] = place * shadow[shown] * (1 - cover[shown]) + color[shown] * cover[shown]


def draw(bag, paper, shade, brightness, shape, above=0):
    """Both bags on paper of this height and width; with more paper above them."""
    noise = np.random.default_rng(1).random((*shape, 3)) - 0.5  # against banding
    plain = np.broadcast_to(np.array(paper, np.float32), (*shape, 3))
    canvas = plain.copy()
    for name, scale, left, top in BAGS:
        put_bag(canvas, bag, name, scale, left, top + above, shade, brightness)
    is_plain = np.abs(canvas - plain).max(-1, keepdims=True) < 0.5
    canvas = np.clip(np.where(is_plain, plain, canvas + noise) + 0.5, 0, 255)
    return canvas.astype(np.uint8)


def save(file, canvas):
    """Writes one image."""
    Image.fromarray(canvas).save(IMAGES / "hero" / f"{file}.webp", quality=94, method=6)


def main():
    """Writes the wide image on each paper, and the square one on the light paper."""
    bag = find_bag()
    for file, look in PAPERS.items():
        save(file, draw(bag, *look, (HEIGHT, WIDTH)))
    shape = (SIZE, SQUARE_LEFT + SIZE)
    square = draw(bag, *PAPERS["hero-wide"], shape, -SQUARE_TOP)
    save("hero", square[:, SQUARE_LEFT:])


if __name__ == "__main__":
    main()
