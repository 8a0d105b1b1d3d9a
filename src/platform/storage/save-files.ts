import type { Log } from "#platform/log.ts";
import type { FileStorage } from "./storage.ts";

/**
 * Stores files and has `write` note them; returns what that returns. An error of either leaves no
 * file behind: what cannot be removed now is removed by the sweep.
 */
export async function saveFiles<T>(
  { uploads, log }: { readonly uploads: FileStorage; readonly log: Log },
  files: readonly { readonly key: string; readonly bytes: Uint8Array }[],
  write: () => Promise<T>,
): Promise<T> {
  try {
    for (const { key, bytes } of files)
      // oxlint-disable-next-line no-await-in-loop -- ten small files at most
      await uploads.write(key, bytes);
    return await write();
  } catch (error) {
    const keys = files.map(({ key }) => key);
    await removeFiles({ uploads, log }, keys);
    throw error;
  }
}

/**
 * Removes files that no row names any more. If that fails, the nightly job removes them.
 */
export async function removeFiles(
  { uploads, log }: { readonly uploads: Pick<FileStorage, "remove">; readonly log: Log },
  keys: readonly string[],
): Promise<void> {
  for (const removal of await Promise.allSettled(keys.map((key) => uploads.remove(key))))
    if (removal.status === "rejected")
      log.warn({ err: removal.reason }, "a file that nothing names any more stays for now");
}
