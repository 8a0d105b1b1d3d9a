import { sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { customerStates, stateDays, type CustomerState } from "#modules/customers/states.ts";
import { toSqlDay, toMidnight } from "#platform/db/jerusalem-days.ts";

/**
 * The start of the day in Jerusalem that is this many days before today, also across a change of
 * the clocks.
 */
function computeDayBefore({ clock }: Pick<Context, "clock">, days: number): SQL {
  return toMidnight(sql`(${toSqlDay(clock())} - ${days}::integer)`);
}

/**
 * The state of a customer by the time of their newest order, or the midnight before it: the only
 * definition, for lists, counts and single customers. Without another one it is that of `c`.
 */
export function getState(
  ctx: Pick<Context, "clock">,
  lastOrderAt = sql`c.last_order_at`,
): SQL<CustomerState> {
  return sql`case
    when ${lastOrderAt} is null then 'new'
    when ${lastOrderAt} >= ${computeDayBefore(ctx, stateDays.active)} then 'active'
    when ${lastOrderAt} >= ${computeDayBefore(ctx, stateDays.dormant)} then 'dormant'
    else 'inactive' end`;
}

/** Condition for `c` to be in a state, in a form that the index of the newest orders can serve. */
export function isInState(ctx: Pick<Context, "clock">, state: CustomerState): SQL {
  const lastOrderAt = sql`coalesce(c.last_order_at, timestamptz 'epoch')`;
  const active = computeDayBefore(ctx, stateDays.active);
  const dormant = computeDayBefore(ctx, stateDays.dormant);
  const conditions = {
    new: sql`c.last_order_at is null and ${lastOrderAt} = timestamptz 'epoch'`,
    active: sql`${lastOrderAt} >= ${active}`,
    dormant: sql`${lastOrderAt} >= ${dormant} and ${lastOrderAt} < ${active}`,
    inactive: sql`${lastOrderAt} < ${dormant} and c.last_order_at is not null`,
  } as const satisfies Record<CustomerState, SQL>;
  return conditions[state];
}

/** No customers of any state. */
export const noneByState = Object.fromEntries(customerStates.map((state) => [state, 0])) as Record<
  CustomerState,
  number
>; // one for each state
