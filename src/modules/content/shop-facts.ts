// Facts that texts depend on: whether something comes along as a gift, and what shipping costs.
import { sql, type SQL } from "drizzle-orm";
import { isForSale, shopOrder } from "#modules/catalog/for-sale.ts";
import { giftSeed } from "#modules/catalog/seed-catalog.ts";
import { products } from "#modules/catalog/tables.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import { listOnTop, selectHolding, type HoldingMarket } from "#modules/markets/on-top.ts";
import { toFactName } from "./conditions.ts";

/** The facts as a statement reads them. */
export type FactsRow = {
  /** The name of the gift. */
  readonly gift: string | null;
  readonly holding: readonly HoldingMarket[];
  /** The codes of markets that have, or may have, pages of their own. */
  readonly codes: readonly string[] | null;
};

/**
 * The facts of today, for a column of a statement. The gift is that of the first product that
 * carries pets, which texts are about; without one, the first gift of the shop.
 */
export const selectFacts: SQL = sql`
  select json_build_object(
    'gift', (
      select ${products.giftName} from ${products}
      join ${productVariants} on ${productVariants.productId} = ${products.id}
      where ${isForSale}
      order by ${products.maxPetGrams} is null,
        ${products.maxPetGrams} is null and ${products.giftName} is null,
        ${sql.join(shopOrder, sql`, `)}
      limit 1
    ),
    'holding', (${selectHolding(sql`(app.now() at time zone 'Asia/Jerusalem')::date`)}),
    'codes', (
      select json_agg(m.code order by m.position, m.code) from markets m
      where not m.is_main and length(m.code) = 2
    )
  )`;

/**
 * The values of facts for texts on pages of the market with this code, or of none: "{if gift}",
 * "{if gift Cotton Storage Bag}", "{if free_shipping}", "{if market il}", and the name of the gift.
 * Without a row, those of a new shop.
 */
export function toFactValues(
  row: FactsRow | undefined,
  market?: string,
): Readonly<Record<string, string>> {
  const { gift, isShippingFree } = toFacts(row);
  return {
    ...toGiftValues(gift),
    [toFactName("free_shipping")]: isShippingFree ? HOLDS : "",
    ...Object.fromEntries(
      (row?.codes ?? []).map((code) => [
        toFactName(`market ${code}`),
        code === market ? HOLDS : "",
      ]),
    ),
  };
}

/** Whether no address pays for shipping, and the gift; of a new shop without a row. */
export const toFacts = (row: FactsRow | undefined) => ({
  gift: row === undefined ? giftSeed.name : row.gift,
  isShippingFree: !listOnTop(row?.holding ?? [])?.includes("shipping"),
});

const HOLDS = "yes";

/** The part of these that the owner has chosen: "{if pets}". */
export const toTradeValues = ({ forPets }: { readonly forPets: boolean }) => ({
  [toFactName("pets")]: forPets ? HOLDS : "",
});

/** The part of these that is about the gift. */
export function toGiftValues(gift: string | null): Readonly<Record<string, string>> {
  return {
    "gift.name": gift ?? "",
    [toFactName("gift")]: gift === null ? "" : HOLDS,
  };
}
