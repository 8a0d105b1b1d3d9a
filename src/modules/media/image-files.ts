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
import { knownOf, sizedImageUrl } from "#media/image.ts";
import { type ImageName, images } from "#media/manifest.ts";
import { frameOriginal, imageOriginal } from "./originals.ts";
import { frameUrl } from "#media/turn-frame.ts";
import { TURN_FRAMES, TURN_PX, turnAddress, turnIds } from "#media/turns.ts";

export type ImageFile = {
  /** Under which browsers ask for it; behind "/media/" it is the file's path as well. */
  readonly url: string;
  readonly original: string;
  /** In pixels. */
  readonly width: number;
  readonly format: ImageFormat;
  readonly settings: EncoderSettings;
};

/** All of them, those of one original side by side; what takes longest to make comes first. */
export function listImageFiles(): ImageFile[] {
  const names = Object.keys(images) as ImageName[]; // Object.keys forgets the type of the keys
  const isSlow = (name: ImageName) => Number("quality" in images[name]);
  const ofImages = names
    .toSorted((one, other) => isSlow(other) - isSlow(one))
    .flatMap((name) =>
      knownOf(name).widths.flatMap((width) =>
        imageFormats.map((format) => ({
          url: sizedImageUrl(name, width, format),
          original: imageOriginal(name),
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
        original: frameOriginal(id, frame),
        width: TURN_PX,
        format,
        settings: turnEncoders[format],
      })),
    ),
  );
  return [...ofImages, ...ofTurns];
}

/** Where a file lies in `folder`. */
export function imageFilePath(folder: string, { url }: Pick<ImageFile, "url">): string {
  return join(folder, url.slice("/media/".length));
}

/** Those that `folder` has not got. */
export function listMissingImages(folder: string): ImageFile[] {
  return listImageFiles().filter((file) => !existsSync(imageFilePath(folder, file)));
}

/**
 * Makes one file in `folder` unless it is there: another process may make the same one. It appears
 * when it is whole, and an interruption leaves nothing under its name.
 */
export async function makeImageFile(folder: string, file: ImageFile): Promise<void> {
  const path = imageFilePath(folder, file);
  if (existsSync(path)) return;
  // Loaded with the first image: a shop whose files are all there needs it for uploads alone.
  const { default: sharp } = await import("sharp");
  const part = `${path}.${process.pid}.part`;
  mkdirSync(dirname(path), { recursive: true });
  await sharp(file.original)
    .resize({ width: file.width, kernel: "lanczos3" })
    .toFormat(file.format, file.settings)
    .toFile(part);
  renameSync(part, path);
}
