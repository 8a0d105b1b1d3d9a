import { randomBytes, randomUUID } from "node:crypto";
import { and, asc, eq, isNull } from "drizzle-orm";
import { productAttributes, products } from "#modules/catalog/tables.ts";
import { productImages, productVariants, variantCosts } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { readCosts } from "#modules/catalog/variant-costs.ts";
import { createNotFoundError } from "./constraint-errors.ts";
import { findFreeSlugs } from "./find-free-slugs.ts";
import { lastProduct } from "./display-order.ts";

/**
 * Adds a copy of a product under another name and returns its id. It is inactive, not featured and
 * without stock, and unique names are not copied: SKUs and slugs are provisional, barcodes missing.
 * Images share their files. Throws `not_found`.
 */
export async function copyProduct(
  ctx: Context,
  id: string,
  requests: { readonly name: string; readonly withImages: boolean },
): Promise<{ id: string }> {
  const { db } = ctx;
  const [original] = await db.select().from(products).where(eq(products.id, id));
  if (original === undefined) throw createNotFoundError("product", id);
  const copyId = randomUUID();
  const createdAt = ctx.clock();
  await db.insert(products).values({
    ...original,
    id: copyId,
    name: requests.name,
    sku: null,
    isActive: false,
    featured: false,
    displayOrder: lastProduct,
    publishAt: null,
    archivedAt: null,
    createdAt,
    updatedAt: createdAt,
    deletedAt: null,
  });
  await copyAttributes(ctx, id, copyId);
  const variantIds = await copyVariants(ctx, id, copyId, requests.withImages);
  if (requests.withImages) await copyImages(ctx, id, copyId, variantIds);
  return { id: copyId };
}

async function copyAttributes({ db }: Context, id: string, copyId: string): Promise<void> {
  const rows = await db.select().from(productAttributes).where(eq(productAttributes.productId, id));
  if (rows.length === 0) return;
  await db
    .insert(productAttributes)
    .values(rows.map((row) => ({ ...row, id: randomUUID(), productId: copyId })));
}

/** Returns the new ids by the old ones. */
async function copyVariants(
  ctx: Context,
  id: string,
  copyId: string,
  withImages: boolean,
): Promise<ReadonlyMap<string, string>> {
  const rows = await ctx.db
    .select()
    .from(productVariants)
    .where(eq(productVariants.productId, id))
    .orderBy(asc(productVariants.createdAt), asc(productVariants.sku));
  const slugs = await findFreeSlugs(
    ctx,
    rows.map(({ slug }) => `${slug}-copy`),
  );
  const copies = rows.map((row, index) => ({
    ...row,
    id: randomUUID(),
    productId: copyId,
    slug: slugs[index] ?? row.slug,
    sku: createSku(),
    barcode: null,
    imageUrl: withImages ? row.imageUrl : null,
    storyImageUrl: withImages ? row.storyImageUrl : null,
    publishAt: null,
    stockQuantity: 0,
    reservedQuantity: 0,
    createdAt: ctx.clock(),
  }));
  if (copies.length > 0) await ctx.db.insert(productVariants).values(copies);
  const copyIds = new Map(rows.map((row, index) => [row.id, copies[index]?.id ?? row.id]));
  await copyCosts(ctx, copyIds);
  return copyIds;
}

/**
 * Gives the copies the costs of the originals (keyed by the originals' ids), without showing a cost
 * to the caller.
 */
export async function copyCosts(
  ctx: Pick<Context, "db">,
  copyIds: ReadonlyMap<string, string>,
): Promise<void> {
  const costs = await readCosts(ctx, [...copyIds.keys()]);
  const rows = [...costs].flatMap(([id, { amountMinor: costMinor, currency }]) => {
    const variantId = copyIds.get(id);
    return variantId === undefined ? [] : [{ variantId, costMinor, currency }];
  });
  if (rows.length > 0) await ctx.db.insert(variantCosts).values(rows);
}

/** A stock keeping unit until the staff member gives the copy one of its own. */
export const createSku = () => `COPY-${randomBytes(4).toString("hex").toUpperCase()}`;

async function copyImages(
  { db, clock }: Context,
  id: string,
  copyId: string,
  variantIds: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = await db
    .select()
    .from(productImages)
    .where(and(eq(productImages.productId, id), isNull(productImages.deletedAt)));
  if (rows.length === 0) return;
  await db.insert(productImages).values(
    rows.map((row) => ({
      ...row,
      id: randomUUID(),
      productId: copyId,
      variantId: row.variantId === null ? null : variantIds.get(row.variantId),
      createdAt: clock(),
    })),
  );
}
