import { imageName, describeImage, sizedImageUrl } from "./image.ts";
import { uploadedSources, uploadedWidths } from "./uploaded-image.ts";

/** One file of each format, and their size in pixels. */
type Thumbnail = { avif: string; webp: string; width: number; height: number };

/** The smallest files of what a stored address names, ours or uploaded; undefined for others. */
export function thumbnailSources(imageUrl: string): Thumbnail | undefined {
  const name = imageName(imageUrl);
  const original = name === undefined ? uploadedSources(imageUrl) : describeImage(name);
  if (original === undefined) return undefined;
  const widths = name === undefined ? uploadedWidths(original.width) : describeImage(name).widths;
  const width = Math.min(...widths);
  const toUrl = (format: "avif" | "webp") =>
    name === undefined ? `${imageUrl}-${width}.${format}` : sizedImageUrl(name, width, format);
  return {
    avif: toUrl("avif"),
    webp: toUrl("webp"),
    width,
    height: Math.round((original.height * width) / original.width),
  };
}
