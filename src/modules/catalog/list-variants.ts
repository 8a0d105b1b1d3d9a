import { and, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { imageAlts } from "#media/image-alts.ts";
import { imageName } from "#media/image.ts";
import type { Context } from "#modules/context.ts";
import { money } from "#shared/money.ts";
import type { CatalogVariant } from "./contract.ts";
import { selectImagesOfVariant, sortVariantImages } from "./first-image.ts";
import { isForSale, shopOrder } from "./for-sale.ts";
import { listPreorders } from "./list-preorders.ts";
import { formerSlugs, hasSlug } from "./slugs.ts";
import { products } from "./tables.ts";
import { productVariants } from "./variant-tables.ts";

/**
 * The largest quantity of one cart line; visitors are not told of higher stock. The trigger that
 * announces stock changes uses the same number.
 */
const MAX_AVAILABLE = 99;

/** Number of variants shown from a large catalog on a page that is not about the catalog itself. */
const WINDOW = 24;

export type ShopWindow = { variants: CatalogVariant[]; isComplete: boolean };

/**
 * The first variants for sale in the shop's order: featured products first, then the owner's own
 * order. `isComplete` says that there are no others.
 */
export async function listShopWindow(
  ctx: Pick<Context, "db" | "clock" | "getPrice">,
): Promise<ShopWindow> {
  // Reads one more than is shown, to know whether there are others.
  const variants = await findVariants(ctx, undefined, { limit: WINDOW + 1 });
  return { variants: variants.slice(0, WINDOW), isComplete: variants.length <= WINDOW };
}

/** The variants for sale that have, or once had, one of these slugs. */
export function findBySlugs(
  ctx: Pick<Context, "db" | "clock" | "getPrice">,
  slugs: readonly string[],
): Promise<CatalogVariant[]> {
  return findVariants(ctx, hasSlug(slugs));
}

/** All variants for sale of the product of the variant that has, or once had, this slug. */
export function findSiblings(
  ctx: Pick<Context, "db" | "clock" | "getPrice">,
  slug: string,
): Promise<CatalogVariant[]> {
  const ofSlug = ctx.db
    .select({ productId: productVariants.productId })
    .from(productVariants)
    .where(hasSlug([slug]));
  return findVariants(ctx, inArray(productVariants.productId, ofSlug));
}

/** All variants for sale of a product, and the given variant even if it is not for sale. */
export function findForPreview(
  ctx: Pick<Context, "db" | "clock" | "getPrice">,
  variantId: string,
  productId: string,
): Promise<CatalogVariant[]> {
  const shown = or(isForSale, eq(productVariants.id, variantId));
  return findVariants(ctx, eq(productVariants.productId, productId), { shown });
}

/** The slugs of everything that is for sale, in the shop's order. */
export async function listSlugs({ db }: Pick<Context, "db">): Promise<string[]> {
  const rows = await db
    .select({ slug: productVariants.slug })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(isForSale)
    .orderBy(...shopOrder);
  return rows.map(({ slug }) => slug);
}

type Range = {
  readonly limit?: number;
  /** Sort order that comes before the shop's own. */
  readonly order?: readonly SQL[];
  /** Condition for variants that may be seen: by default those for sale. */
  readonly shown?: SQL | undefined;
};

type VariantImage = { readonly imageUrl: string; readonly altText: string | null };

/** A variant's images in display order, as a column of its row. */
const images = sql<VariantImage[]>`coalesce((
  select json_agg(
    json_build_object('imageUrl', i.image_url, 'altText', i.alt_text)
    order by ${sortVariantImages(productVariants)}
  )
  from ${selectImagesOfVariant(productVariants)}
), '[]')`;

/**
 * Variants for sale as visitors see them, in the shop's order. Images of the product as a whole
 * belong to every variant and follow the variant's own.
 */
export async function findVariants(
  ctx: Pick<Context, "db" | "clock" | "getPrice">,
  which?: SQL,
  { limit = 1000, order = [], shown = isForSale }: Range = {},
): Promise<CatalogVariant[]> {
  const rows = await ctx.db
    .select({
      variant: productVariants,
      productName: products.name,
      carriesPets: sql<boolean>`${products.maxPetGrams} is not null`,
      giftName: products.giftName,
      giftImage: products.giftImageUrl,
      formerSlugs,
      images,
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(and(shown, which))
    .orderBy(...order, ...shopOrder)
    .limit(limit);
  const preorders = await listPreorders(
    ctx,
    rows.map(({ variant }) => variant),
  );
  return rows.map(({ variant, images: own, ...row }) => {
    const preorder = preorders.get(variant.id);
    return {
      slug: variant.slug,
      formerSlugs: row.formerSlugs,
      sku: variant.sku,
      productId: variant.productId,
      productName: row.productName,
      variantName: variant.variantName,
      shortName: variant.shortName ?? variant.variantName,
      size: variant.size,
      colorHex: variant.colorHex,
      price: ctx.getPrice?.(variant) ?? money(variant.priceMinor, variant.baseCurrency),
      available: Math.min(preorder?.units ?? variant.stockQuantity, MAX_AVAILABLE),
      ...(preorder && { leavesBy: preorder.leavesBy }),
      carriesPets: row.carriesPets,
      ...(row.giftName !== null && { gift: { name: row.giftName, image: row.giftImage } }),
      images: own.map((it) => it.imageUrl),
      imageTexts: Object.fromEntries(own.flatMap(getOwnText)),
    };
  });
}

/** Every page carries these, so descriptions that the browser has already are left out. */
function getOwnText({ imageUrl, altText }: VariantImage): [string, string][] {
  const name = imageName(imageUrl);
  const isDefault = altText === null || (name && imageAlts[name] === altText);
  return isDefault ? [] : [[imageUrl, altText]];
}
