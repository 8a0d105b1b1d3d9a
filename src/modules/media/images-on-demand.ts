import { listImageFiles, createImageFile } from "#modules/media/image-files.ts";
import { createConcurrencyLimit } from "#platform/concurrency-limit.ts";

/** Makes missing files, by their paths. */
export type FileMaker = {
  readonly has: (path: string) => boolean;
  /** Resolves when the file is there. */
  readonly createWidth: (path: string) => Promise<void>;
};

/** A small number, because each takes a core for a while and visitors need the others. */
const MAX_AT_ONCE = 2;

/**
 * Makes files of the shop's own images in `folder` when they are requested and missing. Their
 * number is fixed, so requests cannot cause unlimited work.
 */
export function createImagesOnDemand(folder: string): FileMaker {
  const files = new Map(listImageFiles().map((file) => [file.url, file]));
  const limit = createConcurrencyLimit({ running: MAX_AT_ONCE, waiting: files.size });
  const running = new Map<string, Promise<void>>();

  return {
    has: (url) => files.has(url),
    createWidth(url) {
      const file = files.get(url);
      if (file === undefined) return Promise.reject(new Error("No such image"));
      const made =
        running.get(url) ??
        limit(() => createImageFile(folder, file)).finally(() => running.delete(url));
      running.set(url, made);
      return made;
    },
  };
}
