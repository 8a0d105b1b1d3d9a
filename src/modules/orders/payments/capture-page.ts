// Some services take the money of a page only when the shop says so: only one page of an order may
// be taken, and only while it asks for what is due.
import { runInShop, sendTaskCall, type PaymentParts } from "#modules/payments/payment-parts.ts";
import {
  listPayablePages,
  listUnpaidPages,
  recordPageState,
  type PageRow,
} from "#modules/payments/page-rows.ts";
import type { PageState } from "#modules/payments/payments.ts";
import { DAY_MS } from "#shared/durations.ts";
import { lockOrder } from "../processing/find-order.ts";
import { closeAndRead, type ConnectedPage } from "./connected-page.ts";
import { payOnlineUntil } from "./payment-link.ts";

/**
 * Takes the money of a page that the customer has approved, and returns what has become of it.
 * First the order's other pages are closed, so that it is not paid twice; while one of their
 * services does not answer, nothing is taken, and the error is thrown.
 */
export async function capturePage(
  parts: PaymentParts,
  { page, sessionId, connected }: ConnectedPage,
): Promise<PageState> {
  if (!(await isRequested(parts, page))) return { kind: "closed" };
  for (const other of await listOthers(parts, page))
    // oxlint-disable-next-line no-await-in-loop -- one after the other, hardly ever more than one
    await closeAndRead(parts, other.id);
  // The other page may have been paid.
  if (!(await isRequested(parts, page))) return { kind: "closed" };
  return sendTaskCall(parts, connected, (service) => service.capture(sessionId));
}

/** Whether the page asks for what is due, and the order can still be paid. */
async function isRequested(parts: PaymentParts, { id, orderId, amountMinor }: PageRow) {
  // A trial waits for nothing.
  if (orderId === null) return true;
  return runInShop(parts, async (ctx) => {
    const order = await lockOrder(ctx, orderId);
    const isOpen = (await listPayablePages(ctx, orderId)).some((page) => page.id === id);
    const isDue = order.totalMinor - order.paidMinor === amountMinor;
    // Also after the deadline, as long as the items are held.
    const isWaiting = isOpen && isDue && payOnlineUntil(order, parts.clock()) !== null;
    if (!isWaiting) await recordPageState(ctx, id, { state: "closed" });
    return isWaiting;
  });
}

/** No service takes money on a page for longer. */
const PAYABLE_MS = DAY_MS;

/** Also those that the shop counts as closed: their service may not know of it yet. */
async function listOthers(parts: PaymentParts, { id, orderId }: PageRow): Promise<PageRow[]> {
  if (orderId === null) return [];
  const pages = await runInShop(parts, (ctx) => listUnpaidPages(ctx, orderId));
  const since = new Date(parts.clock().getTime() - PAYABLE_MS);
  return pages.filter((page) => page.id !== id && page.createdAt > since);
}
