import { z } from "zod";
import { toDay } from "#i18n/format-he.ts";
import { addDays, listDays } from "#shared/days.ts";
import { AppError } from "#shared/errors.ts";
import type { PaymentEvent } from "../../payments.ts";
import { assertAuthorized, type PayplusClient } from "./client.ts";
import {
  isApproved,
  readRow,
  readTransaction,
  toPaid,
  type PayplusTransaction,
} from "./transactions.ts";

/** The type of an event that was read from PayPlus itself, without a message of it. */
export const READ = "read transaction";

/** One transaction, by its own number or by that of its page; undefined when there is none. */
export async function findTransaction(
  call: PayplusClient,
  query: { readonly transaction_uid: string } | { readonly payment_request_uid: string },
): Promise<PayplusTransaction | undefined> {
  const answer = await call({ path: "/PaymentPages/ipn", body: query });
  // A page that nobody has tried to pay on is answered with an error, as one that never was. An
  // attempt that was refused is an error, too, with the details of the attempt.
  assertAuthorized(answer);
  return readTransaction(answer.data);
}

/** All charges and refunds of the account since then, each once, the oldest day first. */
export async function listTransactions(
  call: PayplusClient,
  since: Date,
  now: Date,
): Promise<PayplusTransaction[]> {
  const found = new Map<string, PayplusTransaction>();
  // How many rows one answer may have is not documented, so each day is a call of its own.
  for (const day of listDays({ from: toDay(since), to: toDay(now) })) {
    const answer = await call({
      path: "/Transactions/View",
      body: { fromDate: day, untilDate: addDays(day, 1) },
    });
    // A day without transactions can be an error of its own. Any other error is no statement about
    // the money, and no reason to give up a refund.
    if (answer.kind === "refused" && /find|found/i.test(answer.text)) continue;
    if (answer.kind !== "done") throw new AppError("unavailable", answer.text);
    for (const row of rowsSchema.parse(answer.data) ?? []) {
      const transaction = readRow(row);
      if (transaction !== undefined) found.set(transaction.uid, transaction);
    }
  }
  return [...found.values()];
}

const rowsSchema = z.array(z.unknown()).nullish();

/** The approved charges of orders of ours, and the refunds that were made in PayPlus's portal. */
export async function listMoney(
  call: PayplusClient,
  since: Date,
  now: Date,
): Promise<PaymentEvent[]> {
  const events: PaymentEvent[] = [];
  for (const transaction of await listTransactions(call, since, now)) {
    const about = { eventId: `read/${transaction.uid}`, type: READ };
    const event =
      toPaid(transaction, about) ?? (await findRefundElsewhere(call, transaction, about));
    if (event !== undefined) events.push(event);
  }
  return events;
}

/**
 * The event of an approved refund that the shop has not made. A refund does not name its charge, so
 * PayPlus is asked for the transactions that are related to it; undefined without one of ours.
 */
export async function findRefundElsewhere(
  call: PayplusClient,
  refund: PayplusTransaction,
  about: Pick<PaymentEvent, "eventId" | "type">,
): Promise<PaymentEvent | undefined> {
  const { type, uid, amountMinor, currency } = refund;
  if (type !== "Refund" || !isApproved(refund) || refund.ownId !== undefined) return undefined;
  const answer = await call({
    path: "/PaymentPages/ipn",
    body: { transaction_uid: uid, related_transaction: true },
  });
  assertAuthorized(answer);
  const related = relatedSchema.safeParse(answer.data).data?.related_transactions ?? [];
  const charge = related.map(readTransaction).find((it) => it && toPaid(it, about) !== undefined);
  return (
    charge && {
      ...about,
      kind: "refunded elsewhere",
      payment: charge.uid,
      reference: uid,
      amountMinor,
      currency,
    }
  );
}

const relatedSchema = z.object({ related_transactions: z.array(z.unknown()).nullish() });
