import type { z } from "zod";
import { toDay } from "#i18n/format-he.ts";
import { findFirstVariant, type FirstVariant } from "#modules/catalog/find-first-variant.ts";
import type { Context } from "#modules/context.ts";
import { findOrderRate } from "#modules/currency/find-order-rate.ts";
import type { FrozenRate } from "#shared/exchange.ts";
import type { Currency } from "#shared/money.ts";
import { getSumAtDoor } from "./compute-order-price.ts";
import type { examplesQuery, examplesSchema, MarketExample } from "./contract.ts";
import { examplePlaces } from "./example-places.ts";
import { listPlacedMarkets, pickMarket, type PlacedMarket } from "./find-market.ts";
import { createPriceList } from "./list-price.ts";
import { listPlacesOf, type Destination } from "./places.ts";
import { computePlacedPrice, type Goods, type OrderPlace } from "./price-terms.ts";
import type { MarketRow } from "./tables.ts";

/**
 * The price of one piece of the first product in well-known places, and in the first place of each
 * market that has none of them, by the rules of the checkout.
 */
export async function listExamples(
  ctx: Context,
  { withProposals, market: tried, day = toDay(ctx.clock()) }: z.output<typeof examplesQuery>,
): Promise<z.output<typeof examplesSchema>> {
  const variant = await findFirstVariant(ctx);
  if (variant === undefined) return { goods: null, examples: [] };
  const rows = await listPlacedMarkets(ctx);
  const rates = await readRates(ctx, rows);
  const isCounted = ({ id, validFrom }: MarketRow) =>
    id === tried || (withProposals !== undefined && validFrom === null);
  const examples = listDestinations(rows).map(([place, destination]): MarketExample => {
    const { market, places } = pickMarket(rows, destination, day, isCounted);
    return {
      place,
      marketId: market.id,
      marketName: market.name,
      isDelivered: market.isDelivered,
      dutyTerms: market.dutyTerms,
      price: computePrice(variant, {
        market,
        places,
        today: day,
        rate: rates.get(market.currency) ?? null,
      }),
    };
  });
  return { goods: variant.name, examples };
}

/** The well-known places, then one of each market in which none of them lies. */
function listDestinations(rows: readonly PlacedMarket[]): [string, Destination][] {
  const compared: [string, Destination][] = Object.entries(examplePlaces);
  const reached = new Set(compared.flatMap(([, destination]) => listPlacesOf(destination)));
  const byMarket = Map.groupBy(rows, ({ market }) => market.id);
  const others = [...byMarket.values()].flatMap((own): [string, Destination][] => {
    const [first] = own.flatMap(({ place }) => place ?? []);
    const isReached = own.some(({ place }) => place !== null && reached.has(place));
    return first === undefined || isReached ? [] : [[first, toDestination(first)]];
  });
  return [...compared, ...others];
}

/** An address in a place. */
function toDestination(place: string): Destination {
  const country = place.slice(0, 2);
  const part = place.slice(3);
  return place[2] === "/" ? { country, state: part } : { country, postalCode: part };
}

/** The rates for orders in the currencies of the markets. */
async function readRates(
  ctx: Pick<Context, "db">,
  rows: readonly PlacedMarket[],
): Promise<ReadonlyMap<Currency, FrozenRate>> {
  const rates = new Map<Currency, FrozenRate>();
  for (const currency of new Set(rows.map(({ market }) => market.currency))) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other in the transaction
    const rate = await findOrderRate(ctx, currency);
    if (rate !== undefined) rates.set(currency, rate);
  }
  return rates;
}

/** Null where the market's currency has no rate. */
function computePrice(variant: FirstVariant, place: OrderPlace): MarketExample["price"] {
  const { market, rate } = place;
  if (rate === null && market.currency !== variant.baseCurrency) return null;
  const price = createPriceList(market, rate)(variant);
  const goods: Goods = { ...variant, id: variant.slug, price, quantity: 1 };
  const { price: whole } = computePlacedPrice([goods], undefined, place);
  const { dutyTerms, duties } = market;
  const isUnknown = dutyTerms === "unknown" || (dutyTerms === "at_door" && duties.length === 0);
  const { shipping, tax, isTaxIncluded, total, duty, doorDuty } = whole;
  return {
    goods: whole.subtotal,
    shipping,
    tax,
    isTaxIncluded,
    duty: isUnknown ? null : dutyTerms === "paid" ? duty : doorDuty,
    total,
    atDoor: isUnknown ? null : getSumAtDoor(whole),
  };
}
