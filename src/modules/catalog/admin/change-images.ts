import type { ImageFields } from "./request-bodies.ts";
import { and, eq, inArray } from "drizzle-orm";
import type { AdminImage } from "#modules/catalog/admin-shapes.ts";
import { productImages, productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { setMissingPrimary, listImages, lockImage, lockProduct } from "./images.ts";
import { withNamedConflicts } from "./constraint-errors.ts";
import { assertSame, writePlaces } from "./display-order.ts";

type Images = { images: AdminImage[] };

/**
 * Describes an image, says which variant it shows, or makes it primary in place of another one.
 * Returns all images of the product. Throws `not_found`, and `invalid_fields` for a variant of
 * another product.
 */
export async function changeImage(ctx: Context, id: string, fields: ImageFields): Promise<Images> {
  const { productId, isPrimary } = await lockImage(ctx, id);
  if (fields.isPrimary && !isPrimary)
    // Done first, so that there are never two primary images.
    await ctx.db
      .update(productImages)
      .set({ isPrimary: false })
      .where(and(eq(productImages.productId, productId), eq(productImages.isPrimary, true)));
  await withNamedConflicts(
    ctx.db.update(productImages).set(fields).where(eq(productImages.id, id)),
  );
  return { images: await listImages(ctx, productId) };
}

/**
 * Puts the images of a product in the order of `ids`. Throws `conflict` if those are not exactly
 * its images.
 */
export async function sortImages(
  ctx: Context,
  productId: string,
  ids: readonly string[],
): Promise<Images> {
  await lockProduct(ctx, productId);
  const current = await listImages(ctx, productId);
  assertSame(current, ids, "the images of the product");
  await writePlaces(ctx, productImages, ids);
  return { images: await listImages(ctx, productId) };
}

/**
 * Removes an image until it is restored. Variants that showed it get the product's primary image; a
 * story that showed it has none.
 */
export async function deleteImage(ctx: Context, id: string): Promise<Images> {
  const { productId, imageUrl } = await lockImage(ctx, id);
  await removeImages(ctx, productId, [id]);
  const images = await listImages(ctx, productId);
  await ctx.db
    .update(productVariants)
    .set({ imageUrl: images[0]?.imageUrl ?? null })
    .where(and(eq(productVariants.productId, productId), eq(productVariants.imageUrl, imageUrl)));
  await ctx.db
    .update(productVariants)
    .set({ storyImageUrl: null })
    .where(
      and(eq(productVariants.productId, productId), eq(productVariants.storyImageUrl, imageUrl)),
    );
  return { images };
}

/**
 * Marks images of a product, which is locked, as removed; one of the others is primary
 * afterwards.
 */
export async function removeImages(
  ctx: Pick<Context, "db" | "clock">,
  productId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .update(productImages)
    .set({ deletedAt: ctx.clock(), isPrimary: false })
    .where(inArray(productImages.id, [...ids]));
  await setMissingPrimary(ctx, productId);
}

/**
 * Brings a removed image back to its place; primary only if there is no other. Doing it twice
 * changes nothing.
 */
export async function restoreImage(ctx: Context, id: string): Promise<Images> {
  const { productId } = await lockImage(ctx, id, { removed: true });
  await ctx.db.update(productImages).set({ deletedAt: null }).where(eq(productImages.id, id));
  await setMissingPrimary(ctx, productId);
  return { images: await listImages(ctx, productId) };
}
