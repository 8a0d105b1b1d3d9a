import { sql, type SQL } from "drizzle-orm";
import { listStatusesIn } from "./status.ts";

const over = sql.join(
  listStatusesIn("over").map((status) => sql`${status}`),
  sql`, `,
);

/**
 * The condition that an order `o` counts as an order of its customer, and as a use of its coupon:
 * it is not cancelled or refunded, and its units were not released because it was unpaid. A
 * cancelled order no longer counts, and one that staff reopen counts again, even beyond a limit.
 */
export const countsAsUse: SQL = sql`(o.status not in (${over}) and (o.stock_state <> 'released' or o.paid_minor > 0))`;
