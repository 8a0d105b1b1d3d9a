import { and, eq, isNull } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { queueJob } from "#platform/jobs/queue-job.ts";
import { findPage } from "../page-rows.ts";
import type { PaidEvent } from "../payments.ts";
import { paymentPages } from "../way-tables.ts";

/**
 * Takes the payment of a trial, which goes back at once; false for the payment of an order. The
 * same again changes nothing.
 */
export async function receiveTrial(
  { db }: Pick<Context, "db">,
  service: string,
  { orderId: id, reference }: Pick<PaidEvent, "orderId" | "reference">,
): Promise<boolean> {
  const page = await findPage({ db }, id);
  if (page === undefined || page.orderId !== null || page.service !== service) return false;
  const paid = await db
    .update(paymentPages)
    .set({ state: "paid", reference, lastError: null })
    .where(and(eq(paymentPages.id, id), isNull(paymentPages.reference)))
    .returning({ id: paymentPages.id });
  if (paid.length > 0)
    await queueJob(db, {
      task: "refund-payment-trial",
      payload: { pageId: id },
      key: `refund-payment-trial:${id}`,
    });
  return true;
}

/** Notes that the money of a trial has not come back after all; false for any other refund. */
export async function recordTrialError(
  { db }: Pick<Context, "db">,
  id: string,
  lastError: string,
): Promise<boolean> {
  const failed = await db
    .update(paymentPages)
    .set({ state: "failed", lastError })
    .where(and(eq(paymentPages.id, id), isNull(paymentPages.orderId)))
    .returning({ id: paymentPages.id });
  return failed.length > 0;
}
