import type { Log } from "#platform/log.ts";
import type { FileStorage } from "./storage.ts";

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
