import { z } from "zod";
import { DAY_MS } from "#shared/durations.ts";
import type { PaymentEvent } from "../../payments.ts";
import { amountSchema } from "./amounts.ts";
import { readCapture } from "./captures.ts";
import type { PaypalClient } from "./client.ts";
import { readRefund, readReversal } from "./refunds.ts";

/** The limits of one list ("List transactions", https://developer.paypal.com/docs/api/transaction-search/v1/). */
const LONGEST_MS = 31 * DAY_MS;
const ROWS_OF_A_PAGE = 500;

const pageSchema = z.object({
  transaction_details: z.array(z.object({ transaction_info: z.unknown() })).default([]),
  total_pages: z.number().optional(),
});

const rowSchema = z.object({
  transaction_id: z.string().min(1),
  paypal_reference_id: z.string().optional(),
  transaction_event_code: z.string(),
  transaction_status: z.string(),
  transaction_amount: amountSchema,
  fee_amount: amountSchema.optional(),
  custom_field: z.string().optional(),
});

type Row = z.output<typeof rowSchema>;

/** "Transaction event codes", https://developer.paypal.com/docs/transaction-search/ */
const PAYMENT_GROUP = "T00";
const REFUND_BY_SHOP = "T1107";
const REVERSAL_BY_PAYPAL = "T1106";

/**
 * Payments and refunds since then, the oldest first. PayPal lists them up to three hours late.
 * Rejects with `PaypalError`, of status 403 when the account does not allow the list.
 */
export async function listTransactions(
  client: PaypalClient,
  since: Date,
  until: Date,
): Promise<PaymentEvent[]> {
  const rows: unknown[] = [];
  for (const range of splitTime(since, until)) rows.push(...(await readRange(client, range)));
  // What is not of the shop may have another shape.
  return rows.flatMap((row) => {
    const { data } = rowSchema.safeParse(row);
    return data === undefined ? [] : (readRow(data) ?? []);
  });
}

type Range = { readonly from: Date; readonly to: Date };

/**
 * PayPal refuses a range of which it has no data yet, so the newest one is a long one, and the
 * rest is at the beginning.
 */
function splitTime(since: Date, until: Date): Range[] {
  const ranges: Range[] = [];
  for (let to = until.getTime(); to > since.getTime(); to -= LONGEST_MS + 1) {
    const from = Math.max(since.getTime(), to - LONGEST_MS);
    ranges.unshift({ from: new Date(from), to: new Date(to) });
  }
  return ranges;
}

async function readRange(client: PaypalClient, { from, to }: Range): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = new URLSearchParams({
      start_date: from.toISOString(),
      end_date: to.toISOString(),
      fields: "transaction_info",
      page_size: String(ROWS_OF_A_PAGE),
      page: String(page),
    });
    const path = `/v1/reporting/transactions?${query}`;
    const answer = await client.send({ method: "GET", path }, pageSchema);
    rows.push(...answer.transaction_details.map((row) => row.transaction_info));
    pages = answer.total_pages ?? 1;
  }
  return rows;
}

/** Undefined for rows that are neither payments of orders nor refunds: fees, withdrawals … */
function readRow(row: Row): PaymentEvent | undefined {
  const { transaction_id: id, transaction_status: status, custom_field: customId } = row;
  const { transaction_event_code: code, transaction_amount: amount } = row;
  // "V": it was paid, and has gone back since.
  const isDone = status === "S" || status === "V";
  if (code.startsWith(PAYMENT_GROUP) && isDone && amount.amountMinor > 0) {
    const fee = row.fee_amount && {
      ...row.fee_amount,
      amountMinor: Math.abs(row.fee_amount.amountMinor),
    };
    return readCapture(
      {
        id,
        status: "COMPLETED",
        amount,
        custom_id: customId,
        seller_receivable_breakdown: { paypal_fee: fee },
      },
      { eventId: `read page/${id}`, type: "read page" },
    );
  }
  const about = { eventId: `read refund/${id}/${status}`, type: "read refund" };
  const refund = {
    id,
    isFailed: status === "D",
    amount: { ...amount, amountMinor: Math.abs(amount.amountMinor) },
    customId,
    payment: row.paypal_reference_id,
  };
  if (code === REFUND_BY_SHOP) return readRefund(refund, about);
  return code === REVERSAL_BY_PAYPAL && isDone ? readReversal(refund, about) : undefined;
}
