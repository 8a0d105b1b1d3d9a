import { findCoupon, type Coupon } from "#modules/cart/coupons.ts";
import type { Context } from "#modules/context.ts";
import { queueMail } from "#modules/mail/queue-mail.ts";
import { RESERVATION_MS } from "#modules/payments/payments.ts";
import { readOrderSettings } from "#modules/settings/read-settings.ts";
import type { OrderSettings } from "#modules/settings/settings.ts";
import { orderNumber } from "#modules/orders/order-number.ts";
import { isMember } from "#shared/actor.ts";
import type { EndpointInput } from "#shared/contract.ts";
import { AppError, type FieldErrors } from "#shared/errors.ts";
import { money } from "#shared/money.ts";
import { acceptDetails } from "./accept-details.ts";
import type { TillContext } from "./context.ts";
import type { PlacedOrder, tillEndpoints } from "./contract.ts";
import type { OrderRow } from "./find-order.ts";
import { openPaymentPage } from "./open-payment-page.ts";
import { orderMailContentOf } from "./order-mail.ts";
import {
  findByKey,
  findOffers,
  priceLines,
  takeBags,
  writeOrder,
  type Offer,
  type WantedLine,
  type WrittenOrder,
} from "./write-order.ts";

type OrderRequest = EndpointInput<typeof tillEndpoints.placeOrder>["body"];
type Mode = "manual" | "stripe";

/**
 * Makes an order of what the checkout sends: priced by the catalogue, with its lines, its bags, the beginning of its
 * timeline and its mails in one transaction. The same idempotency key again, even at the same time and whatever else is
 * sent with it, answers with the order that is there; so the key is as secret as the order's link. Throws
 * `payments_off`, `too_many_requests`, `invalid_fields` (`details.<field>`, `couponCode`), `offer_changed` when it would
 * cost more than the customer was shown (`total`: what it costs now, in minor units), `out_of_stock`
 * (`lines.<colour>`: how many are left, for each line that has too few), and `unavailable` when the payment service
 * cannot be reached: the order is there then, and asking again with the same key goes on with it.
 */
export async function placeOrder(ctx: TillContext, request: OrderRequest): Promise<PlacedOrder> {
  const { payments } = ctx;
  if (payments.mode === "off") throw new AppError("payments_off", "the shop takes no orders");
  const known = await ctx.atTill((till) => findByKey(till, keyOf(request)));
  if (known !== undefined && payments.mode === "stripe")
    await ctx.limits.take({ openPaymentPage: ctx.visitor.address });
  const order = known ?? (await placeNew(ctx, request, payments.mode));
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

async function placeNew(ctx: TillContext, request: OrderRequest, mode: Mode): Promise<OrderRow> {
  const contact = acceptDetails(request.details);
  const coupon = acceptCoupon(request.couponCode);
  const attempt = { placeOrderByAddress: ctx.visitor.address, placeOrder: contact.email };
  await ctx.limits.take(attempt);
  try {
    const { order, isNew } = await ctx.atTill((till) =>
      write(till, { ctx, request, contact, coupon, mode }),
    );
    // Of a double click, only one is an attempt.
    if (!isNew) await ctx.limits.giveBack(attempt);
    return order;
  } catch (error) {
    const isRefusal =
      error instanceof AppError &&
      (error.code === "out_of_stock" || error.code === "offer_changed");
    if (!isRefusal) throw error;
    // The first of a double click may just have taken the last bag: then the second is no refusal.
    const { known, offers } = await ctx.atTill(async (till) => ({
      known: await findByKey(till, keyOf(request)),
      offers: await offersFor(till, request),
    }));
    if (known !== undefined) return known;
    const isLost = error.code === "out_of_stock" && error.fields === undefined;
    throw isLost ? outOfStock(shortagesOf(request.lines, offers)) : error;
  }
}

async function write(
  till: Context,
  wish: {
    ctx: TillContext;
    request: OrderRequest;
    contact: ReturnType<typeof acceptDetails>;
    coupon: Coupon | undefined;
    mode: Mode;
  },
): Promise<WrittenOrder> {
  const { ctx, request, contact, coupon, mode } = wish;
  const { billingAddress, shippingAddress, ...customer } = contact;
  const lines = await acceptLines(till, request, coupon);
  const settings = await readOrderSettings(till);
  const written = await writeOrder(till, {
    source: "checkout",
    status: settings.default_order_status,
    idempotencyKey: request.idempotencyKey,
    customer: { id: isMember(ctx.actor) ? ctx.actor.id : null, ...customer },
    billingAddress,
    shippingAddress,
    lines,
    coupon,
    paymentMethod: mode,
    reservedUntil: new Date(ctx.clock().getTime() + RESERVATION_MS[mode]),
  });
  if (!written.isNew) return written;
  // What is paid online is confirmed when it has been paid.
  if (mode === "manual") await queueMails(till, written, settings);
  await takeBags(till, written);
  return written;
}

async function queueMails(
  { db }: Context,
  { order, lines }: WrittenOrder & { readonly isNew: true },
  settings: OrderSettings,
): Promise<void> {
  const content = orderMailContentOf(order, lines);
  await queueMail(db, {
    kind: "order-confirmation",
    to: order.customerEmail,
    content,
    dedupeKey: `order-confirmation:${order.id}`,
  });
  if (!settings.email_notifications) return;
  await queueMail(db, {
    kind: "new-order",
    to: settings.support_email,
    content,
    dedupeKey: `new-order:${order.id}`,
  });
}

/** The coupon that was typed, if one was. Throws `invalid_fields` (`couponCode`). */
export function acceptCoupon(code: string | undefined): Coupon | undefined {
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
  request: OrderRequest,
  coupon: Coupon | undefined,
): Promise<WantedLine[]> {
  const { lines, expectedTotal } = request;
  const offers = await offersFor(till, request);
  const shortages = shortagesOf(lines, offers);
  if (Object.keys(shortages).length > 0) throw outOfStock(shortages);
  const wanted = lines.flatMap(({ colour, quantity }) =>
    offers.filter((offer) => offer.colour === colour).map((offer) => ({ offer, quantity })),
  );
  const { total } = priceLines(wanted, coupon);
  if (total.currency !== expectedTotal.currency || total.amountMinor > expectedTotal.amountMinor)
    throw new AppError(
      "offer_changed",
      `${total.amountMinor} instead of ${expectedTotal.amountMinor}`,
      { fields: { total: [String(total.amountMinor)] } },
    );
  return wanted;
}

const offersFor = (till: Context, { lines }: OrderRequest) =>
  findOffers(till, { colours: lines.map((line) => line.colour) });

const keyOf = ({ idempotencyKey }: OrderRequest) =>
  ({ source: "checkout", idempotencyKey }) as const;

/** How many bags are left, for each line that wants more; empty when there are enough. */
function shortagesOf(lines: OrderRequest["lines"], offers: readonly Offer[]): FieldErrors {
  const short = lines.flatMap(({ colour, quantity }): [string, string[]][] => {
    const left = offers.find((offer) => offer.colour === colour)?.stockQuantity ?? 0;
    return left < quantity ? [[`lines.${colour}`, [String(left)]]] : [];
  });
  return Object.fromEntries(short);
}

const outOfStock = (fields: FieldErrors) =>
  new AppError("out_of_stock", "there are fewer bags than wanted", { fields });
