import { hashOfToken } from "#platform/secret-tokens.ts";
import { createOrderId } from "#modules/orders/create-order-id.ts";
import type { KeyedContext } from "#modules/orders/order-keys.ts";
import { and, eq } from "drizzle-orm";
import { toDay } from "#i18n/format-he.ts";
import type { Coupon } from "#modules/cart/coupons.ts";
import { formatNameWithSize } from "#modules/catalog/variant-names.ts";
import type { Context } from "#modules/context.ts";
import { consumeCoupon } from "#modules/coupons/consume-coupon.ts";
import type { OrderRate } from "#modules/currency/find-order-rate.ts";
import type { NewMovement } from "#modules/inventory/tables.ts";
import type { OrderPlace } from "#modules/markets/price-terms.ts";
import type { VatNumber } from "#modules/markets/vat-register.ts";
import type { PaymentMethod } from "#modules/orders/kinds.ts";
import { orderNotes } from "#modules/orders/order-notes.ts";
import { getStockStateAfter, type OrderStatus } from "#modules/orders/status.ts";
import { orderItems, orders } from "#modules/orders/tables.ts";
import type { AgreedFact } from "#modules/orders/timeline-tables.ts";
import type { Address } from "#shared/address.ts";
import { AppError } from "#shared/errors.ts";
import type { ItemRow, OrderRow } from "../processing/find-order.ts";
import { findGifts, toGiftRows, isShort } from "./gifts.ts";
import { assertNotTooMuch } from "./largest-order.ts";
import { getSnapshot } from "../order-coupon.ts";
import { moveLines } from "../editing/move-lines.ts";
import {
  toItemRows,
  toPricedLine,
  computeLinePrices,
  type RequestedLine,
} from "./requested-lines.ts";
import { writeEvent } from "../processing/write-event.ts";
import { toLineTaxes, toPlaceColumns } from "./tax-columns.ts";

/** Total agreed for an order as a whole, in its currency, and the reason. */
export type AgreedTotal = { readonly amountMinor: number; readonly reason: string };

export type SpentCoupon = { readonly coupon: Coupon; readonly couponId: string };

export type OrderDraft = {
  readonly source: OrderRow["source"];
  readonly status: OrderStatus;
  readonly idempotencyKey: string;
  readonly customer: {
    readonly id: string | null;
    readonly name: string;
    /** Null for a customer who gave only a phone number. */
    readonly email: string | null;
    readonly phone: string | null;
  };
  /** The VAT number of a company; null for none. */
  readonly vatNumber?: VatNumber | null;
  /** Whether the customer took the items along at once. */
  readonly isHandedOver?: boolean;
  readonly billingAddress: Address | null;
  readonly shippingAddress: Address | null;
  readonly lines: readonly RequestedLine[];
  /** Counted as used with the order, unless it takes nothing off. */
  readonly coupon: SpentCoupon | undefined;
  readonly agreedTotal?: AgreedTotal | null;
  readonly place: OrderPlace;
  /** The rate of this day, which the order keeps. */
  readonly rate: OrderRate | undefined;
  readonly paymentMethod: PaymentMethod;
  /**
   * How long the items are held without payment; null for as long as it takes, and without meaning
   * where nothing is to be paid.
   */
  readonly reservedUntil: Date | null;
};

export type WrittenOrder = { readonly order: OrderRow; readonly lines: readonly ItemRow[] };

/**
 * Writes an order with its lines and the beginning of its timeline, frozen at today's prices, costs
 * and rate; its items are taken by `reserveUnits`. Throws `invalid_fields` (`lines`) for too large
 * an order, and `conflict` for a key that was used already: of two requests at once the second
 * waits for the first.
 */
export async function writeOrder(ctx: KeyedContext, draft: OrderDraft): Promise<WrittenOrder> {
  const { db } = ctx;
  const { customer, status, source } = draft;
  const { agreedTotal = null, rate, place } = draft;
  const placed = await computeLinePrices(
    ctx,
    draft.lines,
    draft.coupon?.coupon,
    place,
    agreedTotal?.amountMinor ?? null,
  );
  const { price } = placed;
  const spent = price.discount.amountMinor > 0 ? draft.coupon : undefined;
  assertNotTooMuch(price.subtotal);
  const totalMinor = price.total.amountMinor;
  const stockState = getStockStateAfter(status, "released");
  const createdAt = ctx.clock();
  const id = createOrderId();
  const keyHash = hashOfToken(ctx.orderKeys.create(id, { for: "page" }));
  const inserting = db
    .insert(orders)
    .values({
      id,
      keyHash,
      customerId: customer.id,
      customerName: customer.name,
      customerEmail: customer.email,
      customerPhone: customer.phone,
      customerVatNumber: draft.vatNumber?.number ?? null,
      status,
      stockState,
      source,
      isHandedOver: draft.isHandedOver,
      reservedUntil: totalMinor === 0 ? null : draft.reservedUntil,
      currency: price.total.currency,
      subtotalMinor: price.subtotal.amountMinor,
      discountMinor: price.discount.amountMinor,
      ...toPlaceColumns(place, placed),
      agreedTotalMinor: agreedTotal?.amountMinor,
      agreedReason: agreedTotal?.reason,
      totalMinor,
      paymentMethod: draft.paymentMethod,
      ...(spent && getSnapshot(draft.lines.map(toPricedLine), spent.coupon)),
      ...(rate && {
        ilsRate: rate.rate,
        usdRate: rate.usdRate,
        ilsRateSource: rate.source,
        ilsRateDate: toDay(rate.updatedAt),
      }),
      billingAddress: draft.billingAddress,
      shippingAddress: draft.shippingAddress,
      idempotencyKey: draft.idempotencyKey,
      createdAt,
      updatedAt: createdAt,
    })
    .onConflictDoNothing({ target: orders.idempotencyKey })
    .returning();
  const [[order], gifts] = await Promise.all([inserting, findGifts(ctx, draft.lines)]);
  if (order === undefined) throw new AppError("conflict", "the key has made an order before");

  const agreed = listAgreed(order, draft.lines);
  const [lines] = await Promise.all([
    db
      .insert(orderItems)
      .values([
        ...toItemRows(order, draft, spent?.coupon, toLineTaxes(placed)),
        ...toGiftRows(order, gifts, { after: draft.lines.length, rate }),
      ])
      .returning(),
    writeEvent(ctx, {
      orderId: order.id,
      kind: "created",
      toStatus: status,
      ...(agreed.length > 0 && { facts: { currency: order.currency, agreed } }),
    }),
  ]);
  if (spent) await consumeCoupon(ctx, { orderId: order.id, couponId: spent.couponId });
  if (gifts.some(isShort))
    await writeEvent(ctx, {
      orderId: order.id,
      kind: "note",
      note: orderNotes.giftLeftOut,
      customerVisible: false,
    });
  return { order, lines };
}

/**
 * Reserves the items of a new order. To be called last, because other orders for the same variants
 * wait from then on until the transaction ends. `freed` releases items that were held for the
 * customer. Throws `out_of_stock`.
 */
export async function reserveUnits(
  ctx: Context,
  { order, lines }: WrittenOrder,
  freed: readonly NewMovement[] = [],
): Promise<void> {
  const { id: orderId, stockState: to } = order;
  await moveLines(ctx, { orderId, lines, from: "released", to, freed });
}

/**
 * The order that was made with this key; undefined when there is none. Keys of the back office are
 * not valid at the checkout, and the other way round.
 */
export async function findByKey(
  { db }: Pick<Context, "db">,
  { source, idempotencyKey }: Pick<OrderDraft, "source" | "idempotencyKey">,
): Promise<OrderRow | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.idempotencyKey, idempotencyKey), eq(orders.source, source)));
  return order;
}

/** The agreed prices for the timeline: those of lines, then the total. */
function listAgreed(order: OrderRow, lines: readonly RequestedLine[]): AgreedFact[] {
  const { agreedTotalMinor, agreedReason, subtotalMinor } = order;
  const ofLines = lines.flatMap(({ offer, price }) =>
    price?.agreed
      ? {
          name: formatNameWithSize(offer),
          listMinor: price.agreed.list.amountMinor,
          agreedMinor: price.unit.amountMinor,
          reason: price.agreed.reason,
        }
      : [],
  );
  return agreedTotalMinor === null || agreedReason === null
    ? ofLines
    : [
        ...ofLines,
        {
          name: null,
          listMinor: subtotalMinor,
          agreedMinor: agreedTotalMinor,
          reason: agreedReason,
        },
      ];
}
