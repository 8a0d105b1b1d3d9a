import type { OrderDetails } from "#modules/order-processing/order-details.ts";
import type { InputProblem } from "#shared/input-problems.ts";
import { money, multiplyMoney, subtractMoney, sumMoney, type Money } from "#shared/money.ts";
import { toMinor } from "../../kit/typed-amount.ts";

type AmountProblem = Extract<InputProblem, "required" | "malformed" | "too_small" | "too_large">;

/** What of an order's money has not gone back yet. */
export function refundable({ paid, refunded }: Pick<OrderDetails, "paid" | "refunded">): Money {
  return subtractMoney(paid, refunded);
}

/** A refund as somebody typed it, or why it is none. At most `left` can go back. */
export function readRefund(
  typed: string,
  left: Money,
): { readonly amount: Money } | { readonly problem: AmountProblem } {
  if (typed.trim() === "") return { problem: "required" };
  const cents = toMinor(typed);
  if (cents === undefined) return { problem: "malformed" };
  if (cents === 0) return { problem: "too_small" };
  return cents > left.amountMinor
    ? { problem: "too_large" }
    : { amount: money(cents, left.currency) };
}

type Line = OrderDetails["lines"][number];

/** The bags of a line that can still come back to the shelf. */
export function returnable({ quantity, restockedQuantity }: Line): number {
  return quantity - restockedQuantity;
}

/** How many bags of each line were chosen, by the line's id. */
export type ChosenBags = Readonly<Record<string, number>>;

/** Whether bags of an order are suggested to come back: all that it still holds, none that left. */
export function suggestsRestock({ stockState }: Pick<OrderDetails, "stockState">): boolean {
  return stockState === "held";
}

/**
 * The price of the chosen bags, less their share of what a coupon or an agreed total took off the
 * order: what the rest would have cost less. So the parts of an order come to its total, to the
 * cent. At most what can go back.
 */
export function refundOf(
  order: Pick<OrderDetails, "lines" | "subtotal" | "total" | "paid" | "refunded">,
  chosen: ChosenBags,
): Money {
  const cost = (bags: (line: Line) => number) => {
    const price = sumMoney(
      order.lines.map((line) => multiplyMoney(line.unitPrice, bags(line))),
      order.subtotal.currency,
    );
    return subtractMoney(price, shareOfDiscount(order, price));
  };
  const worth = subtractMoney(
    cost(returnable),
    cost((line) => returnable(line) - (chosen[line.id] ?? 0)),
  );
  const left = refundable(order);
  return worth.amountMinor > left.amountMinor ? left : worth;
}

/** In proportion to what the bags cost, rounded half up to the cent. */
function shareOfDiscount(
  { subtotal, total }: Pick<OrderDetails, "subtotal" | "total">,
  price: Money,
): Money {
  if (subtotal.amountMinor === 0) return money(0, price.currency);
  const discount = subtractMoney(subtotal, total);
  const share = (discount.amountMinor * price.amountMinor) / subtotal.amountMinor;
  return money(Math.round(share), price.currency);
}
