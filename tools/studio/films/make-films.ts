// Makes the films of the gallery out of our own images and of the rendered turn of the backpack: no
// sound, no words.
//   node tools/studio/films/make-films.ts [film …]   needs ffmpeg; see tools/studio/README.md
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { FILM_HEIGHT, FILM_WIDTH, filmIds, type FilmId } from "#media/films.ts";
import { filmShots, type Shot, type View } from "./film-shots.ts";

const studio = join(import.meta.dirname, "..");
const media = join(studio, "../media");
const FRAMES_PER_SECOND = 25;
const FADE_SECONDS = 0.5;
/** Width in px of the image below the eye: larger than the film, so that close views are sharp. */
const CANVAS_WIDTH = 1600;
const CANVAS_HEIGHT = 1200;
/** Keeps each file below 1.2 MB; a short film gets no more bits a second than the eye can tell. */
const BITS_OF_A_FILM = 8_800_000;
const MOST_BITS_PER_SECOND = 900_000;

/**
 * The turn: which color each third has, and how many frames are rendered of it
 * (render/turntable.py).
 */
const turnColors = ["olive", "caramel", "blue"] as const;
const FRAMES_OF_A_THIRD = 36;
const BLENDED_FRAMES = 6;

const lossless = ["-c:v", "libx264", "-qp", "0", "-preset", "ultrafast"];

function ffmpeg(args: readonly string[]): void {
  const { status, stderr, error } = spawnSync("ffmpeg", ["-hide_banner", "-y", ...args], {
    encoding: "utf8",
  });
  if (error) throw error;
  if (status !== 0) throw new Error(stderr);
}

function getSeconds(film: string): number {
  const asked = ["-v", "error", "-show_entries", "format=duration", "-of", "csv=p=0", film];
  return Number(spawnSync("ffprobe", asked, { encoding: "utf8" }).stdout);
}

/** The image as a canvas of 4 to 3. What is added is its plain ground, as it is at the edge. */
async function createCanvas({ image, fit }: Shot, file: string): Promise<void> {
  const original = sharp(join(media, "images", `${image}.webp`));
  const { width, height } = await original.metadata();
  const missing = (side: number, requested: number) =>
    fit === "extend" ? Math.max(0, Math.round((requested - side) / 2)) : 0;
  const [across, along] = [missing(width, (height * 4) / 3), missing(height, (width * 3) / 4)];
  const whole = await original
    .extend({ left: across, right: across, top: along, bottom: along, extendWith: "copy" })
    .toBuffer();
  await sharp(whole).resize(CANVAS_WIDTH, CANVAS_HEIGHT, { fit: "cover" }).png().toFile(file);
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

/** The shots of a film, one after the other, in a file without loss. */
async function joinShots(id: keyof typeof filmShots, folder: string, raw: string): Promise<void> {
  const shots = filmShots[id];
  const stills = shots.map((_, index) => join(folder, `${id}-${index}.png`));
  await Promise.all(shots.map((shot, index) => createCanvas(shot, stills[index] ?? "")));
  const inputs = shots.flatMap(({ seconds }, index) => [
    "-loop",
    "1",
    "-framerate",
    String(FRAMES_PER_SECOND),
    "-t",
    String(seconds),
    "-i",
    stills[index] ?? "",
  ]);
  ffmpeg([...inputs, "-filter_complex", filterGraph(shots), "-map", "[film]", ...lossless, raw]);
}

/**
 * One turn of the backpack, whose color changes on the way, in a file without loss. Each third of
 * the turn was rendered in one color, and goes on into the next third, where the two are blended;
 * the last third ends where the first begins.
 */
async function turnBackpack(folder: string, raw: string): Promise<void> {
  const frame = (color: string, index: number) =>
    join(studio, ".build/turntable", color, `f${String(index).padStart(4, "0")}.png`);
  await Promise.all(
    turnColors.flatMap((color, third) => {
      const before = turnColors.at(third - 1) ?? color;
      return Array.from({ length: FRAMES_OF_A_THIRD }, async (_, index) => {
        const blended = sharp(frame(color, index)).removeAlpha();
        if (index < BLENDED_FRAMES) {
          const share = 1 - (index + 1) / (BLENDED_FRAMES + 1);
          const fading = await sharp(frame(before, FRAMES_OF_A_THIRD + index))
            .removeAlpha()
            .ensureAlpha(share)
            .png()
            .toBuffer();
          blended.composite([{ input: fading }]);
        }
        // Begins behind the blending, for the first frame is what stands there until the film
        // plays.
        const frames = turnColors.length * FRAMES_OF_A_THIRD;
        const place = (third * FRAMES_OF_A_THIRD + index - BLENDED_FRAMES + frames) % frames;
        await blended.png().toFile(join(folder, `turn-${String(place).padStart(4, "0")}.png`));
      });
    }),
  );
  // Rendered at half the film's pace; what lies between two frames is computed from their movement.
  const smooth = `hqdn3d=1.5:1.5:4:4,minterpolate=fps=${FRAMES_PER_SECOND}:mi_mode=mci:mc_mode=aobmc:vsbmc=1`;
  const size = `scale=${FILM_WIDTH}:${FILM_HEIGHT}:flags=lanczos,setsar=1,format=yuv420p`;
  ffmpeg([
    "-framerate",
    String(FRAMES_PER_SECOND / 2),
    "-i",
    join(folder, "turn-%04d.png"),
    "-vf",
    `${smooth},${size}`,
    ...lossless,
    raw,
  ]);
}

async function createFilm(id: FilmId, folder: string): Promise<void> {
  const raw = join(folder, `${id}.mkv`);
  await (id === "turntable" ? turnBackpack(folder, raw) : joinShots(id, folder, raw));

  const target = (ending: string) => join(media, "films", `${id}.${ending}`);
  const bitRate = Math.min(MOST_BITS_PER_SECOND, Math.floor(BITS_OF_A_FILM / getSeconds(raw)));
  const inTwoPasses = (codec: readonly string[], file: string, more: readonly string[] = []) => {
    const log = ["-passlogfile", join(folder, `${id}-pass`)];
    const common = ["-i", raw, "-an", "-b:v", String(bitRate), ...codec, ...log];
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
  await sharp(first)
    .webp({ quality: 78, effort: 6 })
    .toFile(join(media, "images/film", `${id}.webp`));
}

const requested = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "films-"));
try {
  for (const id of filmIds.filter((film) => requested.length === 0 || requested.includes(film))) {
    // oxlint-disable-next-line no-await-in-loop -- one film keeps all processors busy
    await createFilm(id, folder);
    process.stdout.write(`Made ${id}\n`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
