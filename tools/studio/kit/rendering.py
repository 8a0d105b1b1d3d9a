"""From the scene to a PNG: Cycles, the denoiser, tone mapping."""

import os
import subprocess
import time
from pathlib import Path

import bpy

HERE = Path(__file__).resolve().parent.parent
BUILD_FOLDER = HERE / ".build"
SEEDS = (11, 108)  # of the two halves that the denoiser compares


def _set_up(width, height, samples, bounces):
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.engine = "CYCLES"
    cycles.device = "CPU"
    render.resolution_x = width
    render.resolution_y = height
    render.resolution_percentage = 100
    render.threads_mode = "FIXED"
    render.threads = 2
    render.use_persistent_data = True
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = False
    cycles.samples = max(1, samples // 2)
    cycles.max_bounces = bounces
    cycles.diffuse_bounces = min(4, bounces - 1)
    cycles.glossy_bounces = 3
    cycles.transparent_max_bounces = 8
    cycles.sample_clamp_indirect = 4
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    scene.cycles_curves.shape = "RIBBONS"
    scene.cycles_curves.subdivisions = 2
    settings = render.image_settings
    settings.file_format = "OPEN_EXR_MULTILAYER"
    settings.color_depth = "32"
    settings.exr_codec = "NONE"
    bpy.context.view_layer.cycles.denoising_store_passes = True


def render(
    path,
    width,
    height,
    samples,
    exposure,
    tone="neutral",
    bounces=6,
    saturation=1.0,
    bloom=0.0,
    dyes=(),
    even=False,
):
    """Renders two half buffers with what the denoiser needs, and finishes them into a PNG.

    Exposure in stops. Tone is `neutral` (true colors of the product) or `filmic` (sunlit scenes).
    With `dyes`, for which kit/dyes.py has prepared the scene, one PNG for each; the path then holds
    `{color}` where the name of the dye goes; `even` then makes the paper alike all over. Raises
    CalledProcessError when finishing fails.
    """
    _set_up(width, height, samples, bounces)
    scene = bpy.context.scene
    path = Path(path).resolve()
    BUILD_FOLDER.mkdir(exist_ok=True)
    began = time.time()
    halves = [BUILD_FOLDER / f"{os.getpid()}-{seed}.exr" for seed in SEEDS]
    for seed, half in zip(SEEDS, halves):
        scene.cycles.seed = seed
        scene.render.filepath = str(half)
        bpy.ops.render.render(write_still=True)
    rendered = time.time()
    # finishing wants scipy and Pillow, which Blender's own Python may lack
    finish = ["python3", str(HERE / "finish.py"), *map(str, halves), str(path)]
    options = {"exposure": exposure, "tone": tone, "saturation": saturation, "bloom": bloom}
    for name, value in options.items():
        finish.append(f"--{name}={value}")
    if dyes:
        finish += ["--dyes", *dyes]
    if even:
        finish.append("--even")
    subprocess.run(finish, check=True)
    for half in halves:
        half.unlink()
    seconds = f"render={rendered - began:.1f}s finish={time.time() - rendered:.1f}s"
    print(f"RENDER {path} {width}x{height} spp={samples} {seconds}", flush=True)
