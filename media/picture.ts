import { pictures, type PictureName } from "./manifest.ts";
import { uploadedSources } from "./uploaded-picture.ts";
import measured from "./measured.json" with { type: "json" };

export type { PictureName } from "./manifest.ts";

export type PictureSources = {
  /** `srcset` values: "url 480w, url 800w". */
  avif: string;
  webp: string;
  /** One WebP for browsers that do not read `srcset`, at most 1200 pixels wide. */
  src: string;
  /** The original's size in pixels, for the ratio. */
  width: number;
  height: number;
  alt: string;
  /** The classes of what stands in its place until it has come: the tones of src/ui/tones.css. */
  ground: string;
};

const fallbackWidth = 1200;

/** The name of the picture that a stored address such as "/media/product/olive-1" means, or undefined. */
export function pictureName(imageUrl: string): PictureName | undefined {
  const name = imageUrl.startsWith("/media/") ? imageUrl.slice("/media/".length) : "";
  return isPictureName(name) ? name : undefined;
}

/** All that `<picture>` needs to show one of our own pictures. */
export function pictureSources(name: PictureName): PictureSources {
  const { width, height, above, below } = measured[name];
  const widths = variantWidths(name);
  const fallback = Math.max(...widths.filter((candidate) => candidate <= fallbackWidth));
  return {
    avif: srcset(name, widths, "avif"),
    webp: srcset(name, widths, "webp"),
    src: pictureUrl(name, fallback, "webp"),
    width,
    height,
    alt: pictures[name].alt,
    ground: `toned above-${above} below-${below}`,
  };
}

/** All that `<picture>` needs to show what a stored address names, ours or uploaded; undefined for other addresses. */
export function storedSources(imageUrl: string) {
  const name = pictureName(imageUrl);
  return name ? pictureSources(name) : uploadedSources(imageUrl);
}

/** The smallest variants of a picture, and their size in pixels. */
export function thumbnailSources(name: PictureName) {
  const original = measured[name];
  const width = Math.min(...variantWidths(name));
  return {
    avif: pictureUrl(name, width, "avif"),
    webp: pictureUrl(name, width, "webp"),
    width,
    height: Math.round((original.height * width) / original.width),
  };
}

/** The line to print under a picture. */
export function pictureCaption(name: PictureName): string | undefined {
  const picture = pictures[name];
  return "caption" in picture ? picture.caption : undefined;
}

/** The widths in pixels in which a picture exists: never above the original's own. */
export function variantWidths(name: PictureName): number[] {
  return pictures[name].widths.filter((width) => width <= measured[name].width);
}

/** The address of one variant; it changes with the picture, so it may be cached for ever. */
export function pictureUrl(name: PictureName, width: number, format: "avif" | "webp"): string {
  return `/media/${name}.${measured[name].hash}-${width}.${format}`;
}

function srcset(name: PictureName, widths: readonly number[], format: "avif" | "webp"): string {
  return widths.map((width) => `${pictureUrl(name, width, format)} ${width}w`).join(", ");
}

export function isPictureName(name: string): name is PictureName {
  return Object.hasOwn(pictures, name);
}
