import { and, asc, desc, eq, inArray, isNull, or } from "drizzle-orm";
import { imageName, imageSources } from "#media/image.ts";
import type { Context } from "#modules/context.ts";
import { money } from "#shared/money.ts";
import { colours } from "./colour.ts";
import type { CatalogColour } from "./contract.ts";
import { productImages, products, productVariants } from "./tables.ts";

/**
 * The largest quantity of one cart line; how many more there are is nobody's business. The trigger
 * that announces changes of stock knows this number, too.
 */
const MAX_AVAILABLE = 99;

type Row = { variant: typeof productVariants.$inferSelect; productName: string };

/**
 * The bags for sale in the order of the colour list. An inactive or missing colour is left out.
 * Images of the product as a whole belong to every colour and follow the colour's own.
 */
export async function listColours(ctx: Pick<Context, "db">): Promise<CatalogColour[]> {
  const rows = await readRows(ctx);
  const images = await listImages(
    ctx,
    rows.map(({ variant }) => variant.id),
  );

  return colours.flatMap((colour) => {
    const row = rows.find(({ variant }) => variant.colour === colour);
    if (!row) return [];
    const { variant, productName } = row;
    const own = images.filter((it) => it.variantId === variant.id);
    return {
      colour,
      sku: variant.sku,
      productName,
      colourName: variant.variantName,
      price: money(variant.priceMinor, variant.baseCurrency),
      available: getAvailable(variant),
      images: own.map((it) => it.imageUrl),
      imageTexts: Object.fromEntries(own.flatMap(ownText)),
    };
  });
}

function readRows({ db }: Pick<Context, "db">): Promise<Row[]> {
  return db
    .select({ variant: productVariants, productName: products.name })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(
      and(
        inArray(productVariants.colour, colours),
        eq(productVariants.isActive, true),
        eq(products.isActive, true),
        isNull(products.deletedAt),
      ),
    )
    .orderBy(asc(productVariants.id));
}

function getAvailable({ stockQuantity }: Row["variant"]): number {
  return Math.min(stockQuantity, MAX_AVAILABLE);
}

/** Every page carries these, so words that the browser has already are left out. */
function ownText({
  imageUrl,
  altText,
}: {
  imageUrl: string;
  altText: string | null;
}): [string, string][] {
  const name = imageName(imageUrl);
  const isKnown = altText === null || (name && imageSources(name).alt === altText);
  return isKnown ? [] : [[imageUrl, altText]];
}

/** For each variant its images in display order, the primary one first. */
async function listImages(ctx: Pick<Context, "db">, variantIds: readonly string[]) {
  if (variantIds.length === 0) return [];
  return ctx.db
    .select({
      variantId: productVariants.id,
      imageUrl: productImages.imageUrl,
      altText: productImages.altText,
    })
    .from(productVariants)
    .innerJoin(
      productImages,
      and(
        eq(productImages.productId, productVariants.productId),
        isNull(productImages.deletedAt),
        or(isNull(productImages.variantId), eq(productImages.variantId, productVariants.id)),
      ),
    )
    .where(inArray(productVariants.id, [...variantIds]))
    .orderBy(
      desc(productImages.isPrimary),
      asc(isNull(productImages.variantId)),
      asc(productImages.displayOrder),
      asc(productImages.id),
    );
}
