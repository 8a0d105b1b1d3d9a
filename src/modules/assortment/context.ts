import type { Context } from "#modules/context.ts";
import type { FileStorage } from "#platform/storage/storage.ts";
import type { PictureMaker } from "./make-picture.ts";

/**
 * What receiving a picture gets. It opens its transactions itself: pictures take seconds to make, and nobody's rows are
 * locked meanwhile.
 */
export type PictureDeskContext = Pick<Context, "clock" | "log"> & {
  /** Runs work in a transaction with the rights of whoever calls. */
  readonly atDesk: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;
  readonly uploads: FileStorage;
  readonly makePicture: PictureMaker;
};
