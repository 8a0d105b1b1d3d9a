// Makes the images that browsers get: AVIF and WebP in several widths, in build/media; films beside
// them.
import { globSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import {
  imageFilePath,
  listImageFiles,
  listMissingImages,
  createImageFile,
} from "#modules/media/image-files.ts";
import { computeSecondsSince, startProgress } from "../support/progress.ts";
import { copyFilms } from "./films.ts";

/** Half an image that is younger may be what another process writes just now. */
const LEFT_BEHIND_MS = 3_600_000;

/** Brings build/media up to date: makes missing files and removes unused ones. */
export async function createMedia(outDir: string): Promise<void> {
  copyFilms(outDir);
  removeOldImages(outDir);
  await createMissingImages(outDir);
}

function removeOldImages(outDir: string): void {
  const requested = new Set(listImageFiles().map((file) => imageFilePath(outDir, file)));
  const remove = (pattern: string, isOld: (path: string) => boolean) =>
    globSync(pattern, { cwd: outDir, exclude: ["films"] })
      .map((path) => join(outDir, path))
      .filter(isOld)
      .forEach((path) => rmSync(path, { force: true }));
  remove("**/*.{avif,webp}", (path) => !requested.has(path));
  remove("**/*.part", (path) => Date.now() - statSync(path).mtimeMs > LEFT_BEHIND_MS);
}

async function createMissingImages(outDir: string): Promise<void> {
  const startMs = performance.now();
  const missing = listMissingImages(outDir);
  if (missing.length === 0) return;
  const progress = startProgress();
  let finished = 0;
  const getStatus = () => `Images ${finished}/${missing.length}`;
  progress.update(getStatus());
  const waiting = [...missing];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await createImageFile(outDir, next);
      finished += 1;
      progress.update(getStatus());
    }
  };
  await Promise.all([worker(), worker()]);
  progress.done(`${getStatus()} in ${computeSecondsSince(startMs)}`);
}
