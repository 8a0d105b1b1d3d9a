import { sql } from "drizzle-orm";
import { toDay } from "#i18n/format-he.ts";
import type { Context } from "#modules/context.ts";

/** How many of a sold-out variant can be ordered before they come, and when they leave. */
export type Preorder = {
  /** As many as the next delivery brings that nobody was promised. */
  readonly bags: number;
  /** The day by which they leave, in Jerusalem: "2027-08-03". */
  readonly leavesBy: string;
};

/**
 * How many of each sold-out variant can be ordered ahead, by the variant's id; empty while the
 * owner's switch is off. Bags of the earliest delivery are promised first. A delivery whose day has
 * passed promises nothing more, for nobody knows when it comes.
 */
export async function listPreorders(
  { db, clock }: Pick<Context, "db" | "clock">,
  variants: readonly { readonly id: string; readonly stockQuantity: number }[],
): Promise<ReadonlyMap<string, Preorder>> {
  const soldOut = variants.filter(({ stockQuantity }) => stockQuantity === 0).map(({ id }) => id);
  if (soldOut.length === 0) return new Map();
  // Deliveries belong to the inventory, whose module knows this one.
  const { rows } = await db.execute<Preorder & { id: string }>(sql`
    select distinct on (v.id) v.id, least(d.quantity, d.until_here - v.ahead_quantity)::integer as bags,
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
