import { convertCoupon } from "#modules/cart/convert-coupon.ts";
import type { Coupon } from "#modules/cart/coupons.ts";
import { computeCartPrice, type CartPrice } from "#modules/cart/compute-cart-price.ts";
import type { OrderQuote } from "#modules/orders/processing/contract.ts";
import { convertTo } from "#shared/exchange.ts";
import {
  formatDecimal,
  MAIN_CURRENCY,
  money,
  subtractMoney,
  sumMoney,
  type Money,
  type Currency,
} from "#shared/money.ts";
import { toMinor } from "#shared/records/typed-amount.ts";
import { getQuantity, type LineDraft, type OrderDraft } from "./draft.ts";

type Terms = {
  readonly currency: Currency;
  /** Today's, which the order will freeze; there are no shekels without one. */
  readonly rate: string | null;
};

/** Price of one piece in the catalogue, in the order's currency. */
export function getListPrice({ variant }: LineDraft, { currency, rate }: Terms): Money {
  return convertTo(
    money(variant.priceMinor, MAIN_CURRENCY),
    currency,
    rate === null ? null : { rate },
  );
}

/** Price of one piece: the agreed amount, if there is one, or else that of the catalogue. */
export function getUnitPrice(line: LineDraft, terms: Terms): Money {
  const agreed = line.agreed === null ? undefined : toMinor(line.agreed.price, terms.currency);
  return agreed === undefined ? getListPrice(line, terms) : money(agreed, terms.currency);
}

export type Sum = CartPrice & { readonly paid: Money; readonly due: Money };

/**
 * Total of a draft, by the same rules as on the server, whose `quote` knows what its place adds;
 * `total` may be agreed.
 */
export function sumDraft(
  draft: OrderDraft,
  coupon: Coupon | undefined,
  rate: string | null,
  quote?: Pick<OrderQuote, "total">,
): Sum {
  const { currency, agreedTotal } = draft;
  const terms = { currency, rate };
  const sum = computeCartPrice(
    draft.lines.map((line) => ({
      id: line.variant.id,
      price: getUnitPrice(line, terms),
      quantity: getQuantity(line.quantity) ?? 0,
    })),
    coupon && convertCoupon(coupon, currency, rate === null ? null : { rate }),
  );
  const agreed = agreedTotal === null ? undefined : toMinor(agreedTotal.price, currency);
  const total = agreed === undefined ? (quote?.total ?? sum.total) : money(agreed, currency);
  const paid = sumMoney(
    draft.payments.map(({ amountMinor }) => money(toMinor(amountMinor, currency) ?? 0, currency)),
    currency,
  );
  const due = draft.lines.length === 0 ? money(0, currency) : subtractMoney(total, paid);
  return { ...sum, total, paid, due };
}

/**
 * The payments of a draft whose total has changed from `before`: those that made up the whole total
 * still do, by the last of them. Undefined where they stay as they are.
 */
export function followTotal(
  { payments }: Pick<OrderDraft, "payments">,
  before: Pick<Sum, "total" | "paid">,
  { total, paid }: Pick<Sum, "total" | "paid">,
): OrderDraft["payments"] | undefined {
  const last = payments.at(-1);
  const wasCovered = before.paid.amountMinor === before.total.amountMinor;
  const isOther = paid.amountMinor !== total.amountMinor;
  if (last === undefined || !wasCovered || !isOther) return undefined;
  const { currency } = total;
  const others = paid.amountMinor - (toMinor(last.amountMinor, currency) ?? 0);
  const rest = total.amountMinor - others;
  if (rest < 0) return undefined;
  return [...payments.slice(0, -1), { ...last, amountMinor: formatDecimal(money(rest, currency)) }];
}
