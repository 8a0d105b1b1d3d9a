import { sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { HOME_CURRENCY, MAIN_CURRENCY, money, type Money } from "#shared/money.ts";
import type { CustomerRow } from "./contract.ts";
import { getState } from "./state-sql.ts";

/** Columns for a row of a list of customers; the query calls their table `c`. */
export const rowColumns = (ctx: Pick<Context, "clock">): SQL => sql`
  c.id, c.name, c.email, c.phone, ${getState(ctx)} as state, c.profile_id is null as "isGuest", c.orders,
  c.revenue_minor::float8 as "revenueMinor", c.revenue_agorot::float8 as "revenueAgorot",
  c.unrated_minor::float8 as "unratedMinor", c.last_order_at as "lastOrderAt", c.first_seen_at as "firstSeenAt"`;

type Columns = Omit<CustomerRow, "revenue" | "revenueIls" | "lastOrderAt" | "firstSeenAt">;
/** Times come as the database writes them. */
export type FoundCustomer = Columns & {
  readonly revenueMinor: number;
  readonly revenueAgorot: number;
  readonly unratedMinor: number;
  readonly lastOrderAt: string | null;
  readonly firstSeenAt: string;
};

export const toCustomerRow = (found: FoundCustomer) => ({ ...found, ...getRevenue(found) });

/** In dollars and, as far as rates are known, in shekels. */
export function getRevenue({
  revenueMinor,
  revenueAgorot,
  unratedMinor,
}: Pick<FoundCustomer, "revenueMinor" | "revenueAgorot" | "unratedMinor">): {
  revenue: Money;
  revenueIls: Money | null;
} {
  const isUnknown = revenueAgorot === 0 && unratedMinor > 0;
  return {
    revenue: money(revenueMinor, MAIN_CURRENCY),
    revenueIls: isUnknown ? null : money(revenueAgorot, HOME_CURRENCY),
  };
}
