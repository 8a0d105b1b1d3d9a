// Draws the pictures that links to the shop's pages show elsewhere, into build/media/share.
import { existsSync, globSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { shareFile } from "#web/seo/share-image.ts";
import { drawShareImage, readLook } from "#web/share/draw.ts";
import { secondsSince, startProgress } from "../support/progress.ts";
import { listShareImages } from "./share-pages.ts";

const root = join(import.meta.dirname, "../..");

/**
 * Brings build/media/share up to date: draws what is missing, removes what no page names any more.
 */
export async function makeShareImages(mediaDir: string): Promise<void> {
  const startMs = performance.now();
  const wanted = listShareImages().map((page) => ({
    page,
    file: join(mediaDir, shareFile(page.name, page.hash).slice("/media/".length)),
  }));
  const keep = new Set(wanted.map(({ file }) => file));
  const folder = join(mediaDir, "share");
  for (const path of globSync("**/*.{jpg,part}", { cwd: folder })) {
    if (!keep.has(join(folder, path))) rmSync(join(folder, path));
  }
  const missing = wanted.filter(({ file }) => !existsSync(file));
  if (missing.length === 0) return;

  const progress = startProgress();
  const look = readLook();
  let finished = 0;
  const waiting = [...missing];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { page, file } = next;
      mkdirSync(dirname(file), { recursive: true });
      // Under another name first, so that an interrupted build leaves no half image behind.
      const image = join(root, "media/images", `${page.image}.webp`);
      await (await drawShareImage(page, image, look)).toFile(`${file}.part`);
      renameSync(`${file}.part`, file);
      progress.update(`Share images ${(finished += 1)}/${missing.length}`);
    }
  };
  await Promise.all([worker(), worker()]);
  progress.done(`Share images ${finished}/${missing.length} in ${secondsSince(startMs)}`);
}
