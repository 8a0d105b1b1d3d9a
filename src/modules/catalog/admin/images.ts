import { and, asc, desc, eq, isNull } from "drizzle-orm";
import type { AdminImage } from "#modules/catalog/admin-shapes.ts";
import { products } from "#modules/catalog/tables.ts";
import { productImages } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { createNotFoundError } from "./constraint-errors.ts";

export type ImageRow = typeof productImages.$inferSelect;

/**
 * The images of a product that have not been removed: the primary one first, then in their order.
 */
export async function listImages(
  { db }: Pick<Context, "db">,
  productId: string,
): Promise<AdminImage[]> {
  const rows = await db
    .select()
    .from(productImages)
    .where(and(eq(productImages.productId, productId), isNull(productImages.deletedAt)))
    .orderBy(
      desc(productImages.isPrimary),
      asc(productImages.displayOrder),
      asc(productImages.createdAt),
      asc(productImages.id),
    );
  return rows.map(toAdminImage);
}

export function toAdminImage(row: ImageRow): AdminImage {
  const { id, imageUrl, altText, isPrimary, variantId, width, height } = row;
  return { id, imageUrl, altText, isPrimary, variantId, width, height };
}

/** Locks the images of a product until the transaction ends. Throws `not_found`. */
export async function lockProduct({ db }: Pick<Context, "db">, id: string): Promise<void> {
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, id))
    .for("no key update");
  if (product === undefined) throw createNotFoundError("product", id);
}

/**
 * The image, its product locked. Throws `not_found`, also for a removed one unless `removed` ones
 * are meant.
 */
export async function lockImage(
  ctx: Pick<Context, "db">,
  id: string,
  { removed = false } = {},
): Promise<ImageRow> {
  const find = async () =>
    (await ctx.db.select().from(productImages).where(eq(productImages.id, id)))[0];
  const found = await find();
  if (found === undefined) throw createNotFoundError("image", id);
  await lockProduct(ctx, found.productId);
  // Read again, because the image may have changed while we waited for the lock.
  const image = await find();
  if (image === undefined || (image.deletedAt !== null && !removed))
    throw createNotFoundError("image", id);
  return image;
}

/** Makes the first of the images that are left primary if none is. */
export async function setMissingPrimary({ db }: Pick<Context, "db">, productId: string) {
  const [first] = await listImages({ db }, productId);
  if (first === undefined || first.isPrimary) return;
  await db.update(productImages).set({ isPrimary: true }).where(eq(productImages.id, first.id));
}
