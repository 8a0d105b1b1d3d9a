// Joined at build time: browsers get the values alone, each name once, and neither the manifest nor
// the measures (scripts/build/tricks/computed-module.ts).
import { images, type ImageName } from "./manifest.ts";
import measured from "./measured.json" with { type: "json" };

/** The original's size in pixels; the widths in which it exists, never above its own. */
export type Shape = readonly [width: number, height: number, widths: readonly number[]];

const names = Object.keys(images) as ImageName[]; // Object.keys forgets the type of the keys

function getShape(name: ImageName): Shape {
  const { width, height } = measured[name];
  return [width, height, images[name].widths.filter((each) => each <= width)];
}

const shapesAsText = [...new Set(names.map((name) => JSON.stringify(getShape(name))))];

/** Few shapes and tones are shared by many images. */
export const shapes = shapesAsText.map((text) => JSON.parse(text) as Shape);
export const tones = [
  ...new Set(names.flatMap((name) => [measured[name].above, measured[name].below])),
];

/** One sign for the place of a shape or a tone. */
function toDigit(place: number): string {
  if (place >= 36) throw new Error("more shapes or tones than digits");
  return place.toString(36);
}

function joined(name: ImageName): string {
  const { above, below } = measured[name];
  const shape = shapesAsText.indexOf(JSON.stringify(getShape(name)));
  const places = [shape, tones.indexOf(above), tones.indexOf(below)];
  return places.map(toDigit).join("");
}

/**
 * The row of every image, by its name: three digits for its shape and its tones. One text is less
 * to load than a list.
 */
export const imageRows = Object.fromEntries(names.map((name) => [name, joined(name)])) as Readonly<
  Record<ImageName, string>
>;

/** Their hashes, eight letters each, in one row: alone each would be more to load. */
export const hashes = names.map((name) => measured[name].hash).join("");
