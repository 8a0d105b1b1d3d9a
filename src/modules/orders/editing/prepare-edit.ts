import { sumCounted } from "#modules/cart/compute-cart-price.ts";
import { formatLineName } from "#modules/catalog/variant-names.ts";
import type { Context } from "#modules/context.ts";
import { readCouponOfOrder } from "#modules/coupons/read-coupon-of-order.ts";
import { computeOrderPrice, type PlaceTerms } from "#modules/markets/compute-order-price.ts";
import type { orders } from "#modules/orders/tables.ts";
import type { AgreedFact, EventFacts } from "#modules/orders/timeline-tables.ts";
import { createFieldsError } from "#shared/errors.ts";
import { assertNotTooMuch } from "../placing/largest-order.ts";
import type { PriceEdit } from "../processing/new-order.ts";
import { getLines, type OrderRow } from "../processing/find-order.ts";
import { acceptEditedCoupon, toPricedLine } from "./edited-coupon.ts";
import { prepareGifts } from "./edited-gifts.ts";
import { getLine, hasNewPrice, isChangedLine, type EditedLine } from "./edited-line.ts";
import { prepareAdded, prepareLines } from "./edited-lines.ts";

/** The outcome of an edit of an order's lines and price. */
export type PreparedEdit = {
  readonly lines: readonly EditedLine[];
  /** The columns of the order that become others. */
  readonly figures: Partial<typeof orders.$inferInsert>;
  readonly discountMinor: number;
  readonly subtotalMinor: number;
  readonly totalMinor: number;
  readonly areLinesChanged: boolean;
  /** Whether a price was agreed on, or taken back: it needs a right of its own. */
  readonly isAgreed: boolean;
  readonly removesCoupon: boolean;
  readonly isGiftShort: boolean;
  readonly facts: EventFacts;
};

/**
 * Computes an edit of an order's lines and price, and changes nothing: its preview and the edit
 * itself. Lines that stay keep the order's prices, and its coupon; added ones are at today's. An
 * agreed total stays until it is edited itself. Throws `invalid_fields`: `lines` when no bought
 * line is left ("none_left") or they are too much ("too_large"), `lines.<n>.…`, `added.<n>.…`,
 * `removesCoupon`, and `agreedTotal` beside a coupon ("with_coupon").
 */
export async function prepareEdit(
  ctx: Context,
  order: OrderRow,
  edit: PriceEdit,
): Promise<PreparedEdit> {
  const stored = await getLines(ctx, order.id);
  const removesCoupon = edit.removesCoupon === true && order.couponCode !== null;
  const hasCoupon = order.couponCode !== null && !removesCoupon;
  const rule = hasCoupon ? await readCouponOfOrder(ctx, order.id) : undefined;
  const edited = [
    ...(await prepareLines(ctx, stored, edit.lines ?? [])),
    ...(await prepareAdded(ctx, order, {
      stored,
      added: edit.added ?? [],
      coupon: rule,
      position: Math.max(-1, ...stored.map(({ position }) => position)) + 1,
    })),
  ];
  const { lines, isShort } = await prepareGifts(ctx, order, edited);
  const areLinesChanged = lines.some(isChangedLine);
  if (areLinesChanged && !lines.some(({ after }) => after?.isGift === false))
    throw createFieldsError({ lines: ["none_left"] });
  const total = getAgreedTotal(order, edit);
  if (total.isNew && total.agreed !== null && hasCoupon)
    throw createFieldsError({ agreedTotal: ["with_coupon"] });
  const sums = computeSums(order, { lines, removesCoupon, rule, areLinesChanged, total });
  const { subtotalMinor, discountMinor, totalMinor } = sums.figures;
  return {
    lines: withTaxes(lines, sums.lineTaxes),
    subtotalMinor,
    discountMinor,
    totalMinor,
    areLinesChanged,
    removesCoupon,
    isAgreed: total.isNew || lines.some(hasNewPrice),
    isGiftShort: isShort,
    figures: {
      ...sums.figures,
      ...(removesCoupon && { couponCode: null, couponPercent: null, couponAmountMinor: null }),
      ...(total.isNew && {
        agreedTotalMinor: total.agreed?.amountMinor ?? null,
        agreedReason: total.agreed?.reason ?? null,
      }),
      // From now on nothing is to be paid, so nothing waits for money.
      ...(totalMinor <= order.paidMinor && { reservedUntil: null }),
    },
    facts: getFacts(order, { lines, totalMinor, subtotalMinor, total }),
  };
}

type Total = {
  readonly agreed: { readonly amountMinor: number; readonly reason: string } | null;
  readonly isNew: boolean;
};

/** The total that is agreed after the edit. */
function getAgreedTotal(
  { agreedTotalMinor, agreedReason }: OrderRow,
  { agreedTotal }: PriceEdit,
): Total {
  const before =
    agreedTotalMinor === null || agreedReason === null
      ? null
      : { amountMinor: agreedTotalMinor, reason: agreedReason };
  if (agreedTotal === undefined) return { agreed: before, isNew: false };
  const isSame =
    agreedTotal?.amountMinor === before?.amountMinor && agreedTotal?.reason === before?.reason;
  return { agreed: agreedTotal, isNew: !isSame };
}

/** The cost of the lines after the edit, with the order's coupon. */
function computeSums(
  order: OrderRow,
  edited: Pick<PreparedEdit, "lines" | "removesCoupon" | "areLinesChanged"> & {
    readonly total: Total;
    readonly rule: Awaited<ReturnType<typeof readCouponOfOrder>>;
  },
) {
  const { lines, removesCoupon, rule, areLinesChanged, total } = edited;
  const coupon =
    removesCoupon || order.couponCode === null
      ? undefined
      : acceptEditedCoupon(order, lines, areLinesChanged ? rule : undefined);
  const priced = lines.flatMap(({ after }) => (after === null ? [] : toPricedLine(order, after)));
  const terms = getFrozenTerms(order);
  const price = computeOrderPrice(priced, coupon, terms, total.agreed?.amountMinor ?? null);
  const { subtotal, discount } = price;
  assertNotTooMuch(subtotal);
  return {
    lineTaxes: price.lineTaxes.map(({ amountMinor }) => amountMinor),
    figures: {
      taxMinor: price.tax.amountMinor,
      shippingTaxMinor: price.shippingTax.amountMinor,
      dutyMinor: price.duty.amountMinor,
      totalMinor: price.total.amountMinor,
      subtotalMinor: subtotal.amountMinor,
      discountMinor: discount.amountMinor,
      couponBaseMinor: coupon?.only ? sumCounted(priced, coupon).amountMinor : null,
    },
  };
}

/** The terms of the order's place as they were when it was made. */
function getFrozenTerms(order: OrderRow): PlaceTerms {
  return {
    isTaxIncluded: order.isTaxIncluded,
    taxLimitMinor: order.taxLimitMinor,
    shippingMinor: order.shippingMinor,
    shippingRateBp: order.shippingRateBp,
    isDutyCharged: order.dutyTerms === "paid",
  };
}

/** The lines with the tax of each that stays. */
function withTaxes(lines: readonly EditedLine[], taxes: readonly number[]): EditedLine[] {
  let next = 0;
  return lines.map((line) => {
    if (line.after === null) return line;
    const taxMinor = taxes[next] ?? 0;
    next += 1;
    return line.before === null
      ? { ...line, after: { ...line.after, taxMinor }, row: { ...line.row, taxMinor } }
      : { ...line, after: { ...line.after, taxMinor } };
  });
}

/** The facts for the timeline. */
function getFacts(
  order: OrderRow,
  {
    lines,
    totalMinor,
    subtotalMinor,
    total,
  }: Pick<PreparedEdit, "lines" | "totalMinor" | "subtotalMinor"> & { readonly total: Total },
): EventFacts {
  const quantities = lines.flatMap((line) => {
    const [from, to] = [line.before?.quantity ?? 0, line.after?.quantity ?? 0];
    return from === to ? [] : [{ name: formatLineName(getLine(line)), from, to }];
  });
  const agreed = [...lines.flatMap(listAgreed), ...listAgreedTotal(total, subtotalMinor)];
  const isOther = totalMinor !== order.totalMinor;
  return {
    ...((agreed.length > 0 || isOther) && { currency: order.currency }),
    ...(quantities.length > 0 && { lines: quantities }),
    ...(agreed.length > 0 && { agreed }),
    ...(isOther && { totals: { fromMinor: order.totalMinor, toMinor: totalMinor } }),
  };
}

function listAgreed(line: EditedLine): AgreedFact[] {
  const { after } = line;
  if (after === null || !hasNewPrice(line)) return [];
  const { listPriceMinor: listMinor, unitPriceMinor: agreedMinor, agreedReason: reason } = after;
  if (listMinor === null || reason === null) return [];
  return [{ name: formatLineName(after), listMinor, agreedMinor, reason }];
}

function listAgreedTotal({ agreed, isNew }: Total, listMinor: number): AgreedFact[] {
  if (!isNew || agreed === null) return [];
  return [{ name: null, listMinor, agreedMinor: agreed.amountMinor, reason: agreed.reason }];
}
