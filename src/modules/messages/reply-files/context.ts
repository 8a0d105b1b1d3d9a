import type { Context } from "#modules/context.ts";
import type { PhotoMaker } from "#modules/media/make-image.ts";
import type { FileStorage } from "#platform/storage/storage.ts";

/**
 * For receiving and giving out the files of answers. It opens its transactions itself: no rows are
 * locked while a photo is made or a file is read.
 */
export type ReplyFileContext = Pick<Context, "clock" | "log"> & {
  /** Runs work in a transaction with the rights of whoever calls. */
  readonly asCaller: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;
  readonly uploads: FileStorage;
  readonly makePhoto: PhotoMaker;
};
