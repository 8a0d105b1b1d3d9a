import { and, eq, gte, isNull, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { orders } from "#modules/orders/tables.ts";
import { DAY_MS } from "#shared/durations.ts";
import { doorAnswers } from "../door-tables.ts";
import { LEAST_ANSWERS, PROMISE_DAYS } from "./kinds.ts";

/** A place, how many of its customers answered, and how many of them paid nothing. */
export type Promises = {
  readonly place: string;
  readonly answers: number;
  readonly paidNothing: number;
};

/** Puts counts together by the place of each: a country, or the market that it belongs to. */
export function groupPromises(
  counts: readonly Promises[],
  resolvePlace: (country: string) => string = (country) => country,
): Promises[] {
  const byPlace = Map.groupBy(counts, ({ place }) => resolvePlace(place));
  return [...byPlace]
    .map(([place, own]) => ({
      place,
      answers: sum(own, "answers"),
      paidNothing: sum(own, "paidNothing"),
    }))
    .toSorted((a, b) => b.answers - a.answers || a.place.localeCompare(b.place, "en"));
}

const sum = (counts: readonly Promises[], name: "answers" | "paidNothing") =>
  counts.reduce((total, count) => total + count[name], 0);

/** The counts by country, since a moment if one is given; without deleted orders. */
export async function readPromises({ db }: Pick<Context, "db">, since?: Date): Promise<Promises[]> {
  const { country, paid, answeredAt, orderId } = doorAnswers;
  const counts = await db
    .select({
      place: country,
      answers: sql<number>`count(*)::integer`,
      paidNothing: sql<number>`(count(*) filter (where not ${paid}))::integer`,
    })
    .from(doorAnswers)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(and(isNull(orders.deletedAt), since && gte(answeredAt, since)))
    .groupBy(country);
  return groupPromises(counts);
}

/**
 * The answers of the last 90 days, as the shop may tell them in public; null below 30 answers. The
 * caller must be allowed to read answers, as the back office and the shop itself are.
 */
export async function readKeptPromise(
  ctx: Pick<Context, "db" | "clock">,
): Promise<Omit<Promises, "place"> | null> {
  const since = new Date(ctx.clock().getTime() - PROMISE_DAYS * DAY_MS);
  const [all] = groupPromises(await readPromises(ctx, since), () => "all");
  return all === undefined || all.answers < LEAST_ANSWERS
    ? null
    : { answers: all.answers, paidNothing: all.paidNothing };
}
