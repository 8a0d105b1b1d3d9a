import { formatCount, formatAmount } from "#i18n/format-he.ts";
import { newOrder } from "#i18n/he/new-order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orderCorrections } from "#i18n/he/order-corrections.ts";
import { MAX_QUANTITY } from "#modules/cart/cart.ts";
import type { FieldErrors } from "#shared/errors.ts";
import { money, type Currency } from "#shared/money.ts";

const text = orderCorrections.lines.problems;
const { edit } = orderActions;

/**
 * Sentence that says what is wrong with a field of the form for lines and price, by the API's path;
 * undefined for a field without a problem.
 */
export function getLinesProblem(
  path: string,
  problems: FieldErrors,
  currency: Currency,
): string | undefined {
  const [code, detail] = problems[path] ?? [];
  if (code === undefined) return undefined;
  switch (code) {
    case "returned":
    case "none_left":
    case "takes_nothing":
    case "with_coupon":
      return text[code];
    case "below_minimum":
      return text.below_minimum(formatAmount(money(Number(detail), currency)));
    case "out_of_stock":
      return edit.outOfStock;
  }
  if (path.endsWith(".reason")) return newOrder.problems.reason;
  if (path.endsWith("Minor")) return newOrder.problems.price;
  if (path.endsWith(".quantity")) return edit.quantityWrong(formatCount(MAX_QUANTITY));
  if (path === "lines") return newOrder.problems.tooMuch;
  return newOrder.check;
}
