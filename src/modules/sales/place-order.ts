import { findCoupon, type Coupon } from "#modules/cart/coupons.ts";
import { checkDetails, cleanDetails, type CheckoutDetails } from "#modules/checkout/details.ts";
import type { Context } from "#modules/context.ts";
import { queueMail } from "#modules/mail/queue-mail.ts";
import type { Address } from "#modules/orders/tables.ts";
import { RESERVATION_MS } from "#modules/payments/payments.ts";
import { readOrderSettings } from "#modules/settings/read-settings.ts";
import { isMember } from "#shared/actor.ts";
import type { EndpointInput } from "#shared/contract.ts";
import { AppError } from "#shared/errors.ts";
import { money } from "#shared/money.ts";
import type { TillContext } from "./context.ts";
import type { PlacedOrder, tillEndpoints } from "./contract.ts";
import { linesOf, type OrderRow } from "./find-order.ts";
import { openPaymentPage } from "./open-payment-page.ts";
import { orderMailContentOf, orderNumber } from "./order-mail.ts";
import { findByKey, findOffers, priceLines, writeOrder, type WantedLine } from "./write-order.ts";

type OrderRequest = EndpointInput<typeof tillEndpoints.placeOrder>["body"];

/**
 * Makes an order of what the checkout sends: priced by the catalogue, with its lines, its bags, the beginning of its
 * timeline and its mails in one transaction. The same idempotency key again, even at the same time, answers with the
 * order that is there. Throws `payments_off`, `too_many_requests`, `invalid_fields` (by field of the checkout),
 * `offer_changed` when it would cost more than the customer was shown, `out_of_stock`, and `unavailable` when the payment
 * service cannot be reached: the order is there then, and asking again with the same key goes on with it.
 */
export async function placeOrder(ctx: TillContext, request: OrderRequest): Promise<PlacedOrder> {
  const { payments } = ctx;
  if (payments.mode === "off") throw new AppError("payments_off", "the shop takes no orders");
  const details = acceptDetails(request.details);
  const coupon = acceptCoupon(request.couponCode);
  const known = await ctx.atTill((till) => findByKey(till, request.idempotencyKey));
  if (known === undefined) {
    await ctx.limits.take({
      placeOrderByAddress: ctx.visitor.address,
      placeOrder: details.email,
    });
  }
  const order =
    known ??
    (await ctx.atTill((till) =>
      write(till, { ctx, request, details, coupon, mode: payments.mode }),
    ));
  return {
    orderId: confirmationId(order),
    number: orderNumber(order),
    accessKey: order.accessKey,
    total: money(order.totalMinor, order.currency),
    payAt: payments.mode === "stripe" ? await openPaymentPage(ctx, payments.service, order) : null,
  };
}

/** "ORDER_1732161600000": the id that the confirmation page shows. */
export function confirmationId({ createdAt }: Pick<OrderRow, "createdAt">): string {
  return `ORDER_${createdAt.getTime()}`;
}

async function write(
  till: Context,
  wish: {
    ctx: TillContext;
    request: OrderRequest;
    details: CheckoutDetails;
    coupon: Coupon | undefined;
    mode: "manual" | "stripe";
  },
): Promise<OrderRow> {
  const { ctx, request, details, coupon, mode } = wish;
  const lines = await acceptLines(till, request, coupon);
  const settings = await readOrderSettings(till);
  const { order, isNew } = await writeOrder(till, {
    source: "checkout",
    status: settings.default_order_status,
    idempotencyKey: request.idempotencyKey,
    customer: {
      id: isMember(ctx.actor) ? ctx.actor.id : null,
      name: details.fullName,
      email: details.email,
      phone: phoneOf(details),
    },
    billingAddress: billingAddressOf(details),
    shippingAddress: details.sameAsShipping ? null : shippingAddressOf(details),
    lines,
    coupon,
    paymentMethod: mode,
    reservedUntil: new Date(ctx.clock().getTime() + RESERVATION_MS[mode]),
  });
  // What is paid online is confirmed when it has been paid.
  if (isNew && mode === "manual") {
    const content = orderMailContentOf(order, await linesOf(till, order.id));
    await queueMail(till.db, {
      kind: "order-confirmation",
      to: order.customerEmail,
      content,
      dedupeKey: `order-confirmation:${order.id}`,
    });
    if (settings.email_notifications)
      await queueMail(till.db, {
        kind: "new-order",
        to: settings.support_email,
        content,
        dedupeKey: `new-order:${order.id}`,
      });
  }
  return order;
}

function acceptDetails(typed: CheckoutDetails): CheckoutDetails {
  const problems = checkDetails(typed);
  const fields = Object.entries(problems).map(([field, problem]) => [
    `details.${field}`,
    [problem],
  ]);
  if (fields.length > 0)
    throw new AppError("invalid_fields", "the details are not complete", {
      fields: Object.fromEntries(fields) as Record<string, string[]>, // its own entries
    });
  return cleanDetails(typed);
}

function acceptCoupon(code: string | undefined): Coupon | undefined {
  const coupon = code === undefined ? undefined : findCoupon(code);
  if (code !== undefined && coupon === undefined)
    throw new AppError("invalid_fields", "there is no such coupon", {
      fields: { couponCode: ["unknown"] },
    });
  return coupon;
}

/** The lines at the catalogue's prices. More than was shown is refused; less is the customer's luck. */
async function acceptLines(
  till: Context,
  { lines, expectedTotal }: OrderRequest,
  coupon: Coupon | undefined,
): Promise<WantedLine[]> {
  const offers = await findOffers(till, { colours: lines.map((line) => line.colour) });
  const wanted = lines.map(({ colour, quantity }) => {
    const offer = offers.find((it) => it.colour === colour);
    if (offer === undefined) throw new AppError("out_of_stock", `${colour} is not sold any more`);
    if (offer.stockQuantity < quantity)
      throw new AppError("out_of_stock", `there are fewer than ${quantity} of ${colour}`);
    return { offer, quantity };
  });
  const { total } = priceLines(wanted, coupon);
  if (total.currency !== expectedTotal.currency || total.amountMinor > expectedTotal.amountMinor)
    throw new AppError(
      "offer_changed",
      `${total.amountMinor} instead of ${expectedTotal.amountMinor}`,
    );
  return wanted;
}

function phoneOf({ phoneCountryCode, phoneNumber }: CheckoutDetails): string {
  return `${phoneCountryCode.split(" ", 1)[0]} ${phoneNumber}`.slice(0, 32).trim();
}

function billingAddressOf(details: CheckoutDetails): Address {
  return filled({
    line1: details.addressLine1,
    line2: details.addressLine2,
    city: details.city,
    state: details.state,
    postalCode: details.postalCode,
    country: details.country,
  });
}

function shippingAddressOf(details: CheckoutDetails): Address {
  return filled({
    line1: details.shippingAddressLine1,
    line2: details.shippingAddressLine2,
    city: details.shippingCity,
    state: details.shippingState,
    postalCode: details.shippingPostalCode,
    country: details.shippingCountry,
  });
}

/** Parts that were left empty are left out: the database keeps none. */
function filled(address: Required<Address>): Address {
  const { line1, city, country, ...optional } = address;
  const given = Object.entries(optional).filter(([, text]) => text !== "");
  return { line1, city, country, ...Object.fromEntries(given) };
}
