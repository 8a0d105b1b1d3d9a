import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { isWithinDays } from "#platform/db/jerusalem-days.ts";
import type { Days } from "#shared/days.ts";

/** New customers in some days of Jerusalem: those with a new account or a first order. */
export const getCustomers = (days: Days) => isWithinDays(sql`first_seen_at`, days);

export async function countNewCustomers({ db }: Pick<Context, "db">, days: Days): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::float8 as count from customers where ${getCustomers(days)}`,
  );
  return rows[0]?.count ?? 0;
}
