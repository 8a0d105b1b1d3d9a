import type { ImageName } from "./manifest.ts";
import { hashes, imageRows, shapes, tones, type Shape } from "./image-rows.ts";
import { uploadedSources } from "./uploaded-image.ts";

export type { ImageName } from "./manifest.ts";

export type ImageSources = {
  /** `srcset` values: "url 480w, url 800w". */
  avif: string;
  webp: string;
  /** One WebP for browsers that do not read `srcset`, at most 1200 pixels wide. */
  src: string;
  /** The original's size in pixels, for the ratio. */
  width: number;
  height: number;
  /** The classes of what stands in its place until it has come: the tones of src/ui/tones.css. */
  ground: string;
};

const fallbackWidth = 1200;

const HASH_LENGTH = 8;
const names = Object.keys(imageRows);

/**
 * The name of the image that a stored address such as "/media/product/olive-1" means, or
 * undefined.
 */
export function imageName(imageUrl: string): ImageName | undefined {
  const name = imageUrl.startsWith("/media/") ? imageUrl.slice("/media/".length) : "";
  return isImageName(name) ? name : undefined;
}

/** All that `<picture>` needs to show one of our own images. */
export function imageSources(name: ImageName): ImageSources {
  const { width, height, widths, above, below } = describeImage(name);
  const fallback = Math.max(...widths.filter((candidate) => candidate <= fallbackWidth));
  return {
    avif: srcset(name, widths, "avif"),
    webp: srcset(name, widths, "webp"),
    src: sizedImageUrl(name, fallback, "webp"),
    width,
    height,
    ground: `toned above-${above} below-${below}`,
  };
}

/**
 * All that `<picture>` needs to show what a stored address names, ours or uploaded; undefined for
 * other addresses.
 */
export function storedSources(imageUrl: string) {
  const name = imageName(imageUrl);
  return name ? imageSources(name) : uploadedSources(imageUrl);
}

/** Size, widths and tones of an image; it exists in each of `widths`. */
export function describeImage(name: ImageName) {
  const row = imageRows[name];
  const at = (place: number) => parseInt(row.charAt(place), 36);
  const [width, height, widths] = shapes[at(0)] as Shape; // rows have the digits of shapes alone
  return { width, height, widths, above: tones[at(1)], below: tones[at(2)] };
}

/** The address of one variant; it changes with the image, so it may be cached for ever. */
export function sizedImageUrl(name: ImageName, width: number, format: "avif" | "webp"): string {
  const start = names.indexOf(name) * HASH_LENGTH;
  return `/media/${name}.${hashes.slice(start, start + HASH_LENGTH)}-${width}.${format}`;
}

function srcset(name: ImageName, widths: readonly number[], format: "avif" | "webp"): string {
  return widths.map((width) => `${sizedImageUrl(name, width, format)} ${width}w`).join(", ");
}

export function isImageName(name: string): name is ImageName {
  return Object.hasOwn(imageRows, name);
}
