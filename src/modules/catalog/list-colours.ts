import { hash } from "node:crypto";
import { and, asc, desc, eq, inArray, isNull, or } from "drizzle-orm";
import { pictureName, pictureSources } from "#media/picture.ts";
import type { Context } from "#modules/context.ts";
import { noteMadeOf } from "#platform/http/made-of.ts";
import { money } from "#shared/money.ts";
import { colours } from "./colour.ts";
import type { CatalogueColour } from "./contract.ts";
import { productImages, products, productVariants } from "./tables.ts";

/** The largest quantity of one cart line; how many more there are is nobody's business. */
const MAX_AVAILABLE = 99;

type Row = { variant: typeof productVariants.$inferSelect; productName: string };

/**
 * The bags for sale in the order of the colour list. An inactive or missing colour is left out. Pictures of the
 * product as a whole belong to every colour and follow the colour's own.
 */
export async function listColours(ctx: Pick<Context, "db">): Promise<CatalogueColour[]> {
  const rows = await readRows(ctx);
  noteMadeOf(markOf(rows));
  const pictures = await listPictures(
    ctx,
    rows.map(({ variant }) => variant.id),
  );

  return colours.flatMap((colour) => {
    const row = rows.find(({ variant }) => variant.colour === colour);
    if (!row) return [];
    const { variant, productName } = row;
    const own = pictures.filter((it) => it.variantId === variant.id);
    return {
      colour,
      sku: variant.sku,
      productName,
      colourName: variant.variantName,
      price: money(variant.priceMinor, variant.baseCurrency),
      available: availableOf(variant),
      pictures: own.map((it) => it.imageUrl),
      pictureTexts: Object.fromEntries(own.flatMap(ownText)),
    };
  });
}

/**
 * A mark of the state that `listColours` finds the bags in, pictures apart: as long as only movements of stock were written
 * and the mark is the same, pages show the same.
 */
export async function readColoursMark(ctx: Pick<Context, "db">): Promise<string> {
  return markOf(await readRows(ctx));
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

function availableOf({ stockQuantity }: Row["variant"]): number {
  return Math.min(stockQuantity, MAX_AVAILABLE);
}

/** Every column counts, whether a page shows it or not, but for the exact stock, which no page knows. */
function markOf(rows: readonly Row[]): string {
  const shown = rows.map(({ variant, productName }) => {
    const { stockQuantity: _, reservedQuantity: __, ...rest } = variant;
    return { ...rest, productName, available: availableOf(variant) };
  });
  return hash("sha256", JSON.stringify(shown), "base64url");
}

/** Every page carries these, so words that the browser has already are left out. */
function ownText({
  imageUrl,
  altText,
}: {
  imageUrl: string;
  altText: string | null;
}): [string, string][] {
  const name = pictureName(imageUrl);
  const isKnown = altText === null || (name && pictureSources(name).alt === altText);
  return isKnown ? [] : [[imageUrl, altText]];
}

/** For each variant its pictures in display order, the primary one first. */
async function listPictures(ctx: Pick<Context, "db">, variantIds: readonly string[]) {
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
