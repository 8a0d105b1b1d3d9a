import type { AdminImage, AdminVariant } from "#modules/catalog/admin-shapes.ts";

/** The images by the variant that they show, in the order of the variants; last those of all. */
export function groupImages<
  Image extends Pick<AdminImage, "variantId">,
  Variant extends Pick<AdminVariant, "id">,
>(
  images: readonly Image[],
  variants: readonly Variant[],
): { readonly variant: Variant | undefined; readonly images: readonly Image[] }[] {
  return [...variants, undefined]
    .map((variant) => ({
      variant,
      images: images.filter(({ variantId }) => variantId === (variant?.id ?? null)),
    }))
    .filter((group) => group.images.length > 0);
}

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
