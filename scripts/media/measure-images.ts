// Measures the originals of the images: their sizes, tones and content hashes.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { imageEncoders } from "#media/encoders.ts";
import { type ImageName, images } from "#media/manifest.ts";
import { getImageOriginal } from "#modules/media/originals.ts";

const root = join(import.meta.dirname, "../..");
const imageNames = Object.keys(images).toSorted() as ImageName[]; // Object.keys forgets the type of the keys

type Measured = Record<
  string,
  { width: number; height: number; hash: string; above: string; below: string }
>;

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
      const bytes = readFileSync(getImageOriginal(name));
      const { width, height } = await sharp(bytes).metadata();
      const hash = createHash("sha256")
        .update(bytes)
        .update(JSON.stringify(imageEncoders(name)))
        .digest("hex")
        .slice(0, 8);
      // The hash last: what repeats then stands together, and packs tighter.
      return [name, { width, height, ...(await measureTones(bytes, tones)), hash }] as const;
    }),
  );
  return Object.fromEntries(entries);
}
