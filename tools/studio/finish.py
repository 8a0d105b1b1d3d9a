#!/usr/bin/env python3
"""Two half buffers of Cycles -> denoise -> tone map -> PNG. No learned weights: numpy and
denoise.c.

python3 finish.py a.exr b.exr out.png --exposure 0.1 --tone filmic
python3 finish.py a.exr b.exr '{color}.png' --dyes olive blue     one image for each dye
"""

import argparse
import ctypes
import os
import struct
import subprocess
from pathlib import Path

import numpy as np
from PIL import Image
from scipy.ndimage import distance_transform_edt, gaussian_filter, uniform_filter, zoom

HERE = Path(__file__).resolve().parent
LUMINANCE = np.array([0.2126, 0.7152, 0.0722], np.float32)
EXR_MAGIC = b"\x76\x2f\x31\x01"
EXR_TYPES = {0: "<u4", 1: "<f2", 2: "<f4"}
WINDOW_RADIUS = 7  # pixels that the denoiser looks at
BLOCK = 4  # size of the coarse pixels of its second pass
ALBEDO_SIGMA, NORMAL_SIGMA = 0.045, 0.20  # how much features may differ inside one surface
FAINT = 1e-4  # color below which nothing is dyed
DARK = 0.02  # albedo below which light is not divided by it
EVEN_GROUND = np.array([0.97, 0.93, 0.84])  # what the paper of the other images comes to
GROUND_BLURS = (3, 9, 27, 60)  # pixels
BLOOM_START, BLOOM_SIZES = 1.2, (6, 20, 60)


def read_exr(path):
    """An uncompressed multilayer EXR as {channel: array of rows}."""
    data = Path(path).read_bytes()
    if data[:4] != EXR_MAGIC:
        raise ValueError(f"{path} is no EXR")
    at = 8
    channels, window = [], None

    def text(start):
        end = data.index(0, start)
        return data[start:end].decode(), end + 1

    while data[at]:
        name, at = text(at)
        _, at = text(at)
        (size,) = struct.unpack_from("<i", data, at)
        at += 4
        value = data[at : at + size]
        at += size
        if name == "channels":
            channels = _read_channels(value)
        elif name == "dataWindow":
            window = struct.unpack("<4i", value)
        elif name == "compression" and value[0] != 0:
            raise ValueError(f"{path} is compressed")
    width, height = window[2] - window[0] + 1, window[3] - window[1] + 1
    at += 1 + 8 * height  # the table of offsets
    pixels = {channel: np.empty((height, width), np.float32) for channel, _ in channels}
    for _ in range(height):
        y, _size = struct.unpack_from("<ii", data, at)
        at += 8
        for channel, kind in channels:
            row = np.frombuffer(data, EXR_TYPES[kind], width, at)
            pixels[channel][y - window[1]] = row
            at += row.nbytes
    return pixels


def _read_channels(value):
    channels, at = [], 0
    while value[at]:
        end = value.index(0, at)
        (kind,) = struct.unpack_from("<i", value, end + 1)
        channels.append((value[at:end].decode(), kind))
        at = end + 17
    return channels


def layer(pixels, name, components):
    """The channels of one pass as one array."""
    for channel in pixels:
        if channel.endswith(f"{name}.{components[0]}"):
            prefix = channel[: -len(components[0])]
            return np.stack([pixels[prefix + component] for component in components], -1)
    raise KeyError(name)


def load_denoiser():
    """The C function, compiled once per machine into .build."""
    source, library = HERE / "denoise.c", HERE / ".build/denoise.so"
    if not library.exists() or library.stat().st_mtime < source.stat().st_mtime:
        library.parent.mkdir(exist_ok=True)
        unfinished = library.with_suffix(f".{os.getpid()}")
        flags = ["-O3", "-march=native", "-ffast-math", "-shared", "-fPIC"]
        subprocess.run(["gcc", *flags, str(source), "-o", str(unfinished), "-lm"], check=True)
        unfinished.replace(library)
    return ctypes.CDLL(str(library)).denoise


def run_denoiser(first, second, variance, features, weights, radius, patch, strength):
    """Both half buffers denoised by each other, averaged."""
    inputs = [
        np.ascontiguousarray(array, np.float32)
        for array in (first, second, variance, features, weights)
    ]
    height, width, count = features.shape
    out = np.empty((height, width, 3), np.float32)

    def pointer(array):
        return array.ctypes.data_as(ctypes.POINTER(ctypes.c_float))

    load_denoiser()(
        *map(pointer, inputs),
        count,
        width,
        height,
        radius,
        patch,
        ctypes.c_float(strength),
        pointer(out),
    )
    return out


def half_variance(first, second, blur, limit):
    """Variance of one half buffer, smoothed; single bright dots are held down."""
    variance = ((first - second) ** 2).mean(-1) / 2
    variance = gaussian_filter(variance, blur)
    return np.minimum(variance, uniform_filter(variance, 21) * limit).astype(np.float32)


def blocks(array):
    """The means of blocks of BLOCK x BLOCK pixels; an incomplete last row or column is left out."""
    rows, columns = array.shape[0] // BLOCK, array.shape[1] // BLOCK
    whole = array[: rows * BLOCK, : columns * BLOCK]
    return whole.reshape(rows, BLOCK, columns, BLOCK, -1).mean((1, 3)).astype(np.float32)


def denoise(first, second):
    """The image in linear light, from the passes of two half buffers."""
    albedo, normal = (
        0.5 * (layer(first, name, components) + layer(second, name, components))
        for name, components in (("Denoising Albedo", "RGB"), ("Denoising Normal", "XYZ"))
    )
    features = np.concatenate([albedo, normal], -1).astype(np.float32)
    sigmas = [ALBEDO_SIGMA] * 3 + [NORMAL_SIGMA] * 3
    weights = np.array([1 / sigma**2 for sigma in sigmas], np.float32)
    # light without the color of surfaces is smoother; its logarithm has even noise
    divisor = np.where(albedo.max(-1, keepdims=True) < DARK, 1.0, np.maximum(albedo, DARK))
    a, b = (
        np.log1p(np.maximum(layer(half, "Combined", "RGB") / divisor, 0) * 4)
        for half in (first, second)
    )
    fine = run_denoiser(a, b, half_variance(a, b, 2.0, 6), features, weights, WINDOW_RADIUS, 1, 1.0)
    fine = fine + _coarse_correction(a, b, fine, features, weights)
    return np.expm1(fine) / 4 * divisor


def _coarse_correction(a, b, fine, features, weights):
    """What a second pass over coarse pixels changes in the low frequencies.

    It removes the soft blotches that a small window leaves on seamless paper, and works only where
    the surroundings are featureless, so that texture and edges are left alone.
    """
    a, b, features = blocks(a), blocks(b), blocks(features)
    variance = half_variance(a, b, 2.5, 4)
    coarse = run_denoiser(a, b, variance, features, weights * 2, WINDOW_RADIUS + 2, 2, 1.3)
    activity = sum(
        gaussian_filter((features[..., i] - gaussian_filter(features[..., i], 4)) ** 2, 4)
        * weights[i]
        for i in range(len(weights))
    )
    calm = np.exp(-np.maximum(activity - 0.002, 0) * 12)[..., None]
    change = zoom((coarse - blocks(fine)) * calm, (BLOCK, BLOCK, 1), order=1)
    padded = np.zeros_like(fine)
    padded[: change.shape[0], : change.shape[1]] = change
    return padded


def neutral(color, toe=0.3):
    """Khronos PBR Neutral: keeps the colors of a product true.

    `toe` scales its haze correction: 1 suits glossy goods, matte cloth would turn too saturated.
    """
    start, desaturation = 0.8 - 0.04, 0.15
    low = color.min(-1)
    haze = np.where(low < 0.08, low - 6.25 * low * low, 0.04)
    color = color - toe * haze[..., None]
    peak = color.max(-1)
    room = 1 - start
    new_peak = 1 - room * room / (peak + room - start)
    bright = color * (new_peak / np.maximum(peak, 1e-6))[..., None]
    grey = (1 - 1 / (desaturation * (peak - new_peak) + 1))[..., None]
    bright = bright * (1 - grey) + new_peak[..., None] * grey
    return np.where((peak >= start)[..., None], bright, color)


def filmic(color):
    """A shoulder like film, a soft toe, pale highlights: for sunlit scenes."""
    color = np.maximum(color, 0)
    light = (color @ LUMINANCE)[..., None]
    pale = np.clip((light - 0.8) / 3, 0, 0.35)
    c = (color * (1 - pale) + light * pale) * 0.72
    return (c * (2.51 * c + 0.03)) / (c * (2.43 * c + 0.59) + 0.14)


def encode_srgb(color):
    """Linear light as sRGB, 0 to 1."""
    color = np.clip(color, 0, 1)
    return np.where(color <= 0.0031308, 12.92 * color, 1.055 * color ** (1 / 2.4) - 0.055)


def add_bloom(image, strength):
    """Very bright places shine over their edges."""
    bright = np.maximum(image - BLOOM_START, 0)
    halo = sum(gaussian_filter(bright, (size, size, 0)) for size in BLOOM_SIZES)
    return image + strength * halo / len(BLOOM_SIZES)


def saturate(image, factor):
    """More or less color at the same brightness."""
    light = (image @ LUMINANCE.astype(np.float64))[..., None]
    return np.maximum(0, light + (image - light) * factor)


def dye_ratio(halves, dye):
    """What the image is multiplied by to have the colors of a dye; see kit/dyes.py."""
    own, dyed = (sum(layer(half, name, "RGB") for half in halves) for name in ("undyed", dye))
    return np.where(own > FAINT, dyed / np.maximum(own, FAINT), 1.0)


def mapped(image, look):
    """Linear light as the sRGB of a look: bloom, saturation and tone."""
    if look.bloom:
        image = add_bloom(image, look.bloom)
    if look.saturation != 1:
        image = saturate(image, look.saturation)
    return encode_srgb(neutral(image) if look.tone == "neutral" else filmic(image))


def wide_blur(array, blur):
    """A gaussian of many pixels; the wider, the coarser it is computed."""
    step = max(1, blur // 4)
    height, width = array.shape[:2]
    rows, columns = -(-height // step), -(-width // step)
    padding = ((0, rows * step - height), (0, columns * step - width), (0, 0))
    coarse = np.pad(array, padding, mode="edge").reshape(rows, step, columns, step, -1).mean((1, 3))
    coarse = gaussian_filter(coarse, (blur / step, blur / step, 0))
    fine = zoom(coarse, (step, step, 1), order=1, mode="nearest", grid_mode=True)
    return fine[:height, :width]


def smooth_ground(light, halves, even):
    """The light with its plain paper smoothed: more, the farther from things and their shadows.
    `even` gives it one color all over, for images that show no floor.
    """
    ground = sum(layer(half, "ground", "RGB")[..., 0] for half in halves) / len(halves)
    is_ground = ground > 0.99
    away = distance_transform_edt(is_ground)
    weight = is_ground.astype(np.float32)[..., None]
    for blur in GROUND_BLURS:
        total = np.maximum(wide_blur(weight, blur), 1e-6)
        blurred = wide_blur(light * weight, blur) / total
        share = np.clip(away / (2 * blur) - 1, 0, 1)[..., None]
        light = light + (blurred - light) * share
    return light + ground[..., None] * (EVEN_GROUND - blurred) if even else light


def save(image, path):
    """Writes an image in sRGB, 0 to 1."""
    dither = (np.random.default_rng(1).random(image.shape) - 0.5) / 255  # against banding
    image = np.clip(image + dither, 0, 1) * 255 + 0.5
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    Image.fromarray(image.astype(np.uint8)).save(path)


def main():
    """Reads two half buffers, writes the finished image."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("out")
    parser.add_argument("--exposure", type=float, default=0, help="stops")
    parser.add_argument("--tone", choices=("neutral", "filmic"), default="neutral")
    parser.add_argument("--saturation", type=float, default=1.0)
    parser.add_argument("--bloom", type=float, default=0.0)
    parser.add_argument("--even", action="store_true", help="one color for all paper")
    parser.add_argument("--dyes", nargs="*", default=[], help="see kit/dyes.py")
    arguments = parser.parse_args()
    halves = read_exr(arguments.first), read_exr(arguments.second)
    light = (denoise(*halves) * 2**arguments.exposure).astype(np.float32)
    if arguments.dyes:
        light = smooth_ground(light, halves, arguments.even)
    if not arguments.dyes:
        save(mapped(light, arguments), arguments.out)
    for dye in arguments.dyes:
        image = mapped(light * dye_ratio(halves, dye), arguments)
        save(image, arguments.out.replace("{color}", dye))


if __name__ == "__main__":
    main()
