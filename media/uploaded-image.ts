/**
 * Images that the back office has uploaded. A stored address tells their size,
 * "/uploads/<product>/<time>-<mark>-1200x800", and thereby which files there are: one AVIF and one
 * WebP of each width, "<address>-480.webp".
 */
const widths = [160, 480, 800, 1200] as const;
const address = /^\/uploads\/.+-(\d+)x(\d+)$/;

/** No file of goods is wider than this, in pixels, and none higher than twice that. */
export const MAX_UPLOADED_WIDTH = 1200;
/** Those of the library also fill whole screens. */
export const MAX_LIBRARY_WIDTH = 2000;

/** The widths in pixels in which an image of `width` exists: smaller ones, and its own. */
export function uploadedWidths(width: number): number[] {
  return [...widths.filter((each) => each < width), width];
}

/** The keys in the storage of all files of an uploaded image; none for any other address. */
export function uploadedKeys(imageUrl: string): string[] {
  const [, width = 0] = (address.exec(imageUrl) ?? []).map(Number);
  if (width === 0) return [];
  const key = imageUrl.slice("/uploads/".length);
  return uploadedWidths(width).flatMap((each) =>
    ["avif", "webp"].map((format) => `${key}-${each}.${format}`),
  );
}

/** Addresses and size with which `<picture>` shows an uploaded image; undefined for any other. */
export function uploadedSources(imageUrl: string) {
  const [, width = 0, height = 0] = (address.exec(imageUrl) ?? []).map(Number);
  if (width === 0) return undefined;
  const files = (format: "avif" | "webp") =>
    uploadedWidths(width)
      .map((each) => `${imageUrl}-${each}.${format} ${each}w`)
      .join();
  return {
    avif: files("avif"),
    webp: files("webp"),
    src: `${imageUrl}-${width}.webp`,
    width,
    height,
    /** The studio's paper, on which nearly all images of goods are taken. */
    ground: "toned",
  };
}
