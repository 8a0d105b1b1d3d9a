import { randomUUID } from "node:crypto";
import type { EditedVariant, NewVariant } from "#modules/catalog/admin-bodies.ts";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { AdminVariant } from "#modules/catalog/admin-shapes.ts";
import { toSlug } from "#modules/catalog/slug.ts";
import { productImages, productVariants } from "#modules/catalog/tables.ts";
import type { Context } from "#modules/context.ts";
import { newestIlsRate } from "#modules/currency/newest-rate.ts";
import { receiveStock } from "#modules/inventory/receive-stock.ts";
import { convertMoney, money } from "#shared/money.ts";
import { lockProduct } from "./images.ts";
import { findFreeSlugs } from "./find-free-slugs.ts";
import { readVariant } from "./read-product.ts";
import { naming, noSuch, refusedField } from "./constraint-errors.ts";

/**
 * Adds a variant to a product; what it has in stock comes as a delivery. Throws `not_found`, and
 * `invalid_fields` (`sku`, `barcode`, `slug`: taken; `imageId`: unknown).
 */
export async function createVariant(
  ctx: Context,
  productId: string,
  { stock, imageId, slug, ...fields }: NewVariant,
): Promise<AdminVariant> {
  await lockProduct(ctx, productId);
  const [free] = await findFreeSlugs(ctx, [toSlug(fields.variantName) ?? randomUUID()]);
  const [variant] = await naming(
    ctx.db
      .insert(productVariants)
      .values({
        ...fields,
        slug: slug ?? free,
        productId,
        // Behind the others.
        displayOrder: sql`(
          select coalesce(max(display_order) + 1, 0) from ${productVariants} where product_id = ${productId}
        )`,
        imageUrl: await urlOfImage(ctx, productId, imageId),
        ...(await displayPrice(ctx, fields.priceMinor)),
        createdAt: ctx.clock(),
      })
      .returning({ id: productVariants.id }),
  );
  if (variant === undefined) throw new Error("no row came back");
  if (stock > 0) await receiveStock(ctx, variant.id, { quantity: stock });
  return readVariant(ctx, variant.id);
}

/**
 * Writes the given fields of a variant; price and stock are not among them. Throws what creating
 * one throws.
 */
export async function updateVariant(
  ctx: Context,
  id: string,
  { imageId, ...fields }: EditedVariant,
): Promise<AdminVariant> {
  const [variant] = await ctx.db
    .select({ productId: productVariants.productId })
    .from(productVariants)
    .where(eq(productVariants.id, id));
  if (variant === undefined) throw noSuch("variant", id);
  const imageUrl =
    imageId === undefined ? undefined : await urlOfImage(ctx, variant.productId, imageId);
  await naming(
    ctx.db
      .update(productVariants)
      .set({ ...fields, ...(imageUrl !== undefined && { imageUrl }) })
      .where(eq(productVariants.id, id)),
  );
  return readVariant(ctx, id);
}

/** As the next update of all prices will compute it. */
async function displayPrice(ctx: Context, priceMinor: number) {
  const rate = await newestIlsRate(ctx, "USD");
  if (rate === undefined) return {};
  return {
    displayPriceMinor: convertMoney(money(priceMinor, "USD"), rate.rate, "ILS").amountMinor,
    lastExchangeUpdate: ctx.clock(),
  };
}

async function urlOfImage(
  { db }: Context,
  productId: string,
  imageId: string | null,
): Promise<string | null> {
  if (imageId === null) return null;
  const [image] = await db
    .select({ imageUrl: productImages.imageUrl })
    .from(productImages)
    .where(
      and(
        eq(productImages.id, imageId),
        eq(productImages.productId, productId),
        isNull(productImages.deletedAt),
      ),
    );
  if (image === undefined) throw refusedField("imageId", "unknown");
  return image.imageUrl;
}
