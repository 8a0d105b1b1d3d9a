import { sql, type SQL } from "drizzle-orm";
import { statusesIn } from "#modules/orders/status.ts";

const over = sql.join(
  statusesIn("over").map((status) => sql`${status}`),
  sql`, `,
);

/**
 * The condition that an order `o` counts as an order of its customer, and as a use of its coupon:
 * it is not over, and its bags were not given up for want of money. So a cancelled order gives its
 * use back, and one that is taken up again has it again, even beyond a limit: that was decided by
 * people.
 */
export const countsAsUse: SQL = sql`(o.status not in (${over}) and (o.stock_state <> 'released' or o.paid_minor > 0))`;
