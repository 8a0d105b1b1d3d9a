import type { Context } from "#modules/context.ts";
import { listPayablePages, recordPageState, type PageRow } from "#modules/payments/page-rows.ts";
import { queueReading } from "#modules/payments/queue-reading.ts";
import { queueJob } from "#platform/jobs/queue-job.ts";
import type { CheckoutContext } from "../processing/context.ts";
import type { OrderRow } from "../processing/find-order.ts";

/** Closes the order's payment pages, so that no one pays there any more. */
export async function closePaymentPages(
  ctx: Pick<Context, "db">,
  { id }: Pick<OrderRow, "id">,
): Promise<void> {
  for (const page of await listPayablePages(ctx, id))
    // oxlint-disable-next-line no-await-in-loop -- one connection, hardly ever two
    await closePage(ctx, page);
}

/**
 * Marks a page as closed, so that the shop captures nothing there, and queues the job that closes
 * it at the service.
 */
export async function closePage(
  { db }: Pick<Context, "db">,
  { id }: Pick<PageRow, "id">,
): Promise<void> {
  await recordPageState({ db }, id, { state: "closed" });
  await queueJob(db, {
    task: "close-payment-page",
    payload: { pageId: id },
    key: `close-payment-page:${id}`,
  });
}

/**
 * Queues the jobs that ask the services whether an unpaid order was paid on its pages: a message
 * may be late, or never come.
 */
export async function fetchPayment(
  { setOff }: Pick<CheckoutContext, "setOff">,
  { id, paidMinor, totalMinor }: OrderRow,
): Promise<void> {
  if (paidMinor >= totalMinor) return;
  await setOff(async ({ db }) => {
    for (const page of await listPayablePages({ db }, id))
      // oxlint-disable-next-line no-await-in-loop -- one connection, hardly ever two
      await queueReading(db, page);
  });
}
