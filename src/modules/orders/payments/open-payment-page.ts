import type { Charges } from "#modules/markets/charges.ts";
import { readContent } from "#modules/content/read-content.ts";
import { orderPath } from "#modules/orders/order-path.ts";
import { paymentMessagePath } from "#modules/payments/message-path.ts";
import { listPayablePages, savePage, type PageRow } from "#modules/payments/page-rows.ts";
import { isPaymentRefused, type PageRequest } from "#modules/payments/payments.ts";
import { sendCall } from "#modules/payments/service-away.ts";
import type { paymentPages } from "#modules/payments/way-tables.ts";
import { computeCharge } from "#modules/payments/ways/charge.ts";
import type { ConnectedService } from "#modules/payments/ways/ways.ts";
import { formatOrderNumber } from "#modules/orders/order-number.ts";
import { AppError } from "#shared/errors.ts";
import { getFrozenRate } from "#shared/exchange.ts";
import { closePage } from "./close-payment-page.ts";
import { readCharges, toChargeRows } from "#modules/orders/order-charges.ts";
import type { CheckoutContext } from "../processing/context.ts";
import { lockOrder, type OrderRow } from "../processing/find-order.ts";
import { computeDue } from "../processing/order-amounts.ts";
import { payOnlineUntil } from "./payment-link.ts";
import { finishEarlierPages } from "./finish-earlier-pages.ts";

/** Where the customer pays, and what is charged there. */
type Paying = {
  readonly connected: ConnectedService;
  /** The path that the customer returns to; by default the order's own page. */
  readonly returnTo?: string | undefined;
};

/**
 * The payment page for the rest of this order; null when there is nothing to pay online. The
 * service is called outside any transaction, and returns the same page for the same order. Throws
 * `unavailable`, and `payment_refused` when asking again is useless.
 */
export async function openPaymentPage(
  ctx: CheckoutContext,
  order: OrderRow,
  { connected, returnTo }: Paying,
): Promise<string | null> {
  const expiresAt = payOnlineUntil(order, ctx.clock());
  if (expiresAt === null) return null;
  const path = returnTo ?? orderPath(ctx.orderKeys.create(order.id, { for: "page" }));
  const due = computeDue(order);
  const charge = computeCharge(due, getFrozenRate(order), connected.record);
  if (charge === null) throw new AppError("payment_refused", "no rate for the service's currency");
  const [{ brand }, { charges }] = await ctx.asCheckout((checkout) =>
    Promise.all([readContent(checkout, ["brand"]), readCharges(checkout, order)]),
  );
  const description = `${brand.productName} (${formatOrderNumber(order)})`;
  const isOwnCurrency = charge.currency === order.currency;
  const request: PageRequest = {
    orderId: order.id,
    orderNumber: formatOrderNumber(order),
    customerEmail: order.customerEmail ?? undefined,
    customerName: order.customerName,
    ...charge,
    description,
    ...(charges && isOwnCurrency && { parts: listParts(order, charges, description) }),
    successUrl: `${ctx.publicUrl}${path}?paid=1`,
    cancelUrl: `${ctx.publicUrl}${path}`,
    messageUrl: `${ctx.publicUrl}${paymentMessagePath(connected.code)}`,
    expiresAt,
  };
  const page = await sendCall({ ...ctx, run: (work) => ctx.setOff(work) }, connected, (service) =>
    service.openPage(request),
  ).catch((error: unknown) => {
    if (!isPaymentRefused(error)) throw error;
    ctx.log.warn({ orderId: order.id, reason: error.message }, "a payment was refused for good");
    throw new AppError("payment_refused", error.message);
  });
  const isOpen = await recordPage(ctx, order, {
    service: connected.code,
    sessionId: page.sessionId,
    amountMinor: due.amountMinor,
    currency: due.currency,
    chargedMinor: charge.amountMinor,
    chargedCurrency: charge.currency,
  });
  return isOpen ? page.url : null;
}

/**
 * The amounts of an order one by one, as its page shows them; in one where a part has been paid, or
 * the total was agreed, because it is not their sum then.
 */
function listParts(order: OrderRow, charges: Charges, description: string) {
  const { totalMinor, paidMinor, agreedTotalMinor, subtotalMinor, discountMinor } = order;
  const all = { name: description, amountMinor: totalMinor - paidMinor };
  if (paidMinor > 0 || agreedTotalMinor !== null) return [all];
  const { above } = toChargeRows(charges);
  return [
    { name: description, amountMinor: subtotalMinor - discountMinor },
    ...above.map(({ label, amount }) => ({ name: label, amountMinor: amount.amountMinor })),
  ].filter(({ amountMinor }) => amountMinor > 0);
}

/**
 * The same for an existing order, which may have pages already; null also while a payment is on its
 * way. Each call reaches the payment service, so the number of attempts is limited. Throws
 * `too_many_requests` besides.
 */
export async function openPageAgain(
  ctx: CheckoutContext,
  order: OrderRow,
  paying: Paying,
): Promise<string | null> {
  await ctx.limits.reserve({ openPaymentPage: ctx.visitor.address });
  if (payOnlineUntil(order, ctx.clock()) === null) return null;
  if (!(await finishEarlierPages(ctx, order, paying.connected.code))) return null;
  return openPaymentPage(ctx, order, paying);
}

type NewPage = Omit<typeof paymentPages.$inferInsert, "sessionId"> & { readonly sessionId: string };

/**
 * Stores the order's payment page, and returns whether it can be paid there. Meanwhile the order
 * may have been cancelled or paid, or may have lost its items, without closing this page; then it
 * is closed here. Its other pages, for what was due before or at another service, are closed, so
 * that no one pays on both.
 */
async function recordPage(ctx: CheckoutContext, { id }: OrderRow, page: NewPage): Promise<boolean> {
  return ctx.asCheckout(async (checkout) => {
    const order = await lockOrder(checkout, id);
    const isRequested =
      payOnlineUntil(order, ctx.clock()) !== null &&
      order.totalMinor - order.paidMinor === page.amountMinor;
    await savePage(checkout, { ...page, orderId: id, createdAt: ctx.clock() });
    for (const each of await listPayablePages(checkout, id))
      // oxlint-disable-next-line no-await-in-loop -- one connection, hardly ever two
      if (isSamePage(each, page) !== isRequested) await closePage(checkout, each);
    return isRequested;
  });
}

const isSamePage = (other: PageRow, page: NewPage): boolean =>
  other.service === page.service && other.sessionId === page.sessionId;
