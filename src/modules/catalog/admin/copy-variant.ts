import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { withNamedConflicts, createNotFoundError } from "./constraint-errors.ts";
import { copyCosts, createSku } from "./copy-product.ts";
import { findFreeSlugs } from "./find-free-slugs.ts";
import { lockProduct } from "./images.ts";
import { readVariant } from "./read-product.ts";
import { getLastPlace } from "./display-order.ts";

/**
 * Adds a copy of a variant under another name, as the last one of its product, and returns it. It
 * is a draft without stock and barcode; its SKU and its slug are provisional. Throws `not_found`.
 */
export async function copyVariant(ctx: Context, id: string, { name }: { readonly name: string }) {
  const [original] = await ctx.db.select().from(productVariants).where(eq(productVariants.id, id));
  if (original === undefined) throw createNotFoundError("variant", id);
  await lockProduct(ctx, original.productId);
  const [slug] = await findFreeSlugs(ctx, [`${original.slug}-copy`]);
  const copyId = randomUUID();
  await withNamedConflicts(
    ctx.db.insert(productVariants).values({
      ...original,
      id: copyId,
      variantName: name,
      slug,
      sku: createSku(),
      barcode: null,
      stockQuantity: 0,
      reservedQuantity: 0,
      isActive: false,
      publishAt: null,
      archivedAt: null,
      displayOrder: getLastPlace(original.productId),
      createdAt: ctx.clock(),
    }),
  );
  await copyCosts(ctx, new Map([[id, copyId]]));
  return readVariant(ctx, copyId);
}
