import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { toMidnight } from "#platform/db/jerusalem-days.ts";
import type { CustomerState } from "#modules/customers/states.ts";
import type { CustomerFilter } from "./contract.ts";
import { selectCustomers } from "./customer-filter.ts";
import { noneByState, getState } from "./state-sql.ts";

/** Counting stops here; the screen then says "more than". */
const MAX_COUNT = 10_000;

/**
 * The number of customers that match a filter: exact, unless a search finds more than ten thousand.
 */
export async function countCustomers(
  ctx: Pick<Context, "db" | "clock">,
  filter: CustomerFilter,
): Promise<{ count: number; isExact: boolean }> {
  const { conditions, search } = selectCustomers(ctx, filter);
  const all = sql`select from customers c where ${conditions}`;
  const counted = search === null ? all : sql`${all} and ${search} limit ${MAX_COUNT + 1}`;
  const { rows } = await ctx.db.execute<{ count: number }>(
    sql`select count(*)::integer as count from (${counted}) found`,
  );
  const count = rows[0]?.count ?? 0;
  const isExact = search === null || count <= MAX_COUNT;
  return { count: isExact ? count : MAX_COUNT, isExact };
}

/** The number of customers in each state, and of guests. */
export async function readCustomerTotals(ctx: Pick<Context, "db" | "clock">) {
  const lastOrderAt = toMidnight(sql`nullif(s.last_order_on, '1970-01-01')`);
  const { rows } = await ctx.db.execute<{ state: CustomerState; all: number; guests: number }>(sql`
    select ${getState(ctx, lastOrderAt)} as state, sum(s.customers)::integer as "all",
      coalesce(sum(s.customers) filter (where s.is_guest), 0)::integer as guests
    from daily_customer_stats s group by 1`);
  const byState = { ...noneByState };
  let guests = 0;
  for (const row of rows) {
    byState[row.state] = row.all;
    guests += row.guests;
  }
  const total = Object.values(byState).reduce((sum, count) => sum + count, 0);
  return { total, guests, byState };
}
