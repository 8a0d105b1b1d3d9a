import { uploadedKeys } from "#media/uploaded-image.ts";
import type { ReviewContext } from "./context.ts";

/** Removes the files of photos. What cannot be removed now is removed by the sweep of uploads. */
export async function forgetPhotos(
  { uploads, log }: Pick<ReviewContext, "uploads" | "log">,
  imageUrls: readonly string[],
): Promise<void> {
  const removals = imageUrls.flatMap(uploadedKeys).map((key) => uploads.remove(key));
  for (const removal of await Promise.allSettled(removals))
    if (removal.status === "rejected")
      log.warn({ err: removal.reason }, "a file of a removed photo stays for now");
}
