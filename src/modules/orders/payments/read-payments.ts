// Asking the payment service itself for money that was paid and given back: its messages may be
// late, or never come.
import { isNotified } from "#modules/payments/payment-events.ts";
import { findOnlinePayment } from "#modules/payments/payment-rows.ts";
import type { PaymentEvent, Payments } from "#modules/payments/payments.ts";
import { findRefundByReference } from "#modules/payments/refund-rows.ts";
import type { Context } from "#modules/context.ts";
import { DAY_MS } from "#shared/durations.ts";
import { system } from "#shared/actor.ts";
import type { TaskParts } from "#platform/jobs/worker.ts";
import { receivePaymentEvent } from "./receive-payment-event.ts";

export type PaymentParts = TaskParts & { readonly payments: Payments };

/** How far back money is compared: longer than the service repeats a message. */
const COMPARED_MS = 4 * DAY_MS;

/** Takes what was paid on a page, unless the shop knows of it. */
export async function readPaymentPage(parts: PaymentParts, sessionId: string): Promise<void> {
  // A shop that no longer uses the payment service cannot call it.
  if (parts.payments.mode !== "stripe") return;
  await receiveUnknown(parts, await parts.payments.service.readPage(sessionId));
}

/** Closes a page, and takes what was paid on it meanwhile. */
export async function closeAndRead(parts: PaymentParts, sessionId: string): Promise<void> {
  if (parts.payments.mode !== "stripe") return;
  await receiveUnknown(parts, await parts.payments.service.closePage(sessionId));
}

/**
 * Compares the ledger with what the service has of the last days, and counts what it lacks by the
 * same path as a message. Each difference is logged as a warning, for no message of it came.
 */
export async function compareWithService(parts: PaymentParts): Promise<void> {
  const { payments, clock } = parts;
  if (payments.mode !== "stripe") return;
  const since = new Date(clock().getTime() - COMPARED_MS);
  for (const event of await payments.service.listMoney(since))
    // oxlint-disable-next-line no-await-in-loop -- in the order in which it happened
    await receiveUnknown(parts, event);
}

/** In a transaction of its own, as a message of the service is taken. */
async function receiveUnknown(parts: PaymentParts, event: PaymentEvent | undefined): Promise<void> {
  const { database, clock, log } = parts;
  if (event === undefined) return;
  await database.runInTransaction(system, async (db) => {
    const ctx = { db, actor: system, clock, log };
    if (await isHandled(ctx, event)) return;
    await receivePaymentEvent(ctx, event);
    log.warn({ eventId: event.eventId, kind: event.kind }, "no message came of money that moved");
  });
}

/** True if the ledger has it, staff were told of it, or no payment of the ledger is concerned. */
async function isHandled(ctx: Context, event: PaymentEvent): Promise<boolean> {
  switch (event.kind) {
    case "paid":
      return (await hasPayment(ctx, event.reference)) || isNotified(ctx, event.reference);
    case "refunded elsewhere":
      return (
        !(await hasPayment(ctx, event.payment)) ||
        (await findRefundByReference(ctx, event.reference)) !== undefined ||
        isNotified(ctx, event.reference)
      );
    case "refund elsewhere failed":
      return ((await findRefundByReference(ctx, event.reference))?.state ?? "failed") === "failed";
    case "refund failed":
    case "disputed":
    case "other":
      return true;
  }
}

const hasPayment = async (ctx: Context, reference: string): Promise<boolean> =>
  (await findOnlinePayment(ctx, reference)) !== undefined;
