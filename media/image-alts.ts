// Apart from image-rows.ts: pages come with these words in their HTML, so browsers can load them
// later. Joined at build time (scripts/build/tricks/computed-module.ts).
import { images, type ImageName } from "./manifest.ts";

/** The description of each of our own images. */
export const imageAlts = Object.fromEntries(
  Object.entries(images).map(([name, { alt }]) => [name, alt]),
) as Readonly<Record<ImageName, string>>; // of the same names
