// A payment page together with the service that has it.
import { isNotified, type HeardBy } from "#modules/payments/payment-events.ts";
import { runInShop, sendTaskCall, type PaymentParts } from "#modules/payments/payment-parts.ts";
import { findPage, recordPageState, type PageRow } from "#modules/payments/page-rows.ts";
import { findOnlinePayment } from "#modules/payments/payment-rows.ts";
import type { PaymentEvent } from "#modules/payments/payments.ts";
import { findRefundByReference } from "#modules/payments/refund-rows.ts";
import type { ConnectedService } from "#modules/payments/ways/ways.ts";
import type { Context } from "#modules/context.ts";
import { receivePaymentEvent } from "./receive-payment-event.ts";

export type ConnectedPage = {
  readonly page: PageRow;
  readonly sessionId: string;
  readonly connected: ConnectedService;
};

/** A page with its service; undefined without the service's keys: then nothing can be done. */
export async function findConnectedPage(
  parts: PaymentParts,
  pageId: string,
): Promise<ConnectedPage | undefined> {
  return runInShop(parts, async (ctx) => {
    const page = await findPage(ctx, pageId);
    if (page === undefined || page.sessionId === null) return undefined;
    const connected = await parts.payments.findService(ctx, page.service);
    return connected && { page, sessionId: page.sessionId, connected };
  });
}

/** Closes a page, and takes what was paid on it meanwhile. Throws what the service throws. */
export async function closeAndRead(parts: PaymentParts, pageId: string): Promise<void> {
  const found = await findConnectedPage(parts, pageId);
  if (found === undefined) return;
  const { page, sessionId, connected } = found;
  const paid = await sendTaskCall(parts, connected, (service) => service.closePage(sessionId));
  if (paid !== undefined) await receiveUnknown(parts, connected.code, paid);
  const state = paid === undefined ? "closed" : "paid";
  await runInShop(parts, (ctx) => recordPageState(ctx, page.id, { state }));
}

/** In a transaction of its own, as a message of the service is taken. */
export async function receiveUnknown(
  parts: PaymentParts,
  service: ConnectedService["code"],
  event: PaymentEvent,
  by: HeardBy = "read",
): Promise<void> {
  await runInShop(parts, async (ctx) => {
    if (await isHandled(ctx, service, event)) return;
    await receivePaymentEvent(ctx, service, event, by);
    if (by === "captured") return;
    ctx.log.warn(
      { service, eventId: event.eventId, kind: event.kind },
      "no message came of money that moved",
    );
  });
}

/** True if the ledger has it, staff were told of it, or no payment of the ledger is concerned. */
async function isHandled(
  ctx: Context,
  method: ConnectedService["code"],
  event: PaymentEvent,
): Promise<boolean> {
  const hasPayment = async (reference: string) =>
    (await findOnlinePayment(ctx, { method, reference })) !== undefined;
  const findRefund = (reference: string) => findRefundByReference(ctx, { method, reference });
  switch (event.kind) {
    case "paid":
      return (await hasPayment(event.reference)) || isNotified(ctx, event.reference);
    case "refunded elsewhere":
    case "disputed":
      return (
        !(await hasPayment(event.payment)) ||
        (await findRefund(event.reference)) !== undefined ||
        isNotified(ctx, event.reference)
      );
    case "refund elsewhere failed":
      return ((await findRefund(event.reference))?.state ?? "failed") === "failed";
    case "page":
    case "refund failed":
    case "other":
      return true;
  }
}
