import { sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import type { OrderUnits } from "#modules/inventory/order-stock.ts";
import { isUnpaidHold } from "./unpaid-hold.ts";

/**
 * There is an alert when unpaid orders hold more of a variant than this share of the shelf, and at
 * least this many units.
 */
const NOTED_SHARE = 0.5;
const NOTED_UNITS = 3;

/**
 * Compares the units that unpaid orders hold of these variants with the shelf. More than half, and
 * at least three units, makes an alert in the back office, only once until they hold less again. To
 * be called in the transaction that moved the units, after the movement: with the variants' locks
 * it sees all earlier orders. It is one statement, since others wait for these locks. The statement
 * starts from the few orders that wait for money, whatever the query planner expects, and skips
 * variants of which too few units are reserved for an alert.
 */
export async function recordHolds(
  { db, clock }: Pick<Context, "db" | "clock">,
  units: readonly OrderUnits[],
): Promise<void> {
  const ids = units.flatMap(({ variantId }) => variantId ?? []);
  if (ids.length === 0) return;
  const now = clock().toISOString();
  await db.execute(sql`
    with waiting as materialized (
      select o.id from orders o where ${isUnpaidHold} and exists (
        select from product_variants v
        where v.id in ${ids} and ${isNoted(sql`v.reserved_quantity`, sql`v.stock_quantity + v.reserved_quantity`)}
      )
    ), held as (
      select line.variant_id, sum(line.units)::integer as units
      from waiting cross join lateral (
        select i.variant_id, i.quantity - i.restocked_quantity as units
        from order_items i where i.order_id = waiting.id and i.leaves_by is null offset 0
      ) line
      group by line.variant_id
    ), shelf as (
      select v.id, v.stock_quantity + v.reserved_quantity as on_hand, coalesce(held.units, 0) as held
      from product_variants v left join held on held.variant_id = v.id
      where v.id in ${ids}
    ), noted as (
      select * from shelf where ${isNoted(sql`held`, sql`on_hand`)}
    ), ended as (
      update hold_alerts a set ended_at = ${now}::timestamptz from shelf
      where a.variant_id = shelf.id and a.ended_at is null and shelf.id not in (select id from noted)
    )
    insert into hold_alerts (variant_id, held, on_hand, created_at)
    select id, held, on_hand, ${now}::timestamptz from noted order by id
    on conflict do nothing`);
}

const isNoted = (held: SQL, onHand: SQL): SQL =>
  sql`${held} >= ${NOTED_UNITS} and ${held} > (${onHand}) * ${NOTED_SHARE}::float8`;
