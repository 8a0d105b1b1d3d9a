import type { NewOrder } from "./contract.ts";
import type { Context } from "#modules/context.ts";
import { acceptCoupon } from "#modules/coupons/accept-coupon.ts";
import { queueMail } from "#modules/mail/queue-mail.ts";
import { stockStateAfter, type OrderStatus } from "#modules/orders/status.ts";
import { readOrderSettings } from "#modules/settings/read-settings.ts";
import { orderNumber } from "#modules/orders/order-number.ts";
import { AppError, type FieldErrors } from "#shared/errors.ts";
import { lockOrder } from "./find-order.ts";
import { getOrderMailContent } from "./order-mail.ts";
import { takePayment } from "./record-payment.ts";
import { writeEvent } from "./write-event.ts";
import {
  findByKey,
  findOffers,
  takeBags,
  writeOrder,
  type WantedLine,
  type WrittenOrder,
} from "./write-order.ts";

/**
 * Enters an order that reached the shop another way: priced by the catalog, paid by what was
 * agreed, its bags held for as long as it takes. The same idempotency key again answers with the
 * order that is there and does nothing else. Throws `invalid_fields` (`lines.<n>.variantId` for
 * what is not sold, `lines` for too much of it, `couponCode`), `out_of_stock`
 * (`lines.<n>.quantity`: how many are left), and `conflict` for a key that was used elsewhere.
 */
export async function createOrder(
  ctx: Context,
  input: NewOrder,
): Promise<{ id: string; number: string }> {
  const { idempotencyKey, customer } = input;
  const offers = await findOffers(ctx, { ids: input.lines.map((line) => line.variantId) });
  // Looked for after the stock: what an equal request has taken meanwhile is no shortage.
  const known = await findByKey(ctx, { source: "admin", idempotencyKey });
  if (known !== undefined) return { id: known.id, number: orderNumber(known) };
  const { default_order_status } = await readOrderSettings(ctx);
  const status = input.status ?? default_order_status;
  const written = await writeOrder(ctx, {
    source: "admin",
    status,
    idempotencyKey,
    // An account adopts the orders of its address when it proves to have it.
    customer: { ...customer, id: null, phone: customer.phone ?? null },
    billingAddress: input.billingAddress ?? null,
    shippingAddress: input.shippingAddress ?? null,
    lines: acceptLines(input.lines, offers, status),
    coupon: await spendable(ctx, input),
    paymentMethod: "manual",
    reservedUntil: null,
  });
  const { order } = written;
  if (written.isNew) {
    await complete(ctx, written, input);
    await takeBags(ctx, written);
  }
  return { id: order.id, number: orderNumber(order) };
}

/** Staff are held to the limits of a code as customers are, and are told which one it is. */
async function spendable(ctx: Context, { couponCode, customer }: NewOrder) {
  const accepted = await acceptCoupon(ctx, couponCode, { email: customer.email, id: null });
  if (accepted === undefined || "coupon" in accepted) return accepted;
  throw new AppError("invalid_fields", `the coupon is ${accepted.refusal}`, {
    fields: { couponCode: [accepted.refusal] },
  });
}

/**
 * What belongs to an order by hand besides the order: the staff member's note, the money, the mail.
 */
async function complete(
  ctx: Context,
  { order, lines }: WrittenOrder & { readonly isNew: true },
  input: NewOrder,
): Promise<void> {
  const { id, totalMinor } = order;
  if (input.note !== undefined)
    await writeEvent(ctx, {
      orderId: id,
      kind: "note",
      note: input.note,
      customerVisible: false,
    });
  if (input.isPaid && totalMinor > 0)
    await takePayment(ctx, order, {
      method: "manual",
      amountMinor: totalMinor,
      notifyCustomer: false,
    });
  if (!input.notifyCustomer) return;
  await queueMail(ctx.db, {
    kind: "order-confirmation",
    to: order.customerEmail,
    content: getOrderMailContent(await lockOrder(ctx, id), lines),
    dedupeKey: `order-confirmation:${id}`,
  });
}

type Offers = Awaited<ReturnType<typeof findOffers>>;

function acceptLines(lines: NewOrder["lines"], offers: Offers, status: OrderStatus): WantedLine[] {
  const offerByVariant = new Map(
    // The shop sells in one currency.
    offers.filter((offer) => offer.baseCurrency === "USD").map((offer) => [offer.id, offer]),
  );
  const unknown: Record<string, string[]> = {};
  const wanted = lines.flatMap(({ variantId, quantity }, index) => {
    const offer = offerByVariant.get(variantId);
    if (offer !== undefined) return { offer, quantity };
    unknown[`lines.${index}.variantId`] = ["unknown"];
    return [];
  });
  if (Object.keys(unknown).length > 0)
    throw new AppError("invalid_fields", "some variants are not sold", { fields: unknown });
  if (stockStateAfter(status, "released") !== "released") refuseShortages(wanted);
  return wanted;
}

function refuseShortages(lines: readonly WantedLine[]): void {
  const left = new Map(lines.map(({ offer }) => [offer.id, offer.stockQuantity]));
  const fields: Record<string, FieldErrors[string]> = {};
  for (const [index, { offer, quantity }] of lines.entries()) {
    const rest = left.get(offer.id) ?? 0;
    if (rest < quantity) fields[`lines.${index}.quantity`] = [String(rest)];
    left.set(offer.id, rest - quantity);
  }
  if (Object.keys(fields).length > 0)
    throw new AppError("out_of_stock", "there are not enough bags for the order", { fields });
}
