const PREFIX = "#photo-";

export type Named = { readonly id: string };

/** The part of the address that names an image of the page: "#photo-beach". */
export function toImageHash(images: readonly Named[], index: number): string {
  const image = images[index];
  return image ? PREFIX + image.id : "";
}

/** Which image the address names, or undefined. */
export function findImage(images: readonly Named[], hash: string): number | undefined {
  const index = images.findIndex(({ id }) => hash === PREFIX + id);
  return index === -1 ? undefined : index;
}
