import { z } from "zod";
import { DAY_MS } from "#shared/durations.ts";
import { AppError } from "#shared/errors.ts";
import { toMajorUnits } from "#shared/money.ts";
import { PaymentRefused, type PaymentService } from "../../payments.ts";
import { getDone, type PayplusAnswer, type PayplusClient } from "./client.ts";
import { listTransactions } from "./history.ts";
import { findCurrency, isApproved } from "./transactions.ts";

/** Longer than all attempts of the shop to send a refund take together. */
const LOOK_BACK_MS = 3 * DAY_MS;

/**
 * Refunds money once, and returns the number of the refund. PayPlus knows no idempotency keys: a
 * call that comes twice refunds twice. So the refund carries the shop's id, and the history is
 * searched for it before each call and after a lost answer; a call is never repeated blindly. Not
 * guaranteed: that two calls for the same refund at the same moment, or one more than three days
 * after the first, are noticed. PayPlus itself then refuses only what is more than the payment.
 */
export async function refundOnce(
  call: PayplusClient,
  {
    refundId,
    paymentReference,
    amountMinor,
    currency: name,
  }: Parameters<PaymentService["refund"]>[0],
  now: Date,
): Promise<{ readonly reference: string }> {
  const currency = findCurrency(name);
  const findMade = async () => {
    const recent = await listTransactions(call, new Date(now.getTime() - LOOK_BACK_MS), now);
    return recent.find((it) => it.type === "Refund" && it.ownId === refundId && isApproved(it));
  };
  const before = await findMade();
  if (before !== undefined) return { reference: before.uid };

  let answer: PayplusAnswer;
  try {
    answer = await call({
      path: "/Transactions/RefundByTransactionUID",
      body: {
        transaction_uid: paymentReference,
        amount: toMajorUnits({ amountMinor, currency }),
        more_info: refundId,
      },
      isRepeatable: false,
    });
  } catch (error) {
    const made = await findMade();
    if (made !== undefined) return { reference: made.uid };
    throw error;
  }
  return { reference: readRefund(getDone(answer)) };
}

function readRefund(data: unknown): string {
  const { transaction } = refundSchema.safeParse(data).data ?? {};
  if (transaction === undefined)
    throw new AppError("unavailable", "PayPlus's answer about a refund is not understood");
  const { uid, status_code: code } = transaction;
  if (code !== "000") throw new PaymentRefused(`PayPlus's refund ${uid} is refused (${code}).`);
  return uid;
}

const refundSchema = z.object({
  transaction: z.object({ uid: z.string(), status_code: z.string() }),
});
