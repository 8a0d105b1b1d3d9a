import { toDay } from "#i18n/format-he.ts";
import type { Context } from "#modules/context.ts";
import { convertCoupon } from "#modules/cart/convert-coupon.ts";
import { acceptCoupon } from "#modules/coupons/accept-coupon.ts";
import { findOrderRate } from "#modules/currency/find-order-rate.ts";
import { queueMail } from "#modules/mail/queue-mail.ts";
import { endHeldUnits } from "#modules/inventory/held-units.ts";
import { acceptDestination, assertState } from "#modules/markets/find-market.ts";
import type { OrderPlace } from "#modules/markets/price-terms.ts";
import { isReverseCharged, type VatNumber } from "#modules/markets/vat-register.ts";
import { guestHolds } from "#modules/orders/hold-tables.ts";
import type { KeyedContext } from "#modules/orders/order-keys.ts";
import type { Attempts } from "#platform/rate-limit/attempt-limits.ts";
import { HOLD_MS } from "#modules/payments/payments.ts";
import { readOrderSettings } from "#modules/settings/read-settings.ts";
import type { SettingsFor } from "#modules/settings/settings.ts";
import type { PaymentMethod } from "#modules/orders/kinds.ts";
import type { Way } from "#modules/payments/ways/ways.ts";
import { isMember } from "#shared/actor.ts";
import type { OrderContact } from "#modules/checkout/accept-details.ts";
import { acceptWay, assertCharge } from "./accept-way.ts";
import { acceptLines, assertPromised, findRequestedOffers } from "./checkout-lines.ts";
import type { OrderRequest } from "../processing/contract.ts";
import type { CheckoutContext } from "../processing/context.ts";
import { getUnits, type OrderRow } from "../processing/find-order.ts";
import { assertMayHold } from "../holds/hold-limits.ts";
import { getHolder, lockHolder, type Holder } from "../holds/hold-owner.ts";
import { recordHolds } from "../holds/record-holds.ts";
import { getOrderMailContent } from "../processing/order-mail.ts";
import { queueConfirmation } from "../processing/queue-confirmation.ts";
import { toMarketOffers } from "./market-offers.ts";
import { reserveUnits, writeOrder, type SpentCoupon, type WrittenOrder } from "./write-order.ts";

/** A request of the checkout with its fields checked, and counted as an attempt. */
export type CheckedOrder = {
  readonly ctx: CheckoutContext;
  readonly request: OrderRequest;
  readonly contact: OrderContact;
  readonly vatNumber: VatNumber | null;
  readonly attempt: Attempts;
};

/**
 * Writes an order of the checkout with all that belongs to it; `ways` are the ways to pay of the
 * shop. Throws `invalid_fields`
 * (`couponCode`, `payBy`, and the country and state of where it goes: `details.<field>`),
 * `payments_off` where its market has no way to pay, `offer_changed`, `out_of_stock`, `hold_limit`,
 * and `conflict` for a used key.
 */
export async function writeCheckoutOrder(
  tx: KeyedContext,
  { ctx, request, contact, vatNumber }: CheckedOrder,
  ways: readonly Way[],
): Promise<OrderRow> {
  const { billingAddress, shippingAddress, ...customer } = contact;
  const holder = getHolder(ctx);
  await lockHolder(tx, holder);
  const customerId = isMember(ctx.actor) ? ctx.actor.id : null;
  const accepted = await acceptCoupon(tx, request.couponCode, {
    ...customer,
    id: customerId,
    country: billingAddress.country,
  });
  const isSeparate = shippingAddress !== null;
  const destination = shippingAddress ?? billingAddress;
  const found = await acceptDestination(
    tx,
    destination,
    isSeparate ? "details.shippingCountry" : "details.country",
  );
  await assertState(tx, destination, isSeparate ? "details.shippingState" : "details.state");
  const [offers, settings, rate] = await Promise.all([
    findRequestedOffers(tx, request),
    readOrderSettings(tx),
    findOrderRate(tx, found.market.currency),
  ]);
  const place = {
    ...found,
    methodId: request.shippingMethod,
    today: toDay(tx.clock()),
    rate: rate ?? null,
    isReverseCharge: isReverseCharged(vatNumber, found, destination),
  };
  // A market has prices of its own, and coupons follow its currency.
  const spent = accepted && "coupon" in accepted ? toMarketCoupon(accepted, place) : accepted;
  const lines = await acceptLines(tx, request, toMarketOffers(offers, place), spent, place);
  await assertMayHold(tx, holder, lines);
  const way = acceptWay(ways, request, { marketId: place.market.id, rate });
  const mode = way.name === null ? "manual" : "online";
  const written = await writeOrder(tx, {
    source: "checkout",
    status: settings.default_order_status,
    idempotencyKey: request.idempotencyKey,
    customer: { id: customerId, ...customer },
    vatNumber,
    billingAddress,
    shippingAddress,
    lines,
    place,
    coupon: spent && "coupon" in spent ? spent : undefined,
    rate,
    paymentMethod: mode,
    reservedUntil: new Date(ctx.clock().getTime() + HOLD_MS[getTime(mode, holder)]),
  });
  assertCharge(written.order, way.code, request.expectedCharge);
  // Where nothing is to be paid there is nothing to wait for: it is confirmed at once.
  const isToPay = written.order.totalMinor > 0;
  const isToConfirm = isToPay && holder.kind === "guest";
  await Promise.all([
    isToConfirm && recordGuest(tx, written.order, holder),
    // An order that is paid online is confirmed when it has been paid.
    (mode === "manual" || !isToPay) && queueMails(tx, written, settings, isToConfirm),
  ]);
  const held = lines.flatMap(({ offer }) => offer.heldUnit ?? []);
  await reserveUnits(tx, written, await endHeldUnits(tx, held));
  await assertPromised(tx, lines);
  await recordHolds(tx, getUnits(written.lines));
  return written.order;
}

const toMarketCoupon = <Spent extends SpentCoupon>(
  spent: Spent,
  { market, rate }: Pick<OrderPlace, "market" | "rate">,
): Spent => ({ ...spent, coupon: convertCoupon(spent.coupon, market.currency, rate) });

const getTime = (mode: PaymentMethod, holder: Holder) =>
  mode === "manual" && holder.kind === "guest" ? "unconfirmed" : mode;

/** Notes that the customer is a guest, who has to confirm the order. */
async function recordGuest(
  { db }: Context,
  { id: orderId }: OrderRow,
  { networks }: Extract<Holder, { kind: "guest" }>,
): Promise<void> {
  const [network, ...widerNetworks] = networks;
  await db
    .insert(guestHolds)
    .values({ orderId, ...(network !== undefined && { network, widerNetworks }) });
}

async function queueMails(
  ctx: Context,
  { order, lines }: WrittenOrder,
  settings: SettingsFor<"checkout">,
  isToConfirm: boolean,
): Promise<void> {
  await Promise.all([
    queueConfirmation(ctx, order, lines, { isToConfirm }),
    settings.email_notifications &&
      queueMail(ctx.db, {
        kind: "new-order",
        to: settings.support_email,
        content: getOrderMailContent(order, lines),
        dedupeKey: `new-order:${order.id}`,
      }),
  ]);
}
