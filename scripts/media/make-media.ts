// Makes the images that browsers get: AVIF and WebP in several widths, in build/media; films and
// turns beside them.
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { images, type ImageName } from "#media/manifest.ts";
import { copyFilms } from "./films.ts";
import { makeTurns } from "./turns.ts";
import { secondsSince, startProgress } from "../support/progress.ts";

const root = join(import.meta.dirname, "../..");
const formats = ["avif", "webp"] as const;
type Format = (typeof formats)[number];

/**
 * AVIF effort 2 takes a third of the default's time for files 3 % larger. A change here changes
 * every address.
 */
const encoders = {
  avif: { quality: 52, effort: 2 },
  webp: { quality: 76, effort: 4 },
} as const;

type Settings = { readonly quality: number; readonly effort: number };

/** The encoders' settings for an image. */
function encodersFor(name: ImageName): Record<Format, Settings> {
  const image = images[name];
  return "quality" in image
    ? { ...encoders, avif: { quality: image.quality, effort: 4 } }
    : encoders;
}

export type Measured = Record<
  string,
  { width: number; height: number; hash: string; above: string; below: string }
>;

const imageNames = Object.keys(images).toSorted() as ImageName[]; // Object.keys forgets the type of the keys

function originalFile(name: string): string {
  return join(root, "media/images", `${name}.webp`);
}

type Color = readonly [red: number, green: number, blue: number];

/** The design's tones for the ground of an image, by name. */
function readTones(): ReadonlyMap<string, Color> {
  const tokens = readFileSync(join(root, "src/ui/tokens.css"), "utf8");
  const found = tokens.matchAll(/--tone-(\w+): #(..)(..)(..);/g);
  return new Map(
    Array.from(found, ([, name = "", ...parts]) => {
      const [red = 0, green = 0, blue = 0] = parts.map((part) => Number.parseInt(part, 16));
      return [name, [red, green, blue]];
    }),
  );
}

/** The names of the tones that are nearest to the upper and to the lower half of an image. */
async function measureTones(bytes: Buffer, tones: ReadonlyMap<string, Color>) {
  const pixels = await sharp(bytes)
    .resize({ width: 1, height: 2, fit: "fill" })
    .removeAlpha()
    .raw()
    .toBuffer();
  const nearest = (from: number) => {
    const distance = ([, color]: [string, Color]) =>
      color.reduce((sum, part, index) => sum + (part - (pixels[from + index] ?? 0)) ** 2, 0);
    const [best] = [...tones].toSorted((a, b) => distance(a) - distance(b));
    if (best === undefined) throw new Error("src/ui/tokens.css names no tones");
    return best[0];
  };
  return { above: nearest(0), below: nearest(3) };
}

/**
 * Size, tones and content hash of every image of the manifest. The hash also covers the encoders'
 * settings.
 */
export async function measureImages(): Promise<Measured> {
  const tones = readTones();
  const entries = await Promise.all(
    imageNames.map(async (name) => {
      const bytes = readFileSync(originalFile(name));
      const { width, height } = await sharp(bytes).metadata();
      const hash = createHash("sha256")
        .update(bytes)
        .update(JSON.stringify(encodersFor(name)))
        .digest("hex")
        .slice(0, 8);
      // The hash last: what repeats then stands together, and packs tighter.
      return [name, { width, height, ...(await measureTones(bytes, tones)), hash }] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** Brings build/media up to date: makes what is missing and removes what nothing names any more. */
export async function makeMedia(outDir: string): Promise<void> {
  copyFilms(outDir);
  await makeTurns(outDir);
  await makeImages(outDir);
}

async function makeImages(outDir: string): Promise<void> {
  const startMs = performance.now();
  // Not at the top: --measure must work while measured.json does not match the manifest.
  const { knownOf, sizedImageUrl } = await import("#media/image.ts");
  const wanted = imageNames.flatMap((name) =>
    knownOf(name).widths.flatMap((width) =>
      formats.map((format) => ({
        name,
        width,
        format,
        file: join(outDir, sizedImageUrl(name, width, format).slice("/media/".length)),
      })),
    ),
  );

  const keep = new Set(wanted.map(({ file }) => file));
  const found = globSync("**/*.{avif,webp,part}", { cwd: outDir, exclude: ["films", "turns"] });
  for (const path of found) {
    if (!keep.has(join(outDir, path))) rmSync(join(outDir, path));
  }

  const missing = Map.groupBy(
    wanted.filter(({ file }) => !existsSync(file)),
    ({ name }) => name,
  );
  if (missing.size === 0) return;

  const progress = startProgress();
  let finished = 0;
  progress.update(`Images 0/${missing.size}`);
  const waiting = [...missing];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, variants] = next;
      const original = readFileSync(originalFile(name));
      for (const { width, format, file } of variants)
        await makeVariant(original, { width, format, options: encodersFor(name)[format] }, file);
      progress.update(`Images ${(finished += 1)}/${missing.size}`);
    }
  };
  await Promise.all([worker(), worker()]);
  progress.done(`Images ${finished}/${missing.size} in ${secondsSince(startMs)}`);
}

/** Written under another name first, so that an interrupted build leaves no half image behind. */
async function makeVariant(
  original: Buffer,
  { width, format, options }: { width: number; format: Format; options: Settings },
  file: string,
): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  await sharp(original)
    .resize({ width, kernel: "lanczos3" })
    .toFormat(format, options)
    .toFile(`${file}.part`);
  renameSync(`${file}.part`, file);
}
