import { imageAlts } from "#media/image-alts.ts";
import { imageName } from "#media/image.ts";

/** The description of an image of our own. Throws for another address. */
export function getOwnAlt(imageUrl: string): string {
  const name = imageName(imageUrl);
  if (name === undefined) throw new Error(`${imageUrl} is no image of our own`);
  return imageAlts[name];
}
