import { sql } from "drizzle-orm";
import { toDay } from "#i18n/format-he.ts";
import type { Context } from "#modules/context.ts";

/** The number of pieces of a sold-out variant that can be preordered, and when they are shipped. */
export type Preorder = {
  /** The pieces of the next delivery that are not promised to other orders. */
  readonly units: number;
  /** The day by which they are shipped, in Jerusalem: "2027-08-03". */
  readonly leavesBy: string;
};

/**
 * The number of pieces of each sold-out variant that can be preordered, by the variant's id; empty
 * while the owner has switched preorders off. Units of the earliest delivery are promised first. An
 * overdue delivery promises nothing more, because no one knows when it will come.
 */
export async function listPreorders(
  { db, clock }: Pick<Context, "db" | "clock">,
  variants: readonly { readonly id: string; readonly stockQuantity: number }[],
): Promise<ReadonlyMap<string, Preorder>> {
  const soldOut = variants.filter(({ stockQuantity }) => stockQuantity === 0).map(({ id }) => id);
  if (soldOut.length === 0) return new Map();
  // Read in SQL: deliveries belong to the inventory module, which depends on this one.
  const { rows } = await db.execute<Preorder & { id: string }>(sql`
    select distinct on (v.id) v.id, least(d.quantity, d.until_here - v.ahead_quantity)::integer as units,
      d.leaves_by::text as "leavesBy"
    from product_variants v
    join lateral (
      select e.quantity, e.expected_on, e.leaves_by,
        sum(e.quantity) over (order by e.expected_on, e.id) as until_here
      from expected_deliveries e where e.variant_id = v.id and e.arrived_at is null
    ) d on d.until_here > v.ahead_quantity
    where v.id in ${soldOut}
      and d.expected_on >= ${toDay(clock())}::date
      and exists (select from system_settings s where s.setting_key = 'preorders' and s.setting_value = 'true')
    order by v.id, d.until_here`);
  return new Map(rows.map(({ id, ...preorder }) => [id, preorder]));
}
