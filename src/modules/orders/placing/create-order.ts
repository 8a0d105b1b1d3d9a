import type { NewOrder } from "../processing/new-order.ts";
import { toDay } from "#i18n/format-he.ts";
import { convertCoupon } from "#modules/cart/convert-coupon.ts";
import type { Context } from "#modules/context.ts";
import { acceptCoupon } from "#modules/coupons/accept-coupon.ts";
import { readOrderRates } from "#modules/currency/find-order-rate.ts";
import { acceptDestination, findMarketOf, type FoundMarket } from "#modules/markets/find-market.ts";
import type { Destination } from "#modules/markets/places.ts";
import { ownMarketServices } from "#modules/markets/tax-service.ts";
import { acceptVatNumber, isReverseCharged } from "#modules/markets/vat-register.ts";
import type { FrozenRate } from "#shared/exchange.ts";
import { getStockStateAfter, type OrderStatus } from "#modules/orders/status.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { readOrderSettings } from "#modules/settings/read-settings.ts";
import type { KeyedContext } from "#modules/orders/order-keys.ts";
import { formatOrderNumber } from "#modules/orders/order-number.ts";
import { toStoredAddress } from "#shared/address.ts";
import { AppError, type FieldErrors, createFieldsError } from "#shared/errors.ts";
import { homeCountry } from "#shared/home-country.ts";
import { HOME_CURRENCY, type Currency } from "#shared/money.ts";
import { acceptRequests, assertMayAgree, getAgreedTotal } from "./agreed-prices.ts";
import { lockOrder, type OrderRow } from "../processing/find-order.ts";
import { queueConfirmation } from "../processing/queue-confirmation.ts";
import { findOffers, type Offer, type RequestedLine } from "./requested-lines.ts";
import { acceptByHand } from "./accept-by-hand.ts";
import { findPlaceRate } from "./find-place-rate.ts";
import { writeEvent } from "../processing/write-event.ts";
import {
  findByKey,
  reserveUnits,
  writeOrder,
  type SpentCoupon,
  type WrittenOrder,
} from "./write-order.ts";

/**
 * Enters an order that reached the shop another way: priced by the catalogue or as agreed, its
 * items held without a time limit or handed over. The same idempotency key again answers with the
 * order that is there and does nothing else. Throws `forbidden` for prices that this staff member
 * may not agree on, `invalid_fields` (`lines.<n>.variantId` for what is not sold, `lines` for too
 * much of it, `couponCode`, `shippingMethod`, `vatNumber`, `currency` without a rate,
 * `billingAddress` of what is handed over, `payments.<n>.…` as `acceptByHand`), `out_of_stock`
 * (`lines.<n>.quantity`: how many are left), and `conflict` for a key that was used elsewhere.
 */
export async function createOrder(
  ctx: KeyedContext,
  input: NewOrder,
): Promise<{ id: string; number: string }> {
  const { idempotencyKey, customer, isHandedOver } = input;
  assertMayAgree(ctx, input);
  if (isHandedOver && (input.billingAddress ?? input.shippingAddress) !== undefined)
    throw createFieldsError({ billingAddress: ["handed_over"] });
  // Of equal requests at the same moment, the second waits here for the order of the first.
  await lockName(ctx.db, "orderKeys", idempotencyKey);
  const existing = await findByKey(ctx, { source: "admin", idempotencyKey });
  if (existing !== undefined) return { id: existing.id, number: formatOrderNumber(existing) };
  const offers = await findOffers(ctx, { ids: input.lines.map((line) => line.variantId) });
  const { default_order_status } = await readOrderSettings(ctx);
  const status = isHandedOver ? "completed" : (input.status ?? default_order_status);
  const findRate = await readOrderRates(ctx);
  const rate = findRate(input.currency);
  if (input.currency === HOME_CURRENCY && rate === undefined)
    throw createFieldsError({ currency: ["no_rate"] });
  const prices = { currency: input.currency, rate: rate ?? null };
  const { vatRegister } = ctx.marketServices ?? ownMarketServices;
  const vatNumber = await acceptVatNumber(vatRegister, input.vatNumber);
  const found = await findMarketByHand(ctx, input);
  assertOffered(found, input);
  const place = {
    ...found,
    methodId: isHandedOver ? null : input.shippingMethod,
    today: toDay(ctx.clock()),
    rate: findPlaceRate(findRate, input.currency, found.market),
    isReverseCharge: isReverseCharged(vatNumber, found, getDestination(input)),
  };
  const written = await writeOrder(ctx, {
    source: "admin",
    status,
    idempotencyKey,
    // An account takes over guest orders of its address once the address is confirmed.
    customer: { id: null, ...customer },
    vatNumber,
    isHandedOver,
    billingAddress: input.billingAddress ? toStoredAddress(input.billingAddress) : null,
    shippingAddress: input.shippingAddress ? toStoredAddress(input.shippingAddress) : null,
    lines: acceptLines(input, offers, { ...prices, status }),
    place,
    coupon: await findSpendableCoupon(ctx, input, prices),
    agreedTotal: getAgreedTotal(input),
    rate,
    paymentMethod: "manual",
    reservedUntil: null,
  });
  const { order } = written;
  await finishOrder(ctx, written, input);
  await reserveUnits(ctx, written);
  return { id: order.id, number: formatOrderNumber(order) };
}

/** The market of an order by hand: what is handed over stays in the shop's own country. */
async function findMarketByHand(ctx: Context, input: NewOrder): Promise<FoundMarket> {
  const { shippingAddress, billingAddress } = input;
  if ((shippingAddress ?? billingAddress) === undefined)
    return findMarketOf(ctx, getDestination(input));
  return acceptDestination(
    ctx,
    getDestination(input),
    shippingAddress ? "shippingAddress.country" : "billingAddress.country",
  );
}

/** Another way to ship than the market offers is refused, and not replaced by the first. */
function assertOffered({ market }: FoundMarket, { shippingMethod }: NewOrder): void {
  const isOffered = market.shippingMethods.some(({ id }) => id === shippingMethod);
  if (shippingMethod !== null && !isOffered)
    throw createFieldsError({ shippingMethod: ["unknown"] });
}

function getDestination({ shippingAddress, billingAddress }: NewOrder): Destination {
  const address = shippingAddress ?? billingAddress;
  return address === undefined ? { country: homeCountry } : toStoredAddress(address);
}

type Prices = { readonly currency: Currency; readonly rate: FrozenRate | null };

/**
 * The limits of a code apply to staff as to customers, but staff are told which limit it is. Its
 * amounts are in the order's currency.
 */
async function findSpendableCoupon(
  ctx: Context,
  { couponCode, customer, billingAddress }: NewOrder,
  { currency, rate }: Prices,
): Promise<SpentCoupon | undefined> {
  const accepted = await acceptCoupon(ctx, couponCode, {
    ...customer,
    id: null,
    country: billingAddress?.country ?? null,
  });
  if (accepted === undefined) return undefined;
  if ("reason" in accepted) throw createFieldsError({ couponCode: [accepted.reason] });
  return { ...accepted, coupon: convertCoupon(accepted.coupon, currency, rate) };
}

/** Adds the rest of an order by hand: the staff member's note, the money, the mail. */
async function finishOrder(
  ctx: Context,
  { order, lines }: WrittenOrder,
  input: NewOrder,
): Promise<void> {
  const { id } = order;
  if (input.note !== undefined)
    await writeEvent(ctx, {
      orderId: id,
      kind: "note",
      note: input.note,
      customerVisible: false,
    });
  await acceptPayments(ctx, order, input);
  if (!input.notifyCustomer) return;
  await queueConfirmation(ctx, await lockOrder(ctx, id), lines);
}

/** Records the payments so far, one after the other: each counts against the amount due then. */
async function acceptPayments(ctx: Context, order: OrderRow, input: NewOrder): Promise<void> {
  let paid = order;
  for (const [index, payment] of input.payments.entries())
    // oxlint-disable-next-line no-await-in-loop -- one connection, a few payments
    paid = await acceptByHand(ctx, paid, payment, {
      path: `payments.${index}.`,
      notifyCustomer: false,
    });
  const amountMinor = paid.totalMinor - paid.paidMinor;
  if (input.isPaid && amountMinor > 0)
    await acceptByHand(ctx, paid, { amountMinor }, { notifyCustomer: false });
}

function acceptLines(
  { lines }: NewOrder,
  offers: readonly Offer[],
  { status, ...prices }: Prices & { readonly status: OrderStatus },
): RequestedLine[] {
  const requested = acceptRequests(lines, offers, { ...prices, path: "lines" });
  if (getStockStateAfter(status, "released") !== "released") assertNoShortages(requested);
  return requested;
}

function assertNoShortages(lines: readonly RequestedLine[]): void {
  const left = new Map(lines.map(({ offer }) => [offer.id, offer.stockQuantity]));
  const fields: Record<string, FieldErrors[string]> = {};
  for (const [index, { offer, quantity }] of lines.entries()) {
    const rest = left.get(offer.id) ?? 0;
    if (rest < quantity) fields[`lines.${index}.quantity`] = [String(rest)];
    left.set(offer.id, rest - quantity);
  }
  if (Object.keys(fields).length > 0)
    throw new AppError("out_of_stock", "there are not enough units for the order", { fields });
}
