import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { imageName } from "#media/image.ts";
import type { EditedVariant, NewVariant } from "#modules/catalog/variant.ts";
import { assertVersion } from "#modules/audit/assert-version.ts";
import { toSlug } from "#modules/catalog/slug.ts";
import { productImages, productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { findNewestIlsRate } from "#modules/currency/newest-rate.ts";
import { setCost } from "#modules/inventory/set-cost.ts";
import { moveStock } from "#modules/inventory/change-stock.ts";
import { createFieldsError } from "#shared/errors.ts";
import { convertMoney } from "#shared/exchange.ts";
import { HOME_CURRENCY, MAIN_CURRENCY, money } from "#shared/money.ts";
import { withNamedConflicts } from "./constraint-errors.ts";
import { findFreeSlugs } from "./find-free-slugs.ts";
import { lockProduct } from "./images.ts";
import { getLastPlace } from "./display-order.ts";
import { listOrNull } from "./list-or-null.ts";
import { readVariant } from "./read-product.ts";
import { lockVariant, setVariantState } from "./set-state.ts";

/**
 * Adds a variant to a product, behind its others; its first stock is booked as goods received.
 * While something is missing it is a draft, even when another state was asked for. Throws
 * `not_found`, and `invalid_fields` (a unique field: taken; `imageId`, `storyImageUrl`:
 * unknown), and `forbidden` for a cost from staff who may not see costs.
 */
export async function createVariant(
  ctx: Context,
  productId: string,
  { stock, imageId, slug, features, isActive, costMinor, ...fields }: NewVariant,
) {
  await lockProduct(ctx, productId);
  await assertOwnImage(ctx, productId, fields.storyImageUrl);
  const [freeSlug] =
    slug === undefined
      ? await findFreeSlugs(ctx, [toSlug(fields.variantName) ?? randomUUID()])
      : [slug];
  const [variant] = await withNamedConflicts(
    ctx.db
      .insert(productVariants)
      .values({
        ...fields,
        slug: freeSlug,
        features: listOrNull(features),
        productId,
        isActive: false,
        displayOrder: getLastPlace(productId),
        imageUrl: await findUrlOfImage(ctx, productId, imageId),
        ...(await computeDisplayPrice(ctx, fields.priceMinor)),
        createdAt: ctx.clock(),
      })
      .returning({ id: productVariants.id }),
  );
  if (variant === undefined) throw new Error("no row came back");
  if (costMinor !== null) await setCost(ctx, variant.id, { costMinor });
  if (stock > 0) await moveStock(ctx, variant.id, { kind: "receipt", quantity: stock });
  const made = await readVariant(ctx, variant.id);
  return isActive && made.missing.length === 0
    ? setVariantState(ctx, variant.id, { state: "live" })
    : made;
}

/**
 * Writes the given fields of a variant; price and stock are not among them. Throws the errors of
 * creating one, `not_found`, and `conflict` when it is no longer the `version` that the staff
 * member saw.
 */
export async function changeVariant(
  ctx: Context,
  id: string,
  { imageId, features, version, ...fields }: EditedVariant,
) {
  const before = await lockVariant(ctx, id);
  const { productId } = before;
  const changes = {
    ...fields,
    ...(features !== undefined && { features }),
    ...(imageId !== undefined && { imageUrl: await findUrlOfImage(ctx, productId, imageId) }),
  };
  const current = await readVariant(ctx, id);
  if (version !== current.version) {
    const now = { ...current, imageId: await findIdOfImage(ctx, productId, current.imageUrl) };
    await assertVersion(ctx, { entity: "product_variants", id }, now, { ...changes, version });
  }
  if (changes.storyImageUrl !== before.storyImageUrl)
    await assertOwnImage(ctx, productId, changes.storyImageUrl);
  await withNamedConflicts(
    ctx.db
      .update(productVariants)
      .set({
        ...changes,
        ...(features !== undefined && { features: listOrNull(features) }),
      })
      .where(eq(productVariants.id, id)),
  );
  return readVariant(ctx, id);
}

/** The same computation as in the update of all prices. */
async function computeDisplayPrice(ctx: Context, priceMinor: number) {
  const rate = await findNewestIlsRate(ctx, MAIN_CURRENCY);
  if (rate === undefined) return {};
  return {
    displayPriceMinor: convertMoney(money(priceMinor, MAIN_CURRENCY), rate.rate, HOME_CURRENCY)
      .amountMinor,
    lastExchangeUpdate: ctx.clock(),
  };
}

async function findUrlOfImage(
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
  if (image === undefined) throw createFieldsError({ imageId: ["unknown"] });
  return image.imageUrl;
}

async function findIdOfImage(
  { db }: Context,
  productId: string,
  imageUrl: string | null,
): Promise<string | null> {
  if (imageUrl === null) return null;
  const [image] = await db
    .select({ id: productImages.id })
    .from(productImages)
    .where(and(eq(productImages.imageUrl, imageUrl), eq(productImages.productId, productId)));
  return image?.id ?? null;
}

/** Other addresses are refused: the file may be removed, or belong to another product. */
async function assertOwnImage(
  { db }: Context,
  productId: string,
  imageUrl: string | null | undefined,
): Promise<void> {
  if (typeof imageUrl !== "string" || imageName(imageUrl) !== undefined) return;
  const [image] = await db
    .select({ id: productImages.id })
    .from(productImages)
    .where(
      and(
        eq(productImages.imageUrl, imageUrl),
        eq(productImages.productId, productId),
        isNull(productImages.deletedAt),
      ),
    )
    .limit(1);
  if (image === undefined) throw createFieldsError({ storyImageUrl: ["unknown"] });
}
