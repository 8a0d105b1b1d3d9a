#!/usr/bin/env python3
"""Draws the shop's images with Blender. See README.md for what it needs.

  python3 tools/studio/render.py list                  every image there is, by group and name
  python3 tools/studio/render.py product               a whole group
  python3 tools/studio/render.py product dog           one image of it, or several
  python3 tools/studio/render.py turntable olive       the frames of a film
  python3 tools/studio/render.py turn                  the frames that a visitor's finger drags

Finished images are skipped, so a run can be stopped and started again. Renders run at nice 19
unless told otherwise, one at a time.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

from jobs import COLORS, TURN_SIZE, all_jobs, turn, turntable

HERE = Path(__file__).resolve().parent
BUILD = HERE / ".build"
FRAMES = BUILD / "turntable"  # a folder for every color; make-films.ts takes them from there
WEBP_QUALITY = 92
TURN_QUALITY = 88  # there are many frames
PREVIEW_SIZE, PREVIEW_SAMPLES = 480, 8
SHOWN = ("RENDER", "Traceback", "Error", "  File", "Warn")


def system_environment():
    """The environment without Python version managers: Blender and finish.py need the system's
    Python.
    """
    folders = os.environ["PATH"].split(os.pathsep)
    kept = [folder for folder in folders if "pyenv" not in folder and "conda" not in folder]
    return dict(os.environ, PATH=os.pathsep.join(kept))


def run_blender(job, path, nice):
    """Draws one job into a file (or folder) at a niceness. Returns whether that worked."""
    options = {
        "path": str(path),
        "width": job.width,
        "height": job.height,
        "samples": job.samples,
        **job.options,
    }
    command = [
        "nice",
        "-n",
        str(nice),
        os.environ.get("BLENDER", "blender"),
        "-b",
        "--factory-startup",
        "-noaudio",
    ]
    command += ["--python-exit-code", "1", "-P", str(HERE / "in_blender.py")]
    command += ["--", job.module, json.dumps(options)]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        env=system_environment(),
    )
    for line in process.stdout:
        if line.startswith(SHOWN) or "Error" in line:
            print("   ", line.rstrip(), flush=True)
    return process.wait() == 0


def make_webp(master, out, quality=WEBP_QUALITY, size=None):
    """Writes a PNG as the WebP that the project keeps, perhaps smaller: `size` pixels square."""
    out.parent.mkdir(parents=True, exist_ok=True)
    unfinished = out.with_suffix(".new.webp")
    settings = ["-resize", f"{size}x{size}"] if size else []
    settings += ["-quality", str(quality), "-define", "webp:method=6"]
    settings += ["-define", "webp:use-sharp-yuv=1"]
    subprocess.run(["convert", str(master), *settings, str(unfinished)], check=True)
    unfinished.replace(out)


def resized(job, longer_side, samples):
    """The same job in another size or with other samples, where they are given."""
    factor = longer_side / max(job.width, job.height) if longer_side else 1
    return replace(
        job,
        width=round(job.width * factor),
        height=round(job.height * factor),
        samples=samples or job.samples,
    )


def draw_image(group, name, job, arguments):
    """Draws one image, in all its dyes, unless it is there. Returns whether all is well."""
    files = {dye: arguments.out / group / f"{file}.webp" for dye, file in job.files(name).items()}
    if arguments.preview:
        job = resized(job, arguments.px or PREVIEW_SIZE, arguments.spp or PREVIEW_SAMPLES)
        pattern = arguments.png / "preview" / f"{group}-{job.pattern(name)}.png"
    else:
        job = resized(job, arguments.px, arguments.spp)
        pattern = arguments.png / group / f"{job.pattern(name)}.png"
        if all(file.exists() for file in files.values()) and not arguments.force:
            print("exists", *files.values())
            return True
    masters = {dye: Path(str(pattern).replace("{color}", dye)) for dye in files}
    began = time.time()
    size = f"{job.width}x{job.height} {job.samples} spp"
    print(f"{time.strftime('%H:%M:%S')} {group} {name} {size}", flush=True)
    for master in masters.values():
        master.unlink(missing_ok=True)
    drawn = run_blender(job, pattern, arguments.nice)
    if not drawn or not all(master.exists() for master in masters.values()):
        print("FAILED", group, name, flush=True)
        return False
    if not arguments.preview:
        for dye, file in files.items():
            make_webp(masters[dye], file)
    print(f"DONE {group} {name} {time.time() - began:.0f} s", flush=True)
    return True


def draw_turntables(colors, arguments):
    """Draws the frames of turning bags. Returns whether all is well."""
    fine = True
    for color in colors:
        job = resized(turntable(color), arguments.px, arguments.spp)
        folder = FRAMES / color
        if arguments.force:
            shutil.rmtree(folder, ignore_errors=True)
        fine = run_blender(job, folder, arguments.nice) and fine
    return fine


def draw_turn(arguments):
    """Draws the turn of every color; all its frames go into media/turns, or none. Returns whether
    all is well.
    """
    frames = BUILD / "turn"
    if arguments.force:
        shutil.rmtree(frames, ignore_errors=True)
    job = resized(turn(), arguments.px, arguments.spp)
    fine = run_blender(job, frames / "{color}", arguments.nice)
    masters = sorted(frames.glob("*/f*.png")) if fine else ()
    for master in masters:
        out = arguments.turns / master.parent.name / f"{master.stem[-2:]}.webp"
        make_webp(master, out, TURN_QUALITY, TURN_SIZE)
    return fine


def read_arguments():
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("group", help="list, turn, turntable, or a group of images")
    parser.add_argument("names", nargs="*", help="images of the group; all without any")
    parser.add_argument("--out", type=Path, default=HERE.parent.parent / "media/images", help="WebP files")
    parser.add_argument(
        "--turns", type=Path, default=HERE.parent.parent / "media/turns", help="WebP files of the turn"
    )
    parser.add_argument("--png", type=Path, default=BUILD / "png", help="lossless masters")
    parser.add_argument("--px", type=int, help="longer side in pixels")
    parser.add_argument("--spp", type=int, help="samples per pixel")
    parser.add_argument("--nice", type=int, default=19, help="how far to step back for others")
    parser.add_argument("--preview", action="store_true", help="a small quick PNG, no WebP")
    parser.add_argument("--force", action="store_true", help="draw finished images again")
    return parser.parse_args()


def main():
    """Draws what the command line asks for; ends with code 1 if something failed."""
    arguments = read_arguments()
    jobs = all_jobs()
    if arguments.group == "list":
        for (group, name), job in jobs.items():
            size = f"{job.width}x{job.height} {job.samples} spp"
            print(f"{group:10} {name:24} {size:18} {job.module}.py")
        print("turntable ", " ".join(COLORS))
        print("turn")
        return
    if arguments.group == "turntable":
        sys.exit(not draw_turntables(arguments.names or COLORS, arguments))
    if arguments.group == "turn":
        sys.exit(not draw_turn(arguments))
    found = {name: job for (group, name), job in jobs.items() if group == arguments.group}
    unknown = [name for name in arguments.names if name not in found]
    if not found or unknown:
        wanted = " ".join([arguments.group, *unknown])
        sys.exit(f"no such image: {wanted}; see: render.py list")
    names = arguments.names or found
    # every image gets its try, so no short cut after the first failure
    results = [draw_image(arguments.group, name, found[name], arguments) for name in names]
    sys.exit(not all(results))


if __name__ == "__main__":
    main()
