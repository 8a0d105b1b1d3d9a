import { asc, eq } from "drizzle-orm";
import type { AdminProduct, AdminVariant, ProductRow } from "#modules/catalog/admin-shapes.ts";
import { productAttributes, products, productVariants } from "#modules/catalog/tables.ts";
import type { Context } from "#modules/context.ts";
import { getPrice } from "#modules/inventory/list-stock.ts";
import { listImages } from "./images.ts";
import { selectProducts, toProductRows } from "./product-rows.ts";
import { noSuch } from "./constraint-errors.ts";

/** A product with all that belongs to it, also one in the bin. Throws `not_found`. */
export async function readProduct(ctx: Pick<Context, "db">, id: string): Promise<AdminProduct> {
  const [found] = await selectProducts(ctx).where(eq(products.id, id));
  const [row] = found === undefined ? [] : await toProductRows(ctx, [found]);
  if (found === undefined || row === undefined) throw noSuch("product", id);
  const { description, weightGrams, dimensions, care } = found.product;
  const { heightMm, widthMm, depthMm, maxPetGrams } = found.product;
  return {
    ...row,
    description,
    weightGrams,
    dimensions,
    heightMm,
    widthMm,
    depthMm,
    maxPetGrams,
    care,
    attributes: await ctx.db
      .select({
        name: productAttributes.attributeName,
        value: productAttributes.attributeValue,
        type: productAttributes.attributeType,
      })
      .from(productAttributes)
      .where(eq(productAttributes.productId, id))
      .orderBy(asc(productAttributes.displayOrder), asc(productAttributes.attributeName)),
    images: await listImages(ctx, id),
    variants: await listVariants(ctx, id),
  };
}

/** A product as the list shows it. Throws `not_found`. */
export async function readProductRow(ctx: Pick<Context, "db">, id: string): Promise<ProductRow> {
  const [row] = await toProductRows(ctx, await selectProducts(ctx).where(eq(products.id, id)));
  if (row === undefined) throw noSuch("product", id);
  return row;
}

async function listVariants(
  { db }: Pick<Context, "db">,
  productId: string,
): Promise<AdminVariant[]> {
  const rows = await db
    .select()
    .from(productVariants)
    .where(eq(productVariants.productId, productId))
    .orderBy(asc(productVariants.createdAt), asc(productVariants.sku));
  return rows.map(toAdminVariant);
}

/** A variant. Throws `not_found`. */
export async function readVariant({ db }: Pick<Context, "db">, id: string): Promise<AdminVariant> {
  const [row] = await db.select().from(productVariants).where(eq(productVariants.id, id));
  if (row === undefined) throw noSuch("variant", id);
  return toAdminVariant(row);
}

function toAdminVariant(row: typeof productVariants.$inferSelect): AdminVariant {
  const { id, variantName, sku, barcode, slug, colorPrimary, colorSecondary, colorHex } = row;
  const { shortName, size, tagline, story, features, storyImageUrl } = row;
  const { imageUrl, isActive, stockQuantity: available, reservedQuantity: reserved } = row;
  const { price, priceIls } = getPrice(row);
  const onHand = available + reserved;
  return {
    id,
    variantName,
    sku,
    barcode,
    slug,
    colorPrimary,
    colorSecondary,
    colorHex,
    shortName,
    size,
    tagline,
    story,
    features: features ?? [],
    storyImageUrl,
    imageUrl,
    price,
    priceIls,
    isActive,
    onHand,
    reserved,
    available,
    deletionBlockedBy: reserved > 0 ? "reserved" : onHand > 0 ? "stock" : null,
  };
}
