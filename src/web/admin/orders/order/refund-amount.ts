import type { OrderDetails } from "#modules/order-processing/order-details.ts";
import { worthOfBags, type ChosenBags } from "#modules/order-processing/editing/worth-of-bags.ts";
import type { InputProblem } from "#shared/input-problems.ts";
import { money, subtractMoney, type Money } from "#shared/money.ts";
import { toMinor } from "../../kit/typed-amount.ts";

type AmountProblem = Extract<InputProblem, "required" | "malformed" | "too_small" | "too_large">;

/** Part of an order's payments that has not been refunded yet. */
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

/** Whether bags of an order are suggested to come back: all that it still holds, none that left. */
export function suggestsRestock({ stockState }: Pick<OrderDetails, "stockState">): boolean {
  return stockState === "held";
}

/** The worth of the chosen bags, at most what can go back. */
export function refundOf(
  order: Pick<OrderDetails, "lines" | "subtotal" | "total" | "paid" | "refunded">,
  chosen: ChosenBags,
): Money {
  const worth = worthOfBags(
    {
      lines: order.lines.map((line) => ({
        id: line.id,
        unitPriceMinor: line.unitPrice.amountMinor,
        quantity: returnable(line),
      })),
      subtotalMinor: order.subtotal.amountMinor,
      totalMinor: order.total.amountMinor,
      leftMinor: refundable(order).amountMinor,
    },
    chosen,
  );
  return money(worth, order.total.currency);
}
