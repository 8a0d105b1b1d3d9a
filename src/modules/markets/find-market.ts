import { asc, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { toDay } from "#i18n/format-he.ts";
import type { Context } from "#modules/context.ts";
import { AppError, createFieldsError } from "#shared/errors.ts";
import { listPlacesOf, type Destination } from "./places.ts";
import { marketPlaces, markets, type MarketRow } from "./tables.ts";

/** The market of an address, and the places that it lies in, the narrowest first. */
export type FoundMarket = { readonly market: MarketRow; readonly places: readonly string[] };

type DatedContext = Pick<Context, "db" | "clock">;

/** Whether a market holds on a day. */
export const isInEffect = ({ validFrom }: Pick<MarketRow, "validFrom">, today: string): boolean =>
  validFrom !== null && validFrom <= today;

/** A market with one of its places; null for one without any. */
export type PlacedMarket = { readonly market: MarketRow; readonly place: string | null };

/** The markets with each of their places: all of them, or those that `which` holds for. */
export function listPlacedMarkets(
  { db }: Pick<Context, "db">,
  which?: SQL,
): Promise<PlacedMarket[]> {
  return db
    .select({ market: markets, place: marketPlaces.place })
    .from(markets)
    .leftJoin(marketPlaces, eq(marketPlaces.marketId, markets.id))
    .where(which)
    .orderBy(asc(markets.position), asc(markets.code), asc(marketPlaces.place));
}

/**
 * The market that an address belongs to today: that of its narrowest place, or the main one.
 * Proposals count as not there.
 */
export async function findMarketOf(
  { db, clock }: DatedContext,
  destination: Destination,
): Promise<FoundMarket> {
  const places = listPlacesOf(destination);
  const rows = await listPlacedMarkets(
    { db },
    sql`${markets.isMain} or ${marketPlaces.place} in ${places}`,
  );
  return pickMarket(rows, destination, toDay(clock()));
}

/**
 * The market of an address on a day, from rows that have been read. Markets for which `isCounted`
 * holds count as in effect.
 */
export function pickMarket(
  rows: readonly PlacedMarket[],
  destination: Destination,
  day: string,
  isCounted: (market: MarketRow) => boolean = () => false,
): FoundMarket {
  const places = listPlacesOf(destination);
  const getWidth = ({ market, place }: PlacedMarket) =>
    market.isMain ? places.length : places.indexOf(place ?? "");
  const [nearest] = rows
    .filter((row) => getWidth(row) >= 0)
    .filter(({ market }) => market.isMain || isInEffect(market, day) || isCounted(market))
    .toSorted((a, b) => getWidth(a) - getWidth(b));
  if (nearest === undefined) throw new Error("the main market is missing");
  return { market: nearest.market, places };
}

/** The market of each of these countries today, in the order of the countries. */
export async function findMarketsOf(
  { db, clock }: DatedContext,
  countries: readonly string[],
): Promise<FoundMarket[]> {
  const rows = await listPlacedMarkets(
    { db },
    or(markets.isMain, inArray(marketPlaces.place, [...countries])),
  );
  const today = toDay(clock());
  return countries.map((country) => pickMarket(rows, { country }, today));
}

/** The market that an order names; undefined when there is none. */
export async function findMarketById(
  { db }: Pick<Context, "db">,
  id: string,
): Promise<MarketRow | undefined> {
  const [row] = await db.select().from(markets).where(eq(markets.id, id));
  return row;
}

/** The condition that a market beside the main one holds on a day. */
export const isInForce = ({ clock }: Pick<Context, "clock">, day = toDay(clock())): SQL =>
  sql`not ${markets.isMain} and ${markets.validFrom} <= ${day}`;

/** The places of a market, as a list in alphabetical order, for a column of a statement. */
export const placesOfMarket = sql<string[]>`array(
  select p.place from market_places p where p.market_id = markets.id order by 1
)`;

/** The markets that hold on a day, beside the main one, in their order, with their places. */
export function listMarketsInEffect(
  ctx: DatedContext,
  day?: string,
): Promise<(Pick<MarketRow, "code" | "currency"> & { readonly places: readonly string[] })[]> {
  return ctx.db
    .select({ code: markets.code, currency: markets.currency, places: placesOfMarket })
    .from(markets)
    .where(isInForce(ctx, day))
    .orderBy(asc(markets.position), asc(markets.code));
}

/**
 * The market of an address to which something is sent. Throws `invalid_fields` (`field`:
 * "not_delivered") where the shop does not deliver.
 */
export async function acceptDestination(
  ctx: DatedContext,
  destination: Destination,
  field: string,
): Promise<FoundMarket> {
  const found = await findMarketOf(ctx, destination);
  if (found.market.isDelivered) return found;
  throw new AppError("invalid_fields", `${destination.country} is not delivered to`, {
    fields: { [field]: ["not_delivered"] },
  });
}

/** Whether markets tell the states of a country apart, so that an address there has to name one. */
export async function isStateNeeded(ctx: DatedContext, country: string): Promise<boolean> {
  const prefix = `${country}/`;
  const { rows } = await ctx.db.execute(sql`
    select from markets m where m.valid_from <= ${toDay(ctx.clock())}::date and (
      exists (select from market_places p
        where p.market_id = m.id and starts_with(p.place, ${prefix}))
      or exists (select from jsonb_array_elements(m.tax_rates) r
        where starts_with(r->>'place', ${prefix}))
    ) limit 1`);
  return rows.length > 0;
}

/**
 * Refuses an address without the state that its market depends on. Throws `invalid_fields`
 * (`field`: "required", or "unknown" for one that no market can mean).
 */
export async function assertState(
  ctx: DatedContext,
  destination: Destination,
  field: string,
): Promise<void> {
  const { country, state = "" } = destination;
  if (listPlacesOf(destination).some((place) => place.includes("/"))) return;
  if (await isStateNeeded(ctx, country))
    throw createFieldsError({ [field]: [state.trim() === "" ? "required" : "unknown"] });
}
