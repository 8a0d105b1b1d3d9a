import { asc, eq } from "drizzle-orm";
import type { AdminVariant } from "#modules/catalog/admin-shapes.ts";
import { getVariantImage } from "#modules/catalog/first-image.ts";
import { ownProduct } from "#modules/catalog/product.ts";
import {
  getState,
  listMissingOfProduct,
  listMissingOfVariant,
} from "#modules/catalog/publishing.ts";
import { ownVariant } from "#modules/catalog/variant.ts";
import { productAttributes, products } from "#modules/catalog/tables.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { getPrice, getVersions } from "#modules/inventory/list-stock.ts";
import { toVersion } from "#platform/to-version.ts";
import { pickValues } from "#shared/records/record.ts";
import { readVisibleCosts } from "#modules/catalog/variant-costs.ts";
import { listImages } from "./images.ts";
import { selectProducts, toProductRows } from "./product-rows.ts";
import { createNotFoundError } from "./constraint-errors.ts";

/** A product with all that belongs to it, also one in the bin. Throws `not_found`. */
export async function readProduct(ctx: Pick<Context, "db" | "actor">, id: string) {
  const [found] = await selectProducts(ctx).where(eq(products.id, id));
  const [row] = found === undefined ? [] : await toProductRows(ctx, [found]);
  if (found === undefined || row === undefined) throw createNotFoundError("product", id);
  const variants = await listVariants(ctx, id);
  const attributes = await ctx.db
    .select({
      name: productAttributes.attributeName,
      value: productAttributes.attributeValue,
      type: productAttributes.attributeType,
    })
    .from(productAttributes)
    .where(eq(productAttributes.productId, id))
    .orderBy(asc(productAttributes.displayOrder), asc(productAttributes.attributeName));
  return {
    ...row,
    version: toVersion(row.updatedAt),
    ...pickValues(ownProduct, { ...found.product, tags: row.tags, attributes }),
    gift: await readGift(ctx, found.product.giftProductId),
    images: await listImages(ctx, id),
    variants,
    missing: listMissingOfProduct(variants),
  };
}

async function readGift({ db }: Pick<Context, "db">, giftId: string | null) {
  if (giftId === null) return null;
  const [gift] = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(eq(products.id, giftId));
  return gift ?? null;
}

/** A product as the list shows it. Throws `not_found`. */
export async function readProductRow(ctx: Pick<Context, "db">, id: string) {
  const [row] = await toProductRows(ctx, await selectProducts(ctx).where(eq(products.id, id)));
  if (row === undefined) throw createNotFoundError("product", id);
  return row;
}

/** The variants of a product in the shop's order. */
async function listVariants(ctx: Pick<Context, "db" | "actor">, productId: string) {
  const rows = await selectVariants(ctx)
    .where(eq(productVariants.productId, productId))
    .orderBy(asc(productVariants.displayOrder), asc(productVariants.id));
  return toAdminVariants(ctx, rows);
}

/** A variant. Throws `not_found`. */
export async function readVariant(ctx: Pick<Context, "db" | "actor">, id: string) {
  const rows = await selectVariants(ctx).where(eq(productVariants.id, id));
  const [variant] = await toAdminVariants(ctx, rows);
  if (variant === undefined) throw createNotFoundError("variant", id);
  return variant;
}

/** Variants with the data that decides whether they can be shown. */
function selectVariants({ db }: Pick<Context, "db">) {
  return db
    .select({
      variant: productVariants,
      shownImageUrl: getVariantImage(productVariants),
      description: products.description,
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId));
}

type Selected = Awaited<ReturnType<typeof selectVariants>>[number];

async function toAdminVariants(ctx: Pick<Context, "db" | "actor">, rows: readonly Selected[]) {
  const costs = await readVisibleCosts(
    ctx,
    rows.map(({ variant }) => variant.id),
  );
  return rows.map(({ variant: row, description, shownImageUrl }) => {
    const cost = costs.get(row.id) ?? null;
    const { stockQuantity: available, reservedQuantity: reserved } = row;
    const onHand = available + reserved;
    const features = row.features ?? [];
    return {
      ...row,
      ...getPrice(row),
      features,
      shownImageUrl,
      version: toVersion({ ...pickValues(ownVariant, { ...row, features }), image: row.imageUrl }),
      versions: getVersions(row, cost),
      cost,
      state: getState(row),
      missing: listMissingOfVariant({ ...row, description, hasImage: shownImageUrl !== null }),
      onHand,
      reserved,
      available,
      deletionBlockedBy: getBlock(reserved, onHand),
    };
  });
}

const getBlock = (reserved: number, onHand: number): AdminVariant["deletionBlockedBy"] =>
  reserved > 0 ? "reserved" : onHand > 0 ? "stock" : null;
