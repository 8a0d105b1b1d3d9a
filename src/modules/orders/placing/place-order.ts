import { ownMarketServices } from "#modules/markets/tax-service.ts";
import { acceptVatNumber } from "#modules/markets/vat-register.ts";
import { formatOrderNumber } from "#modules/orders/order-number.ts";
import { isOverStatus } from "#modules/orders/status.ts";
import { AppError } from "#shared/errors.ts";
import { money } from "#shared/money.ts";
import { acceptDetails } from "#modules/checkout/accept-details.ts";
import { findRequestedOffers, createShortageError, findShortages } from "./checkout-lines.ts";
import type { CheckoutContext } from "../processing/context.ts";
import type { OrderRequest, PlacedOrder } from "../processing/contract.ts";
import { type OrderRow, lockOrder } from "../processing/find-order.ts";
import { isExpectedCharge } from "./accept-way.ts";
import { findEarlier } from "./earlier-order.ts";
import { releaseEarlierHolds } from "../holds/release-holds.ts";
import { findConnectedWay } from "../payments/find-connected-way.ts";
import { openPageAgain, openPaymentPage } from "../payments/open-payment-page.ts";
import { writeCheckoutOrder, type CheckedOrder } from "./write-checkout-order.ts";
import { findByKey } from "./write-order.ts";
import { paymentNotes } from "#content/payment-notes.ts";
import type { Context } from "#modules/context.ts";
import { getMode, type Way } from "#modules/payments/ways/ways.ts";
import { setStatus } from "../editing/change-status.ts";
import { isHeldUnpaid } from "../holds/unpaid-hold.ts";
import { writeEvent } from "../processing/write-event.ts";
import { closePaymentPages } from "../payments/close-payment-page.ts";

/**
 * Creates an order from a request of the checkout: priced by the catalog, with its lines, its
 * items, the start of its timeline and its mails in one transaction. The same idempotency key
 * again, even at the same time and with any other data, returns the existing order; so the key is
 * as secret as the order's link. The answer says when that is not what was sent this time. Throws
 * `payments_off`, `too_many_requests`, `invalid_fields` (`details.<field>`, `couponCode`,
 * `vatNumber`), `offer_changed` when it would cost more than the customer was shown (`total`: what
 * it costs now, in minor units; `couponCode`: why a code cannot be used), `out_of_stock`
 * (`lines.<slug>`: how many are left, for each line that has too few), `hold_limit`
 * (`lines.<slug>`: how many can be ordered now, see hold-limits.ts), and `unavailable` when the
 * payment service cannot be reached: the order exists then, and a repeated request with the same
 * key continues with it. Throws
 * `payment_refused` when that service does not take the order for good: it is cancelled then, and
 * its key answers nothing else any more. What fails because of the shop counts as no attempt.
 */
export async function placeOrder(
  ctx: CheckoutContext,
  request: OrderRequest,
): Promise<PlacedOrder> {
  const { order, isNew, ...read } = await findOrWrite(ctx, request);
  const earlier = isNew
    ? null
    : await ctx.asCheckout((checkout) => findEarlier(checkout, order, request));
  const accessKey = ctx.orderKeys.create(order.id, { for: "page" });
  if (order.paymentMethod === "manual")
    return createPlacedOrder(order, { accessKey, payAt: null, earlier });
  if (!isNew) assertNotCancelled(order);
  const open = isNew ? openPaymentPage : openPageAgain;
  const payAt = await cancelIfRefused(ctx, order, async () => {
    const connected = await findConnectedWay(ctx, order, { code: request.payBy, ...read });
    if (connected === undefined) return null;
    // Of a repeated request: the order froze its rate before, and its own page tells the amount.
    const isShown = isNew || isExpectedCharge(order, connected.code, request.expectedCharge);
    return isShown ? open(ctx, order, { connected }) : null;
  });
  return createPlacedOrder(order, { accessKey, payAt, earlier });
}

/** Refuses an order that was cancelled before it was paid: the customer may not know of that. */
function assertNotCancelled({ id, status, paidMinor, totalMinor }: OrderRow): void {
  if (isOverStatus(status) && paidMinor < totalMinor)
    throw new AppError("payment_refused", `the order ${id} is ${status}`);
}

async function cancelIfRefused<T>(
  ctx: CheckoutContext,
  order: OrderRow,
  open: () => Promise<T>,
): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof AppError && error.code === "payment_refused")
      await ctx.asCheckout((checkout) => cancelRefused(checkout, order, error.message));
    throw error;
  }
}

function createPlacedOrder(
  order: OrderRow,
  rest: Pick<PlacedOrder, "accessKey" | "payAt" | "earlier">,
): PlacedOrder {
  return {
    id: order.id,
    confirmationNumber: formatConfirmationId(order),
    orderId: formatConfirmationId(order),
    number: formatOrderNumber(order),
    total: money(order.totalMinor, order.currency),
    ...rest,
  };
}

/** "ORDER_1732161600000": the id that the confirmation page shows. */
export function formatConfirmationId({ createdAt }: Pick<OrderRow, "createdAt">): string {
  return `ORDER_${createdAt.getTime()}`;
}

type FoundOrder = {
  readonly order: OrderRow;
  readonly isNew: boolean;
  /** The ways to pay of the shop, which a new order was checked by. */
  readonly ways?: readonly Way[];
};

/**
 * Writes the order, or finds the one that its key has made: of a double click, the first may have
 * taken the last unit, or the last attempt. It is looked up only once the order is refused, because
 * most are new and are accepted. A customer who returns from the payment page and orders again
 * wants one order: when there are too few units, or they would hold too many, their earlier orders
 * that wait for an online payment lose theirs.
 */
async function findOrWrite(ctx: CheckoutContext, request: OrderRequest): Promise<FoundOrder> {
  const key = { source: "checkout", idempotencyKey: request.idempotencyKey } as const;
  let checked: CheckedOrder | undefined;
  let ways: readonly Way[] = [];
  // oxlint-disable no-await-in-loop -- the second attempt needs what the first one has freed
  for (let isFirst = true; ; isFirst = false)
    try {
      const counted = (checked ??= await countRequest(ctx, request));
      const order = await ctx.asCheckout(async (tx) => {
        ways = await ctx.payments.readWays(tx);
        if (getMode(ways) === "off") throw new AppError("payments_off", "the shop takes no orders");
        return writeCheckoutOrder(tx, counted, ways);
      });
      return { order, isNew: true, ways };
    } catch (error) {
      if (!(error instanceof AppError) || error.code === "unavailable") throw error;
      const order = await ctx.asCheckout((tx) => findByKey(tx, key));
      if (order !== undefined) {
        if (checked) await ctx.limits.release(checked.attempt);
        return { order, isNew: false };
      }
      const isShort = error.code === "hold_limit" || error.code === "out_of_stock";
      const canMakeRoom = isFirst && getMode(ways) === "online";
      if (checked && canMakeRoom && isShort && (await releaseEarlierHolds(ctx, checked.contact)))
        continue;
      throw await describeShortage(ctx, request, error);
    }
}

/** A request with a key that is known, such as the second of a double click, is no attempt. */
async function countRequest(ctx: CheckoutContext, request: OrderRequest): Promise<CheckedOrder> {
  const contact = acceptDetails(request.details);
  const { vatRegister } = ctx.marketServices ?? ownMarketServices;
  const attempt = { placeOrderByAddress: ctx.visitor.address, placeOrder: contact.email };
  await ctx.limits.reserve(attempt);
  const vatNumber = await acceptVatNumber(vatRegister, request.vatNumber);
  return { ctx, request, contact, vatNumber, attempt };
}

/** If others have just taken the last items, the error says how many are left of each. */
async function describeShortage(
  ctx: CheckoutContext,
  request: OrderRequest,
  error: AppError,
): Promise<AppError> {
  if (error.code !== "out_of_stock" || error.fields !== undefined) return error;
  const offers = await ctx.asCheckout((tx) => findRequestedOffers(tx, request));
  return createShortageError(findShortages(request.lines, offers));
}

/**
 * Cancels an order of the checkout that the payment service refuses for good: it can never be paid.
 * Its items are for sale again and its coupon can be used again; the customer sees the error and
 * gets no mail. An order that was paid in part, or no longer holds items, is left for staff.
 */
async function cancelRefused(
  ctx: Context,
  { id }: Pick<OrderRow, "id">,
  reason: string,
): Promise<void> {
  const order = await lockOrder(ctx, id);
  if (!isHeldUnpaid(order) || order.paidMinor > 0) return;
  await setStatus(ctx, order, { status: "cancelled", notifyCustomer: false });
  await writeEvent(ctx, {
    orderId: id,
    kind: "note",
    note: paymentNotes.orderRefused(reason),
    customerVisible: false,
  });
  await closePaymentPages(ctx, order);
}
