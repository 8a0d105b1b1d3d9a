// The form for the lines and the price of an order: what is typed, and the request that it makes.
import type { PriceEdit } from "#modules/orders/processing/new-order.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import type { VariantStock } from "#modules/inventory/contract.ts";
import type { Currency, Money } from "#shared/money.ts";
import { formatDecimal, money } from "#shared/money.ts";
import { isSame } from "#shared/records/merge-drafts.ts";
import { toMinor } from "#shared/records/typed-amount.ts";
import type { ComparedAmount } from "../far-off.ts";
import { getQuantity, getVariant, type AgreedDraft, type LineDraft } from "../new/draft.ts";

export type OrderLine = OrderDetails["lines"][number];

/** A line of the order as it is typed. */
export type EditedDraft = {
  readonly line: OrderLine;
  readonly quantity: string;
  readonly agreed: AgreedDraft | null;
  readonly isRemoved: boolean;
};

export type LinesDraft = {
  /** That of the order. */
  readonly currency: Currency;
  readonly lines: readonly EditedDraft[];
  readonly added: readonly LineDraft[];
  readonly agreedTotal: AgreedDraft | null;
  readonly removesCoupon: boolean;
  /** Why it was edited. */
  readonly note: string;
  readonly notifyCustomer: boolean;
};

export function createLinesDraft(order: OrderDetails): LinesDraft {
  return {
    currency: order.total.currency,
    lines: order.lines.map((line) => ({
      line,
      quantity: String(line.quantity),
      agreed: line.agreed && toAgreedDraft(line.unitPrice, line.agreed.reason),
      isRemoved: false,
    })),
    added: [],
    agreedTotal:
      order.agreedReason === null ? null : toAgreedDraft(order.total, order.agreedReason),
    removesCoupon: false,
    note: "",
    notifyCustomer: false,
  };
}

const toAgreedDraft = (amount: Money, reason: string): AgreedDraft => ({
  price: formatDecimal(amount),
  reason,
});

/** The catalogue's price of one unit when the line was ordered. */
export const getListPrice = ({ agreed, unitPrice }: OrderLine): Money =>
  agreed?.listPrice ?? unitPrice;

/** The draft with one more unit of a variant: on its line, or on a new one. */
export function withVariant(draft: LinesDraft, stock: VariantStock): LinesDraft {
  const place = draft.lines.findIndex(({ line }) => !line.isGift && line.sku === stock.sku);
  if (place !== -1)
    return {
      ...draft,
      lines: draft.lines.map((it, index) => (index === place ? withOneMore(it) : it)),
    };
  const added = draft.added.findIndex(({ variant }) => variant.id === stock.id);
  return {
    ...draft,
    added:
      added === -1
        ? [...draft.added, { variant: getVariant(stock), quantity: "1", agreed: null }]
        : draft.added.map((it, index) => (index === added ? withOneMore(it) : it)),
  };
}

function withOneMore<T extends { readonly quantity: string }>(line: T): T {
  const isRemoved = "isRemoved" in line && line.isRemoved === true;
  if (isRemoved) return { ...line, isRemoved: false };
  return { ...line, quantity: String((getQuantity(line.quantity) ?? 0) + 1) };
}

/** A typed number, or one that makes its field wrong. */
const toNumber = (value: number | undefined) => value ?? Number.NaN;

/**
 * The request that a draft makes, with what is not valid in it as it is. `missing` stands for
 * reasons that are not typed yet.
 */
export function toPriceEdit(before: LinesDraft, draft: LinesDraft, missing = ""): PriceEdit {
  const { currency } = draft;
  const toUnit = ({ price, reason }: AgreedDraft) => ({
    unitPriceMinor: toNumber(toMinor(price, currency)),
    reason: reason.trim() || missing,
  });
  return {
    lines: draft.lines.map(({ line, quantity, agreed, isRemoved }, index) => ({
      lineId: line.id,
      quantity: isRemoved ? 0 : toNumber(getQuantity(quantity)),
      ...(!isSame(agreed, before.lines[index]?.agreed) && { agreed: agreed && toUnit(agreed) }),
    })),
    added: draft.added.map(({ variant, quantity, agreed }) => ({
      variantId: variant.id,
      quantity: toNumber(getQuantity(quantity)),
      ...(agreed && { agreed: toUnit(agreed) }),
    })),
    ...(!isSame(draft.agreedTotal, before.agreedTotal) && {
      agreedTotal: draft.agreedTotal && {
        amountMinor: toNumber(toMinor(draft.agreedTotal.price, currency)),
        reason: draft.agreedTotal.reason.trim() || missing,
      },
    }),
    removesCoupon: draft.removesCoupon,
  };
}

/** Whether a draft changes anything of the lines or the price. */
export function isChanged(before: LinesDraft, draft: LinesDraft): boolean {
  const pick = ({ lines, added, agreedTotal, removesCoupon }: LinesDraft) => ({
    lines,
    added,
    agreedTotal,
    removesCoupon,
  });
  return !isSame(pick(before), pick(draft));
}

/** The agreed prices that were typed, beside what they stand in place of. */
export function compareAgreed(before: LinesDraft, draft: LinesDraft, sum: Money): ComparedAmount[] {
  const { agreedTotal } = draft;
  const total = agreedTotal === null ? undefined : toMinor(agreedTotal.price, sum.currency);
  const isNewTotal = !isSame(agreedTotal, before.agreedTotal);
  return [
    ...draft.lines.flatMap(({ line, agreed }, index) => {
      const usual = getListPrice(line);
      const minor = agreed === null ? undefined : toMinor(agreed.price, usual.currency);
      return minor === undefined || isSame(agreed, before.lines[index]?.agreed)
        ? []
        : { amount: money(minor, usual.currency), usual };
    }),
    ...(total === undefined || !isNewTotal
      ? []
      : [{ amount: money(total, sum.currency), usual: sum }]),
  ];
}
