import type { TestDatabase } from "./database.ts";

/** A way to pay as the owner arranged it: with its keys, those of a service are connected. */
export type ArrangedWay = {
  readonly code: string;
  readonly isOn?: boolean;
  readonly keys?: Readonly<Record<string, string>>;
  readonly markets?: readonly string[];
  readonly currencies?: readonly string[];
  readonly awaySince?: Date;
};

/**
 * Arranges the ways to pay of a shop, in this order, as its owner does in the back office; all
 * others are off.
 */
export async function arrangeWays(
  database: Pick<TestDatabase, "asOwner">,
  ways: readonly ArrangedWay[],
): Promise<void> {
  await database.asOwner(
    `insert into payment_ways (code, is_on, position)
     select code, false, 99 from unnest(array['stripe', 'paypal', 'payplus', 'manual']) as code
     on conflict (code) do update set is_on = false, away_since = null`,
    [],
  );
  for (const [at, way] of ways.entries())
    // oxlint-disable-next-line no-await-in-loop -- one after the other, in the owner's order
    await database.asOwner(
      `update payment_ways set is_on = $2, position = $3, market_ids = $4, currencies = $5,
         keys = coalesce(convert_to($6, 'UTF8'), keys), away_since = $7 where code = $1`,
      [
        way.code,
        way.isOn ?? true,
        at + 1,
        way.markets ?? [],
        way.currencies ?? [],
        way.keys ? JSON.stringify(way.keys) : null,
        way.awaySince ?? null,
      ],
    );
}
