import { orderNumber } from "#modules/orders/order-number.ts";
import { AppError, type ErrorCode } from "#shared/errors.ts";
import { money } from "#shared/money.ts";
import { acceptDetails } from "#modules/checkout/accept-details.ts";
import { offersFor, outOfStock, findShortages } from "./checkout-lines.ts";
import type { CheckoutContext } from "../context.ts";
import type { OrderRequest, PlacedOrder } from "../contract.ts";
import type { OrderRow } from "../find-order.ts";
import { giveWay } from "../holds/give-way.ts";
import { openPageAgain, openPaymentPage } from "../payments/open-payment-page.ts";
import { writeCheckoutOrder, type CheckedOrder } from "./write-checkout-order.ts";
import { findByKey, type WrittenOrder } from "./write-order.ts";

/**
 * Makes an order of what the checkout sends: priced by the catalog, with its lines, its bags, the
 * beginning of its timeline and its mails in one transaction. The same idempotency key again, even
 * at the same time and whatever else is sent with it, answers with the order that is there; so the
 * key is as secret as the order's link. Throws `payments_off`, `too_many_requests`,
 * `invalid_fields` (`details.<field>`, `couponCode`), `offer_changed` when it would cost more than
 * the customer was shown (`total`: what it costs now, in minor units; `couponCode`: why a code
 * cannot be used), `out_of_stock` (`lines.<slug>`: how many are left, for each line that has too
 * few), `hold_limit`
 * (`lines.<slug>`: how many can be ordered now, see hold-limits.ts), and `unavailable` when the
 * payment service cannot be reached: the order is there then, and asking again with the same key
 * goes on with it. What fails because of the shop counts as no attempt.
 */
export async function placeOrder(
  ctx: CheckoutContext,
  request: OrderRequest,
): Promise<PlacedOrder> {
  const { payments } = ctx;
  if (payments.mode === "off") throw new AppError("payments_off", "the shop takes no orders");
  const known = await ctx.asCheckout((checkout) => findByKey(checkout, getKey(request)));
  if (known !== undefined && payments.mode === "stripe") {
    const payAt = await openPageAgain(ctx, payments.service, known);
    return placedOrder(known, payAt);
  }
  const order = known ?? (await placeNew(ctx, request, payments.mode));
  const payAt =
    payments.mode === "stripe" ? await openPaymentPage(ctx, payments.service, order) : null;
  return placedOrder(order, payAt);
}

function placedOrder(order: OrderRow, payAt: string | null): PlacedOrder {
  return {
    orderId: confirmationId(order),
    number: orderNumber(order),
    accessKey: order.accessKey,
    total: money(order.totalMinor, order.currency),
    payAt,
  };
}

/** "ORDER_1732161600000": the id that the confirmation page shows. */
export function confirmationId({ createdAt }: Pick<OrderRow, "createdAt">): string {
  return `ORDER_${createdAt.getTime()}`;
}

async function placeNew(
  ctx: CheckoutContext,
  request: OrderRequest,
  mode: CheckedOrder["mode"],
): Promise<OrderRow> {
  const contact = acceptDetails(request.details);
  const checked = { ctx, request, contact, mode };
  const attempt = { placeOrderByAddress: ctx.visitor.address, placeOrder: contact.email };
  await ctx.limits.take(attempt);
  try {
    const { order, isNew } = await writeMakingRoom(checked);
    // Of a double click, only one is an attempt.
    if (!isNew) await ctx.limits.giveBack(attempt);
    return order;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // The first of a double click may just have taken the last bag: then the second is no refusal.
    const { known, offers } = await ctx.asCheckout(async (checkout) => ({
      known: await findByKey(checkout, getKey(request)),
      offers: await offersFor(checkout, request),
    }));
    if (known !== undefined) return known;
    const isLost = error.code === "out_of_stock" && error.fields === undefined;
    throw isLost ? outOfStock(findShortages(request.lines, offers)) : error;
  }
}

/** Whether an error refuses an order: the same order may have been made just before. */
function isRefusal(error: unknown): error is AppError {
  const codes: readonly ErrorCode[] = ["out_of_stock", "offer_changed", "hold_limit"];
  return error instanceof AppError && codes.includes(error.code);
}

/**
 * Anyone who comes back from the page to pay on and orders anew wants one order. So earlier ones of
 * the same customer that wait for money online give way when there are too few bags, or would be
 * too many of theirs.
 */
async function writeMakingRoom(checked: CheckedOrder): Promise<WrittenOrder> {
  const { ctx, request, contact, mode } = checked;
  const attempt = () => ctx.asCheckout((checkout) => writeCheckoutOrder(checkout, checked));
  try {
    return await attempt();
  } catch (error) {
    const isShort =
      error instanceof AppError && (error.code === "hold_limit" || error.code === "out_of_stock");
    if (!isShort || mode !== "stripe") throw error;
    // Of a double click, the second must not push the first aside.
    const known = await ctx.asCheckout((checkout) => findByKey(checkout, getKey(request)));
    if (known !== undefined) return { order: known, isNew: false };
    if (!(await giveWay(ctx, contact.email))) throw error;
    return attempt();
  }
}

const getKey = ({ idempotencyKey }: OrderRequest) =>
  ({ source: "checkout", idempotencyKey }) as const;
