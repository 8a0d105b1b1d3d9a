import type { Context } from "#modules/context.ts";
import { listRefundsOfKey } from "#modules/orders/payments/refund-order-money.ts";
import { refundOrder } from "#modules/orders/payments/refund-order.ts";
import { AppError } from "#shared/errors.ts";
import type { ReturnRefund } from "./admin-contract.ts";
import { lockOrderReturn } from "./find-return.ts";
import { isStepTo } from "./kinds.ts";
import { queueMovedMail } from "./return-mails.ts";
import type { ReturnRow } from "./tables.ts";
import { changeReturn } from "./write-return.ts";

/**
 * Refunds the money of a return through the ledger of its order, and tells the customer. The same
 * key again changes nothing. Throws `not_found`, `conflict` when the return is not received yet or
 * was refunded already, and `refund_too_large`.
 */
export async function refundReturn(ctx: Context, id: string, refund: ReturnRefund): Promise<void> {
  const { row, order } = await lockOrderReturn(ctx, id);
  const { amountMinor, byHand, idempotencyKey, note } = refund;
  if ((await listRefundsOfKey(ctx, order, idempotencyKey)).length > 0) return;
  if (row.kind === "cancel" || !isStepTo(row.state, "refunded"))
    throw new AppError("conflict", `nothing goes back for a return that is ${row.state}`);
  await refundOrder(ctx, order.id, {
    amountMinor,
    taxMinor: computeTaxIn(row, amountMinor),
    byHand,
    idempotencyKey,
    reason: note ?? undefined,
    // No items and no mail here: the items were put back when they were received, and the return
    // has a mail of its own.
    restock: [],
    notifyCustomer: false,
  });
  const moved = await changeReturn(ctx, row, {
    state: "refunded",
    refundedMinor: amountMinor,
    note,
  });
  await queueMovedMail(ctx, order, moved, "refunded");
}

/** The tax of the items that came back, as far as the amount is for them. */
function computeTaxIn({ taxMinor, worthMinor }: ReturnRow, amountMinor: number): number | null {
  if (worthMinor === 0) return null;
  return Math.round((taxMinor * Math.min(amountMinor, worthMinor)) / worthMinor);
}
