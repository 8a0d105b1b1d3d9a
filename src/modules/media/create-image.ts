import type { Sharp, SharpOptions } from "sharp";
import { imageFormats, usualEncoders } from "#media/encoders.ts";
import { uploadedWidths } from "#media/uploaded-image.ts";
import {
  BUSY_RETRY_SECONDS,
  createConcurrencyLimit,
  OverloadedError,
} from "#platform/concurrency-limit.ts";
import { AppError } from "#shared/errors.ts";
import { isAnimatedPng, getImageKind } from "./image-kind.ts";

/** The default of the best phone cameras; a decoded image of this size takes 160 MB. */
const MAX_PIXELS = 40_000_000;
const TIMEOUT_SECONDS = 30;
/** With more, the last one would wait for minutes. */
const MAX_WAITING = 20;

const jpegSettings = { quality: 84 };

export type MadeImage = {
  /** The size of the largest file in pixels, after turning it upright. */
  readonly width: number;
  readonly height: number;
  /** For each file, the ending of its address, and its bytes. */
  readonly files: readonly { readonly ending: string; readonly bytes: Uint8Array }[];
};

/**
 * Makes the files of an uploaded image: upright, without the camera's metadata, in all widths up to
 * `maxWidth` pixels. Throws `unsupported_image` for anything but a complete still JPEG, PNG or
 * WebP, `too_many_pixels`, and `unavailable` when too many are waiting.
 */
export type ImageMaker = (bytes: Uint8Array, maxWidth: number) => Promise<MadeImage>;

/**
 * Makes one JPEG that every mail program shows, on white where the image is transparent. Takes and
 * throws the same as an ImageMaker.
 */
export type PhotoMaker = (bytes: Uint8Array, maxWidth: number) => Promise<Uint8Array>;

/** Runs work when its turn comes. Throws `unavailable` when too many are waiting. */
type Line = <T>(work: () => Promise<T>) => Promise<T>;

type ImageMakers = { readonly makeImage: ImageMaker; readonly makePhoto: PhotoMaker };

/**
 * One image at a time: each takes much memory and a core, which visitors need as well. Of the
 * images of visitors only one at a time joins the line of staff, which thus never wait for more.
 */
export function createImageMakers(): ImageMakers & { readonly ofVisitors: ImageMakers } {
  const line = createLine();
  const visitors = createLine();
  return {
    ...createMakers(line),
    ofVisitors: createMakers((work) => visitors(() => line(work))),
  };
}

function createLine(): Line {
  const limit = createConcurrencyLimit({ running: 1, waiting: MAX_WAITING });
  return async (work) => {
    try {
      return await limit(work);
    } catch (error) {
      if (error instanceof OverloadedError)
        throw new AppError("unavailable", "too many images are waiting", {
          retryAfterSeconds: BUSY_RETRY_SECONDS,
          cause: error,
        });
      throw error;
    }
  };
}

const createMakers = (inTurn: Line): ImageMakers => ({
  makeImage: (bytes, maxWidth) => inTurn(() => createImage(bytes, maxWidth)),
  makePhoto: (bytes, maxWidth) => inTurn(() => createPhoto(bytes, maxWidth)),
});

type OpenImage = (input: Uint8Array, options: SharpOptions) => Sharp;

/** Loaded with the first image, so that the start of the shop does not wait for it. */
async function loadSharp(): Promise<OpenImage> {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  return (input, options) => sharp(input, options).timeout({ seconds: TIMEOUT_SECONDS });
}

/** The image upright and in its stored size, without the camera's metadata. */
async function readImage(bytes: Uint8Array, maxWidth: number) {
  const kind = getImageKind(bytes);
  if (kind === undefined) throw createImageError("not_a_picture");
  const open = await loadSharp();
  const found = await open(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw createImageError("unreadable", cause);
    });
  if (found.format !== kind) throw createImageError("not_a_picture");
  if ((found.pages ?? 1) > 1 || isAnimatedPng(bytes)) throw createImageError("animated");
  if (found.width * found.height > MAX_PIXELS)
    throw new AppError("too_many_pixels", `${found.width} x ${found.height}`);

  const read = await open(bytes, { failOn: "error", limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({
      width: maxWidth,
      height: 2 * maxWidth,
      fit: "inside",
      withoutEnlargement: true,
    })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw createImageError("unreadable", cause);
    });
  const { width, height, channels } = read.info;
  return { width, height, pixels: () => open(read.data, { raw: { width, height, channels } }) };
}

async function createPhoto(bytes: Uint8Array, maxWidth: number): Promise<Uint8Array> {
  const { pixels } = await readImage(bytes, maxWidth);
  return pixels().flatten({ background: "white" }).jpeg(jpegSettings).toBuffer();
}

async function createImage(bytes: Uint8Array, maxWidth: number): Promise<MadeImage> {
  const { width, height, pixels } = await readImage(bytes, maxWidth);
  const files = [];
  for (const each of uploadedWidths(width)) {
    for (const format of imageFormats) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, for the sake of the visitors
      const made = await pixels()
        .resize({ width: each, kernel: "lanczos3" })
        .toFormat(format, usualEncoders[format])
        .toBuffer();
      files.push({ ending: `-${each}.${format}`, bytes: made });
    }
  }
  return { width, height, files };
}

function createImageError(
  reason: "not_a_picture" | "unreadable" | "animated",
  cause?: unknown,
): AppError {
  return new AppError("unsupported_image", `the file is ${reason}`, {
    fields: { file: [reason] },
    cause,
  });
}
