import { join } from "node:path";
import { getProjectFolder } from "#platform/project-folder.ts";
import type { ImageName } from "#media/manifest.ts";

const folder = join(getProjectFolder(), "media");

/** The file from which an image is made in all its sizes and formats. */
export function getImageOriginal(name: ImageName): string {
  return join(folder, "images", `${name}.webp`);
}

export const turnOriginals = join(folder, "turns");

/** The file from which one frame of a turn is made. */
export function getFrameOriginal(id: string, frame: number): string {
  return join(turnOriginals, id, `${String(frame).padStart(2, "0")}.webp`);
}
