// Asking the payment services themselves for money that was paid and given back: their messages may
// be late, or never come.
import { runInShop, sendTaskCall, type PaymentParts } from "#modules/payments/payment-parts.ts";
import { recordPageState, toStoredState } from "#modules/payments/page-rows.ts";
import { DAY_MS } from "#shared/durations.ts";
import { capturePage } from "./capture-page.ts";
import { findConnectedPage, receiveUnknown } from "./connected-page.ts";

/** How far back money is compared: longer than a service repeats a message. */
const COMPARED_MS = 4 * DAY_MS;

/**
 * Asks what has become of a page: takes the money that the customer has agreed to, and counts what
 * was paid, unless the shop knows of it. Throws what the service throws.
 */
export async function readPaymentPage(parts: PaymentParts, pageId: string): Promise<void> {
  const found = await findConnectedPage(parts, pageId);
  if (found === undefined) return;
  const { page, sessionId, connected } = found;
  const state = await sendTaskCall(parts, connected, (service) => service.readPage(sessionId));
  const isApproved = state.kind === "approved";
  const settled = isApproved ? await capturePage(parts, found) : state;
  if (settled.kind === "paid")
    await receiveUnknown(parts, connected.code, settled.payment, isApproved ? "captured" : "read");
  await runInShop(parts, (ctx) => recordPageState(ctx, page.id, toStoredState(settled)));
}

/**
 * Compares the ledger with what the services have of the last days, and counts what it lacks by the
 * same path as a message. Each difference is logged as a warning, for no message of it came. A
 * service that cannot be asked does not keep the others from it.
 */
export async function compareWithServices(parts: PaymentParts): Promise<void> {
  const since = new Date(parts.clock().getTime() - COMPARED_MS);
  const connected = await runInShop(parts, (ctx) => parts.payments.listServices(ctx));
  const errors: unknown[] = [];
  // oxlint-disable no-await-in-loop -- in the order in which it happened
  for (const service of connected)
    try {
      for (const event of await sendTaskCall(parts, service, (it) => it.listMoney(since)))
        await receiveUnknown(parts, service.code, event);
    } catch (error) {
      errors.push(error);
    }
  // oxlint-enable no-await-in-loop
  if (errors.length > 0) throw new AggregateError(errors, "payment services could not be asked");
}
