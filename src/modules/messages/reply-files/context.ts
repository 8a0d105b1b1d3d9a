import type { Context } from "#modules/context.ts";
import type { PhotoMaker } from "#modules/media/create-image.ts";
import type { FileStorage } from "#platform/storage/storage.ts";

/**
 * The context for the files of answers. The use cases open their own transactions, so that no rows
 * are locked while a photo is processed or a file is read.
 */
export type ReplyFileContext = Pick<Context, "clock" | "log"> & {
  /** Runs work in a transaction with the rights of the caller. */
  readonly asCaller: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;
  readonly uploads: FileStorage;
  readonly makePhoto: PhotoMaker;
};
