import type { Log } from "#platform/log.ts";
import { AppError } from "#shared/errors.ts";

/**
 * Runs `work`, which processes and stores a photo of a visitor; returns false if it could not be
 * used. A wrong file, or a lack of room or time, is no error: the review or the return that the
 * photo belongs to is stored already.
 */
export async function tryPhoto(log: Log, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.info({ code: error.code }, "a photo of a visitor was not used");
    return false;
  }
}
