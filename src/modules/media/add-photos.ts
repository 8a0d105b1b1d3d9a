import type { Log } from "#platform/log.ts";
import { AppError } from "#shared/errors.ts";

/**
 * Processes and stores photos of a visitor, `most` at most; returns how many could not be used. A
 * wrong file, or a lack of room or time, is no error: the review or the return that the photos
 * belong to is stored already.
 */
export async function addPhotos(
  log: Log,
  photos: readonly Uint8Array[],
  { most, add }: { most: number; add: (bytes: Uint8Array) => Promise<unknown> },
): Promise<number> {
  let used = 0;
  for (const bytes of photos)
    // oxlint-disable-next-line no-await-in-loop -- one photo at a time, beside the visitors
    if (used < most && (await isAdded(log, () => add(bytes)))) used += 1;
  return photos.length - used;
}

async function isAdded(log: Log, add: () => Promise<unknown>): Promise<boolean> {
  try {
    await add();
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.info({ code: error.code }, "a photo of a visitor was not used");
    return false;
  }
}
