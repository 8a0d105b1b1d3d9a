import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { computeWorth, type ChosenUnits } from "#modules/orders/editing/compute-worth.ts";
import type { InputProblem } from "#shared/input-problems.ts";
import { money, subtractMoney, type Money } from "#shared/money.ts";
import { toMinor } from "#shared/records/typed-amount.ts";

type AmountProblem = Extract<InputProblem, "required" | "malformed" | "too_small" | "too_large">;

/** Part of an order's payments that has not been refunded yet. */
export function computeRefundable({
  paid,
  refunded,
}: Pick<OrderDetails, "paid" | "refunded">): Money {
  return subtractMoney(paid, refunded);
}

/** A typed refund, or its problems. At most `left` can be refunded. */
export function readRefund(
  typed: string,
  left: Money,
): { readonly amount: Money } | { readonly problem: AmountProblem } {
  if (typed.trim() === "") return { problem: "required" };
  const minor = toMinor(typed, left.currency);
  if (minor === undefined) return { problem: "malformed" };
  if (minor === 0) return { problem: "too_small" };
  return minor > left.amountMinor
    ? { problem: "too_large" }
    : { amount: money(minor, left.currency) };
}

type Line = OrderDetails["lines"][number];

/** The items of a line that can still come back to the shelf. */
export function countReturnable({ quantity, restockedQuantity }: Line): number {
  return quantity - restockedQuantity;
}

/**
 * Whether returning the items to the shelf is preselected: yes for reserved items, no for shipped
 * ones.
 */
export function isRestockSuggested({ stockState }: Pick<OrderDetails, "stockState">): boolean {
  return stockState === "held";
}

/** The value of the chosen items, and the shipping of them all, at most what can be refunded. */
export function computeRefund(
  order: Pick<
    OrderDetails,
    "lines" | "subtotal" | "total" | "isTaxIncluded" | "returnable" | "paid" | "refunded"
  >,
  chosen: ChosenUnits,
): Money {
  const { items, shipping, shippingTax } = order.returnable;
  const { worthMinor } = computeWorth(
    {
      lines: order.lines.map((line) => ({
        id: line.id,
        unitPriceMinor: line.unitPrice.amountMinor,
        quantity: countReturnable(line),
        orderedQuantity: line.quantity,
        taxMinor: line.tax.amountMinor,
        isGift: line.isGift,
      })),
      subtotalMinor: order.subtotal.amountMinor,
      goodsMinor: items.amountMinor,
      isTaxIncluded: order.isTaxIncluded,
      shipping: { minor: shipping.amountMinor, taxMinor: shippingTax.amountMinor },
      leftMinor: computeRefundable(order).amountMinor,
    },
    chosen,
  );
  return money(worthMinor, order.total.currency);
}
