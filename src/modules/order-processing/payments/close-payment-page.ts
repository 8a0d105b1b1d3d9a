import type { Context } from "#modules/context.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import type { OrderRow } from "../find-order.ts";

/**
 * Queues the job that closes the order's payment page, if it has one, so that no one pays there any
 * more.
 */
export async function closePaymentPage(
  { db }: Pick<Context, "db">,
  { paymentSession }: Pick<OrderRow, "paymentSession">,
): Promise<void> {
  if (paymentSession === null) return;
  await enqueue(db, {
    task: "close-payment-page",
    payload: { sessionId: paymentSession },
    key: `close-payment-page:${paymentSession}`,
  });
}
