import type { Log } from "#platform/log.ts";
import { AppError } from "#shared/errors.ts";

/**
 * Whether a photo of a visitor could be used: `work` processes and stores it. What it comes with is
 * stored already, so neither a wrong file nor a lack of room or time for it is an error.
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
