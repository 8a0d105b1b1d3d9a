import type { Context } from "#modules/context.ts";
import type { FileStorage } from "#platform/storage/storage.ts";
import type { ImageMaker } from "./make-image.ts";

/**
 * Context of the use cases that receive an image. They open their transactions themselves: images
 * take seconds to make, and nobody's rows are locked meanwhile.
 */
export type ImageContext = Pick<Context, "clock" | "log"> & {
  /** Runs work in a transaction with the rights of whoever calls. */
  readonly asCaller: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;
  readonly uploads: FileStorage;
  readonly makeImage: ImageMaker;
};
