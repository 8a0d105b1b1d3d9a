import type { AdminImage } from "#modules/catalog/admin-shapes.ts";

/** Which way an image cannot go, and why; the primary one always leads. */
export function getMoves(
  images: readonly Pick<AdminImage, "isPrimary">[],
  index: number,
): { earlier: "primary" | "end" | undefined; later: "primary" | "end" | undefined } {
  if (images[index]?.isPrimary) return { earlier: "primary", later: "primary" };
  const first = images[0]?.isPrimary ? 1 : 0;
  return {
    earlier: index <= first ? "end" : undefined,
    later: index >= images.length - 1 ? "end" : undefined,
  };
}

/** The list with the one at `index` moved by `step` places, back or on. */
export function moveItem<Item>(
  items: readonly Item[],
  index: number,
  step: number,
): readonly Item[] {
  const next = [...items];
  const [item] = next.splice(index, 1);
  return item === undefined ? items : next.toSpliced(index + step, 0, item);
}
