import type { z } from "zod";
import type { Context } from "#modules/context.ts";
import { cutPage, PAGE_SIZE, readCursor } from "#platform/db/read-page.ts";
import { convertToBoth } from "#shared/exchange.ts";
import { isSameMoney } from "#shared/money.ts";
import { toRatedAmount } from "../rated-amount.ts";
import type { rehearsalSchema } from "./contract.ts";
import type { Change, FrozenOrder, Outcome } from "./frozen-order.ts";
import { readFrozenOrders } from "./read-frozen-orders.ts";

/** A change is rehearsed on the orders of this many days, unless the caller says another. */
export const REHEARSAL_DAYS = 90;

type Rehearsal = z.input<typeof rehearsalSchema>;
type Row = Rehearsal["rows"][number];

type Options = {
  readonly days?: number;
  readonly change: Change;
  /** The cursor of the page before. */
  readonly after?: string | undefined;
};

/**
 * Says what a change would have meant for the orders of the last days, with a page of the orders
 * behind the number. Throws `invalid_fields` for a cursor that no page ended with.
 */
export async function rehearse(
  ctx: Pick<Context, "db" | "clock">,
  { days = REHEARSAL_DAYS, change, after }: Options,
): Promise<Rehearsal> {
  const orders = await readFrozenOrders(ctx, days);
  const rows = listDifferent(orders, change);
  return {
    days,
    orders: rows.length,
    of: orders.length,
    change: sumChange(rows),
    ...cutPage(NAME, listAfter(rows.toReversed(), after), PAGE_SIZE, ({ orderId }) => [orderId]),
  };
}

const NAME = "rehearsal";

/** The orders that would have been different, the oldest first as they are given. */
export function listDifferent(orders: readonly FrozenOrder[], change: Change): Row[] {
  return orders.flatMap((order) => {
    const outcome = change(order);
    return outcome === null || isSameMoney(outcome.before, outcome.after)
      ? []
      : [toRow(order, outcome)];
  });
}

const toRow = ({ id, number, status, createdAt, rate }: FrozenOrder, outcome: Outcome): Row => ({
  orderId: id,
  number,
  status,
  at: new Date(createdAt),
  before: convertToBoth(outcome.before, rate),
  after: convertToBoth(outcome.after, rate),
});

/** The sum of what the rows show, so that both agree to the cent and to the agora. */
export function sumChange(rows: readonly Row[]): Rehearsal["change"] {
  const sum = { minor: 0, agorot: 0, rated: 0, unrated: 0 };
  for (const { before, after } of rows) {
    const minor = after.original.amountMinor - before.original.amountMinor;
    sum.minor += minor;
    if (after.ils === null || before.ils === null) sum.unrated += minor;
    else {
      sum.rated += 1;
      sum.agorot += after.ils.amountMinor - before.ils.amountMinor;
    }
  }
  const agorot = sum.rated > 0 || rows.length === 0 ? sum.agorot : null;
  return toRatedAmount({ ...sum, agorot });
}

/** The rows behind a cursor; none where its order is no longer among them. */
function listAfter(newest: readonly Row[], after: string | undefined): readonly Row[] {
  if (after === undefined) return newest;
  const [id] = readCursor(NAME, 1, after);
  const last = newest.findIndex(({ orderId }) => orderId === id);
  return last === -1 ? [] : newest.slice(last + 1);
}
