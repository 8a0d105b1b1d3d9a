import { and, inArray, isNull, lt } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import type { Currency } from "#shared/money.ts";
import { listStatusesIn } from "./status.ts";
import { orders } from "./tables.ts";

/** The currencies of the orders that are still to be paid, as far as the caller may see them. */
export async function listUnpaidCurrencies({ db }: Pick<Context, "db">): Promise<Currency[]> {
  const rows = await db
    .selectDistinct({ currency: orders.currency })
    .from(orders)
    .where(
      and(
        // So that the index of unpaid orders is used.
        inArray(orders.status, listStatusesIn("open", "sent", "done")),
        lt(orders.paidMinor, orders.totalMinor),
        isNull(orders.deletedAt),
      ),
    );
  return rows.map(({ currency }) => currency);
}
