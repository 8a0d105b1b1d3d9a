import type { OrderDetails } from "#modules/order-processing/order-details.ts";
import type { InputProblem } from "#shared/input-problems.ts";
import { money, subtractMoney, type Money } from "#shared/money.ts";
import { toCents } from "../../kit/dollars.ts";

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
  const cents = toCents(typed);
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

/**
 * How many bags of each line a refund suggests to put back: all that the order still holds, none of
 * those that left.
 */
export function suggestedRestock({
  stockState,
  lines,
}: Pick<OrderDetails, "stockState" | "lines">): Readonly<Record<string, number>> {
  const isHeld = stockState === "held";
  return Object.fromEntries(lines.map((line) => [line.id, isHeld ? returnable(line) : 0]));
}
