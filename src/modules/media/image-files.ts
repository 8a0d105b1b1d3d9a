// Every file of the shop's own images and turns, and how it is made.
import { existsSync, mkdirSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  type EncoderSettings,
  imageEncoders,
  type ImageFormat,
  imageFormats,
  turnEncoders,
} from "#media/encoders.ts";
import { describeImage, sizedImageUrl } from "#media/image.ts";
import { type ImageName, images } from "#media/manifest.ts";
import { getFrameOriginal, getImageOriginal } from "./originals.ts";
import { frameUrl } from "#media/turn-frame.ts";
import { TURN_FRAMES, TURN_PX, turnAddress, turnIds } from "#media/turns.ts";

export type ImageFile = {
  /** The address in the shop; the part after "/media/" is the file's path as well. */
  readonly url: string;
  readonly original: string;
  /** In pixels. */
  readonly width: number;
  readonly format: ImageFormat;
  readonly settings: EncoderSettings;
};

/** All files, grouped by original image; those that take longest to make come first. */
export function listImageFiles(): ImageFile[] {
  const names = Object.keys(images) as ImageName[]; // Object.keys forgets the type of the keys
  const isSlow = (name: ImageName) => Number("quality" in images[name]);
  const ofImages = names
    .toSorted((one, other) => isSlow(other) - isSlow(one))
    .flatMap((name) =>
      describeImage(name).widths.flatMap((width) =>
        imageFormats.map((format) => ({
          url: sizedImageUrl(name, width, format),
          original: getImageOriginal(name),
          width,
          format,
          settings: imageEncoders(name)[format],
        })),
      ),
    );
  const frames = Array.from({ length: TURN_FRAMES }, (_, frame) => frame);
  const ofTurns = turnIds.flatMap((id) =>
    frames.flatMap((frame) =>
      imageFormats.map((format) => ({
        url: frameUrl(turnAddress(id), frame, format),
        original: getFrameOriginal(id, frame),
        width: TURN_PX,
        format,
        settings: turnEncoders[format],
      })),
    ),
  );
  return [...ofImages, ...ofTurns];
}

/** The path of a file in `folder`. */
export function imageFilePath(folder: string, { url }: Pick<ImageFile, "url">): string {
  return join(folder, url.slice("/media/".length));
}

/** The files that are missing in `folder`. */
export function listMissingImages(folder: string): ImageFile[] {
  return listImageFiles().filter((file) => !existsSync(imageFilePath(folder, file)));
}

/**
 * Makes one file in `folder` unless it exists. Another process may make the same one, so it is
 * written under another name and renamed when complete; an interruption leaves nothing under its
 * name.
 */
export async function createImageFile(folder: string, file: ImageFile): Promise<void> {
  const path = imageFilePath(folder, file);
  if (existsSync(path)) return;
  // Loaded with the first image, because a shop that has all files needs it only for uploads.
  const { default: sharp } = await import("sharp");
  const part = `${path}.${process.pid}.part`;
  mkdirSync(dirname(path), { recursive: true });
  await sharp(file.original)
    .resize({ width: file.width, kernel: "lanczos3" })
    .toFormat(file.format, file.settings)
    .toFile(part);
  renameSync(part, path);
}
