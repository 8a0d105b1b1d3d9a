// Joined at build time: browsers get the values alone, each name once, and neither the manifest nor
// the measures (scripts/build/tricks/computed-module.ts).
import { images, type ImageName } from "./manifest.ts";
import measured from "./measured.json" with { type: "json" };

/**
 * The original's size in pixels; the widths in which it exists, never above its own; the names of
 * its tones; what it shows. A row is less to load than names and values would be.
 */
type ImageRow = readonly [
  width: number,
  height: number,
  widths: readonly number[],
  above: string,
  below: string,
  alt: string,
];

function joined(name: ImageName): ImageRow {
  const { alt, widths } = images[name];
  const { width, height, above, below } = measured[name];
  return [width, height, widths.filter((each) => each <= width), above, below, alt];
}

const names = Object.keys(images) as ImageName[]; // Object.keys forgets the type of the keys

/** The row of every image, by its name. */
export const imageRows = Object.fromEntries(names.map((name) => [name, joined(name)])) as Readonly<
  Record<ImageName, ImageRow>
>;

/** Their hashes, eight letters each, in one row: alone each would be more to load. */
export const hashes = names.map((name) => measured[name].hash).join("");
