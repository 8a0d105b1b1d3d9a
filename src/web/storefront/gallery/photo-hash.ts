import { photos } from "#content/gallery.ts";

const PREFIX = "#photo-";

/** The part of the address that names a picture of the gallery: "#photo-beach". */
export function photoHash(index: number): string {
  const photo = photos[index];
  return photo ? PREFIX + photo.id : "";
}

/** Which picture the address names, or undefined. */
export function photoOfHash(hash: string): number | undefined {
  const index = photos.findIndex(({ id }) => hash === PREFIX + id);
  return index === -1 ? undefined : index;
}
