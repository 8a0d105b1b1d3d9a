import { paymentNotes } from "#content/payment-notes.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Context } from "#modules/context.ts";
import { money } from "#shared/money.ts";
import type { OrderRow } from "../processing/find-order.ts";
import { writeEvent } from "../processing/write-event.ts";

/** Says in the timeline, to the back office, that money has not gone back, and why. */
export async function recordFailedRefund(
  ctx: Context,
  order: Pick<OrderRow, "id" | "currency">,
  refund: { readonly amountMinor: number; readonly lastError: string },
): Promise<void> {
  const amount = formatMoney(money(refund.amountMinor, order.currency));
  await writeEvent(ctx, {
    orderId: order.id,
    kind: "note",
    note: paymentNotes.refundFailed(amount, refund.lastError),
    customerVisible: false,
  });
}
