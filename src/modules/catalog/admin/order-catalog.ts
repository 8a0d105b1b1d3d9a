import { asc, desc, eq, isNull } from "drizzle-orm";
import { products } from "#modules/catalog/tables.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { createFieldsError } from "#shared/errors.ts";
import { createNotFoundError } from "./constraint-errors.ts";
import { lockProduct } from "./images.ts";
import { assertSame, moveBy, moveTo, writePlaces, type Direction } from "./display-order.ts";
import { readProduct } from "./read-product.ts";

/**
 * Puts the variants of a product in the order of `ids`. Throws `not_found`, and `conflict` if those
 * are not exactly its variants.
 */
export async function sortVariants(ctx: Context, productId: string, ids: readonly string[]) {
  await lockProduct(ctx, productId);
  const current = await ctx.db
    .select({ id: productVariants.id })
    .from(productVariants)
    .where(eq(productVariants.productId, productId));
  assertSame(current, ids, "the variants of the product");
  await writePlaces(ctx, productVariants, ids);
  return readProduct(ctx, productId);
}

/**
 * Moves a product among the featured products, or among the others, as its own state is: by one
 * place, or to the place of another one. Past either end nothing happens. Throws `not_found`, also
 * for one in the bin, and `invalid_fields` (`to`: unknown).
 */
export async function moveProduct(
  ctx: Context,
  id: string,
  where: { readonly direction: Direction } | { readonly to: string },
): Promise<void> {
  const all = await ctx.db
    .select({ id: products.id, featured: products.featured })
    .from(products)
    .where(isNull(products.deletedAt))
    .orderBy(
      desc(products.featured),
      asc(products.displayOrder),
      asc(products.createdAt),
      asc(products.id),
    )
    // Locked so that two moves do not run at once.
    .for("no key update");
  const own = all.find((product) => product.id === id);
  if (own === undefined) throw createNotFoundError("product", id);
  const siblings = all.filter(({ featured }) => featured === own.featured);
  await writePlaces(ctx, products, movePlace(siblings, id, where));
}

function movePlace(
  siblings: readonly { readonly id: string }[],
  id: string,
  where: Parameters<typeof moveProduct>[2],
): string[] {
  if ("direction" in where) return moveBy(siblings, id, where.direction);
  const to = siblings.findIndex((product) => product.id === where.to);
  if (to < 0) throw createFieldsError({ to: ["unknown"] });
  const from = siblings.findIndex((product) => product.id === id);
  return moveTo(siblings, from, to);
}
