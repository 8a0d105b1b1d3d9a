// The markets in the back office.
import { isSupportedCountry } from "libphonenumber-js/min";
import { asc, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { assertVersion } from "#modules/audit/assert-version.ts";
import type { Context } from "#modules/context.ts";
import { findOrderRate } from "#modules/currency/find-order-rate.ts";
import { currencies } from "#modules/currency/tables.ts";
import { toVersion } from "#platform/to-version.ts";
import { AppError, createFieldsError } from "#shared/errors.ts";
import { MAIN_CURRENCY } from "#shared/money.ts";
import type { Versioned } from "#shared/records/version.ts";
import type { marketRowSchema } from "./contract.ts";
import { placesOfMarket } from "./find-market.ts";
import { MAX_MARKETS, type MarketInput } from "./market.ts";
import { marketPlaces, markets } from "./tables.ts";

type Answer = z.input<typeof marketRowSchema>;

/** All markets, the proposals too, in their order; or those that `which` holds for. */
export async function listMarkets({ db }: Pick<Context, "db">, which?: SQL): Promise<Answer[]> {
  const rows = await db
    .select({
      market: markets,
      places: placesOfMarket,
      // Orders name it.
      isUsed: sql<boolean>`exists (select from orders o where o.market_id = markets.id)`,
    })
    .from(markets)
    .where(which)
    .orderBy(sql`${markets.isMain} desc`, asc(markets.position), asc(markets.code));
  return rows.map(({ market, places, isUsed }) => {
    const values = { ...market, places };
    return { ...values, isUsed, version: toVersion(values) };
  });
}

/**
 * Adds a market. Throws `invalid_fields` (`code`: "taken" or "too_many"; `places`: "taken" and
 * which, "unknown" and which, "required"; `currency`: "not_enabled" or "no_rate" for a market that
 * holds).
 */
export async function addMarket(ctx: Context, input: MarketInput): Promise<Answer> {
  await lockMarkets(ctx);
  if ((await ctx.db.$count(markets)) >= MAX_MARKETS)
    throw createFieldsError({ code: ["too_many"] });
  const { places, ...values } = input;
  await assertFree(ctx, input);
  await assertCurrency(ctx, input);
  const [row] = await ctx.db.insert(markets).values(values).returning({ id: markets.id });
  if (row === undefined) throw new Error("no row came back");
  await writePlaces(ctx, row.id, places);
  return findMarket(ctx, row.id);
}

/**
 * Changes a market; orders keep the terms that they were made with. Throws `not_found`, `conflict`
 * when it has changed since the staff member saw it, and `invalid_fields` as `addMarket` does, also
 * for what the main market must keep (`places`, `isDelivered`, `validFrom`: "main"), and for a
 * market that is to be a proposal again although orders name it (`validFrom`: "used").
 */
export async function changeMarket(
  ctx: Context,
  id: string,
  { version, ...input }: MarketInput & Versioned,
): Promise<Answer> {
  await lockMarkets(ctx);
  const before = await findMarket(ctx, id);
  await assertVersion(ctx, { entity: "markets", id }, before, { ...input, version });
  if (before.isMain) assertMain(input);
  else if (before.isUsed && before.validFrom !== null && input.validFrom === null)
    throw createFieldsError({ validFrom: ["used"] });
  await assertFree(ctx, input, before);
  await assertCurrency(ctx, input);
  const { places, ...values } = input;
  await ctx.db.update(markets).set(values).where(eq(markets.id, id));
  await writePlaces(ctx, id, places);
  return findMarket(ctx, id);
}

/**
 * Deletes a market: its places are the main one's again. Throws `not_found`, and `invalid_fields`
 * (`id`: "used" when orders name it, "main" for the main one).
 */
export async function deleteMarket(ctx: Context, id: string): Promise<void> {
  await lockMarkets(ctx);
  const { isUsed, isMain } = await findMarket(ctx, id);
  if (isMain) throw createFieldsError({ id: ["main"] });
  if (isUsed) throw createFieldsError({ id: ["used"] });
  await ctx.db.delete(markets).where(eq(markets.id, id));
}

/** Two markets cannot get one code or one place at once. */
async function lockMarkets({ db }: Pick<Context, "db">): Promise<void> {
  await db.execute(sql`lock table ${markets} in share row exclusive mode`);
}

async function findMarket(ctx: Pick<Context, "db">, id: string): Promise<Answer> {
  const [row] = await listMarkets(ctx, eq(markets.id, id));
  if (row === undefined) throw new AppError("not_found", `there is no market ${id}`);
  return row;
}

/** It is everywhere, from the first day on. */
function assertMain({ places, isDelivered, validFrom }: MarketInput): void {
  const fields = {
    ...(places.length > 0 && { places: ["main"] }),
    ...(!isDelivered && { isDelivered: ["main"] }),
    ...(validFrom === null && { validFrom: ["main"] }),
  };
  if (Object.keys(fields).length > 0) throw createFieldsError(fields);
}

async function assertFree(
  ctx: Pick<Context, "db">,
  { code, places }: MarketInput,
  own?: Answer,
): Promise<void> {
  if (places.length === 0 && own?.isMain !== true)
    throw createFieldsError({ places: ["required"] });
  const { rows: others } = await ctx.db.execute<{ code: string; name: string; place: string }>(sql`
    select m.code, m.name, p.place from markets m left join market_places p on p.market_id = m.id
    where m.id is distinct from ${own?.id ?? null}::uuid
      and (m.code = ${code} or p.place = any(${sql.param(places)}))`);
  if (others.some((other) => other.code === code)) throw createFieldsError({ code: ["taken"] });
  for (const place of places) {
    // A wrong one, such as "UK", would be the main market's without a word.
    if (!isSupportedCountry(place.slice(0, 2)))
      throw createFieldsError({ places: ["unknown", place] });
    const other = others.find((each) => each.place === place);
    if (other) throw createFieldsError({ places: ["taken", place, other.name] });
  }
}

/** A market that holds sells in its currency: one that is on, and has a rate. */
async function assertCurrency(
  ctx: Pick<Context, "db">,
  { currency, validFrom }: MarketInput,
): Promise<void> {
  if (validFrom === null) return;
  const [row] = await ctx.db
    .select()
    .from(currencies)
    .where(eq(currencies.code, currency))
    .for("share");
  if (row?.isEnabled !== true) throw createFieldsError({ currency: ["not_enabled"] });
  const hasRate = (await findOrderRate(ctx, currency)) !== undefined;
  if (currency !== MAIN_CURRENCY && !hasRate) throw createFieldsError({ currency: ["no_rate"] });
}

async function writePlaces(
  { db }: Pick<Context, "db">,
  marketId: string,
  places: readonly string[],
): Promise<void> {
  const rows = await db
    .select({ place: marketPlaces.place })
    .from(marketPlaces)
    .where(eq(marketPlaces.marketId, marketId));
  const before = rows.map(({ place }) => place);
  const gone = before.filter((place) => !places.includes(place));
  const added = places.filter((place) => !before.includes(place));
  if (gone.length > 0) await db.delete(marketPlaces).where(inArray(marketPlaces.place, gone));
  if (added.length > 0)
    await db.insert(marketPlaces).values(added.map((place) => ({ place, marketId })));
}
