import { eq } from "drizzle-orm";
import { toPublishing, type RequestedState } from "#modules/catalog/publishing.ts";
import { products } from "#modules/catalog/tables.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { createFieldsError } from "#shared/errors.ts";
import { createNotFoundError } from "./constraint-errors.ts";
import { lockProduct } from "./images.ts";
import { readProduct, readVariant } from "./read-product.ts";

/**
 * Makes a product a draft, live, archived, or live from a moment on. A live product without a live
 * variant is shown once it has one. Throws `not_found`, and `invalid_fields` (`publishAt`: past).
 */
export async function setProductState(ctx: Context, id: string, requested: RequestedState) {
  assertNotPast(ctx, requested);
  await lockProduct(ctx, id);
  await ctx.db
    .update(products)
    .set(toPublishing(requested, ctx.clock()))
    .where(eq(products.id, id));
  return readProduct(ctx, id);
}

/**
 * The same for a variant. Throws `not_found`, and `invalid_fields` (`publishAt`: past; `state`:
 * what it lacks, when it is to be live).
 */
export async function setVariantState(ctx: Context, id: string, requested: RequestedState) {
  assertNotPast(ctx, requested);
  const before = await lockVariant(ctx, id);
  await ctx.db
    .update(productVariants)
    .set(toPublishing(requested, ctx.clock()))
    .where(eq(productVariants.id, id));
  const after = await readVariant(ctx, id);
  // One that is live already may lack something.
  if (!before.isActive && after.isActive && after.missing.length > 0)
    throw createFieldsError({ state: after.missing });
  return after;
}

/** A variant as it is, locked until the transaction ends. Throws `not_found`. */
export async function lockVariant({ db }: Pick<Context, "db">, id: string) {
  const [variant] = await db
    .select()
    .from(productVariants)
    .where(eq(productVariants.id, id))
    .for("no key update");
  if (variant === undefined) throw createNotFoundError("variant", id);
  return variant;
}

function assertNotPast(ctx: Context, requested: RequestedState): void {
  if (requested.state !== "scheduled") return;
  if (Date.parse(requested.publishAt) <= ctx.clock().getTime())
    throw createFieldsError({ publishAt: ["past"] });
}
