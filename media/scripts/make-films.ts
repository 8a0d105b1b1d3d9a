// Makes the films of the gallery out of our own pictures: slow pans with cross-fades, no sound, no words.
//   node media/scripts/make-films.ts [film …]   needs ffmpeg; see media/README.md
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { FILM_HEIGHT, FILM_WIDTH, filmIds, type FilmId } from "#media/films.ts";
import { filmShots, type Shot, type View } from "./film-shots.ts";

const media = join(import.meta.dirname, "..");
const FRAMES_PER_SECOND = 25;
const FADE_SECONDS = 0.5;
/** What the eye moves over: larger than the film, so that a close view still has all its detail. */
const CANVAS_WIDTH = 1600;
const CANVAS_HEIGHT = 1200;
/** Keeps each file of a film of 18 seconds below 1.2 MB. */
const BIT_RATE = "480k";

const lossless = ["-c:v", "libx264", "-qp", "0", "-preset", "ultrafast"];

function ffmpeg(args: readonly string[]): void {
  const { status, stderr, error } = spawnSync("ffmpeg", ["-hide_banner", "-y", ...args], {
    encoding: "utf8",
  });
  if (error) throw error;
  if (status !== 0) throw new Error(stderr);
}

/**
 * The picture as a canvas of 4 to 3. Square studio pictures get more of their plain ground on both sides, by
 * mirroring it; in the close view of the zip the bag reaches the edge, so that one is cut instead.
 */
async function makeCanvas(shot: Shot, file: string): Promise<void> {
  const original = sharp(join(media, "pictures", `${shot.picture}.webp`));
  const { width, height } = await original.metadata();
  const isStudio = width === height && shot.picture !== "detail/zipper";
  const margin = isStudio ? Math.round(((height * 4) / 3 - width) / 2) : 0;
  const wide = isStudio
    ? await original.extend({ left: margin, right: margin, extendWith: "mirror" }).toBuffer()
    : await original.toBuffer();
  await sharp(wide)
    .resize(CANVAS_WIDTH, CANVAS_HEIGHT, { fit: "cover", position: "east" })
    .png()
    .toFile(file);
}

/** Moves the window over the canvas, between pixels, so that slow movements do not tremble. */
function movement({ from, to, seconds }: Shot): string {
  const progress = `(on/${seconds * FRAMES_PER_SECOND})`;
  const between = (a: number, b: number) => `(${a}+${b - a}*${progress})`;
  const left = (view: View) => (view.x - view.width / 2) * CANVAS_WIDTH;
  const top = (view: View) => (view.y - view.width / 2) * CANVAS_HEIGHT;
  const x = between(within(left(from), from, CANVAS_WIDTH), within(left(to), to, CANVAS_WIDTH));
  const y = between(within(top(from), from, CANVAS_HEIGHT), within(top(to), to, CANVAS_HEIGHT));
  const right = `${x}+${between(from.width * CANVAS_WIDTH, to.width * CANVAS_WIDTH)}`;
  const bottom = `${y}+${between(from.width * CANVAS_HEIGHT, to.width * CANVAS_HEIGHT)}`;
  const corners = [x, y, right, y, x, bottom, right, bottom].map((value) => `'${value}'`);
  return `perspective=${corners.join(":")}:interpolation=cubic:eval=frame`;
}

/** No window looks beyond the edge of the canvas. */
function within(start: number, view: View, canvas: number): number {
  return Math.min(Math.max(start, 0), canvas * (1 - view.width));
}

/** All shots one after the other, each fading into the next. */
function filterGraph(shots: readonly Shot[]): string {
  const steps = shots.map(
    (shot, index) =>
      `[${index}]${movement(shot)},scale=${FILM_WIDTH}:${FILM_HEIGHT}:flags=lanczos,setsar=1,format=yuv420p[shot${index}]`,
  );
  let start = 0;
  let last = "shot0";
  for (const [index, shot] of shots.entries()) {
    if (index > 0) {
      steps.push(
        `[${last}][shot${index}]xfade=duration=${FADE_SECONDS}:offset=${start.toFixed(2)}[film${index}]`,
      );
      last = `film${index}`;
    }
    start += shot.seconds - FADE_SECONDS;
  }
  return `${steps.join(";")};[${last}]null[film]`;
}

async function makeFilm(id: FilmId, folder: string): Promise<void> {
  const shots = filmShots[id];
  const stills = shots.map((_, index) => join(folder, `${id}-${index}.png`));
  await Promise.all(shots.map((shot, index) => makeCanvas(shot, stills[index] ?? "")));
  const raw = join(folder, `${id}.mkv`);
  ffmpeg([
    ...shots.flatMap(({ seconds }, index) => [
      "-loop",
      "1",
      "-framerate",
      String(FRAMES_PER_SECOND),
      "-t",
      String(seconds),
      "-i",
      stills[index] ?? "",
    ]),
    "-filter_complex",
    filterGraph(shots),
    "-map",
    "[film]",
    ...lossless,
    raw,
  ]);

  const target = (ending: string) => join(media, "films", `${id}.${ending}`);
  const inTwoPasses = (codec: readonly string[], file: string, more: readonly string[] = []) => {
    const log = ["-passlogfile", join(folder, `${id}-pass`)];
    const common = ["-i", raw, "-an", "-b:v", BIT_RATE, ...codec, ...log];
    ffmpeg([...common, "-pass", "1", "-f", "null", "/dev/null"]);
    ffmpeg([...common, ...more, "-map_metadata", "-1", "-pass", "2", file]);
  };
  inTwoPasses(["-c:v", "libx264", "-preset", "slow", "-pix_fmt", "yuv420p"], target("mp4"), [
    "-movflags",
    "+faststart",
  ]);
  inTwoPasses(["-c:v", "libvpx-vp9", "-cpu-used", "3", "-row-mt", "1"], target("webm"));

  const first = join(folder, `${id}-poster.png`);
  ffmpeg(["-i", raw, "-frames:v", "1", first]);
  await sharp(first).webp({ quality: 78, effort: 6 }).toFile(target("webp"));
}

const wanted = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "films-"));
try {
  for (const id of filmIds.filter((film) => wanted.length === 0 || wanted.includes(film))) {
    // oxlint-disable-next-line no-await-in-loop -- one film keeps all processors busy
    await makeFilm(id, folder);
    process.stdout.write(`Made ${id}\n`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
