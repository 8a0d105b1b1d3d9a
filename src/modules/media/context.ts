import type { Context } from "#modules/context.ts";
import type { FileStorage } from "#platform/storage/storage.ts";
import type { ImageMaker } from "./create-image.ts";

/**
 * Context of the use cases that receive an image. They open their transactions themselves, so that
 * no rows are locked during the seconds that processing an image takes.
 */
export type ImageContext = Pick<Context, "clock" | "log"> & {
  /** Runs work in a transaction with the rights of the caller. */
  readonly asCaller: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;
  readonly uploads: FileStorage;
  readonly makeImage: ImageMaker;
};
