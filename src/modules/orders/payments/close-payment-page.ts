import type { Context } from "#modules/context.ts";
import { queueJob } from "#platform/jobs/queue-job.ts";
import type { CheckoutContext } from "../processing/context.ts";
import type { OrderRow } from "../processing/find-order.ts";

/**
 * Queues the job that closes the order's payment page, if it has one, so that no one pays there any
 * more.
 */
export async function closePaymentPage(
  { db }: Pick<Context, "db">,
  { paymentSession }: Pick<OrderRow, "paymentSession">,
): Promise<void> {
  if (paymentSession === null) return;
  await queueJob(db, {
    task: "close-payment-page",
    payload: { sessionId: paymentSession },
    key: `close-payment-page:${paymentSession}`,
  });
}

/**
 * Queues the job that asks the payment service whether an unpaid order was paid on its page: its
 * message may be late, or never come.
 */
export async function fetchPayment(
  { setOff }: Pick<CheckoutContext, "setOff">,
  { paymentSession, paidMinor, totalMinor }: OrderRow,
): Promise<void> {
  if (paymentSession === null || paidMinor >= totalMinor) return;
  await setOff(({ db }) =>
    queueJob(db, {
      task: "read-payment-page",
      payload: { sessionId: paymentSession },
      key: `read-payment-page:${paymentSession}`,
    }),
  );
}
