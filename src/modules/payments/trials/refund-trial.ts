import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { findPage, type PageRow } from "../page-rows.ts";
import { runInShop, sendTaskCall, type PaymentParts } from "../payment-parts.ts";
import { isPaymentRefused } from "../payments.ts";
import { paymentPages } from "../way-tables.ts";
import { recordTrialError } from "./receive-trial.ts";

/**
 * Gives the money of a trial back, once. Throws what the service throws, unless it refuses for good
 * or this `isLast`: then the trial has failed.
 */
export async function refundTrial(
  parts: PaymentParts,
  pageId: string,
  isLast: boolean,
): Promise<void> {
  const found = await runInShop(parts, async (ctx) => {
    const page = await findPage(ctx, pageId);
    const connected = page && (await parts.payments.findService(ctx, page.service));
    return page && { page, connected };
  });
  if (found === undefined) return;
  const { page, connected } = found;
  if (page.state !== "paid" || page.reference === null) return;
  const { reference: paymentReference, chargedMinor, chargedCurrency } = page;
  try {
    if (connected === undefined) throw new Error("The shop has no keys of this payment service.");
    const { reference } = await sendTaskCall(parts, connected, (service) =>
      service.refund({
        refundId: page.id,
        paymentReference,
        amountMinor: chargedMinor,
        currency: chargedCurrency,
      }),
    );
    await runInShop(parts, (ctx) => recordRefund(ctx, page, reference));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (!isLast && !isPaymentRefused(error)) throw error;
    await runInShop(parts, (ctx) => recordTrialError(ctx, page.id, reason));
  }
}

async function recordRefund(
  { db }: Pick<Context, "db">,
  { id }: PageRow,
  refundReference: string,
): Promise<void> {
  await db
    .update(paymentPages)
    .set({ state: "refunded", refundReference, lastError: null })
    .where(eq(paymentPages.id, id));
}
