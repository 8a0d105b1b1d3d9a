import { newOrder } from "#i18n/he/new-order.ts";
import { couponReasons } from "#modules/coupons/kinds.ts";
import type { FieldErrors } from "#shared/errors.ts";
import type { OrderDraft } from "./draft.ts";

const text = newOrder.problems;

/**
 * Sentence that says how to correct a field that is in no record; undefined for a field without a
 * problem.
 */
export function getFieldProblem(
  path: string,
  problems: FieldErrors,
  { lines }: OrderDraft,
): string | undefined {
  const [code] = problems[path] ?? [];
  if (code === undefined) return undefined;
  if (path === "lines" && code === "too_large") return text.tooMuch;
  if (path === "lines") return code === "too_many" ? text.tooManyLines : text.lines;
  const [place = "", index = ""] = path.split(".");
  if (path.endsWith(".reason")) return text.reason;
  if (path.endsWith(".unitPriceMinor") || place === "agreedTotal") return text.price;
  if (place === "currency") return text.noRate;
  if (code === "with_agreed_total") return text.withAgreedTotal;
  if (place === "lines") {
    const name = lines[Number(index)]?.variant.variantName ?? "";
    if (code === "not_sold") return text.notSold(name);
    return /^\d+$/.test(code) ? text.shortage(name, Number(code)) : text.quantity;
  }
  if (place === "couponCode") {
    const reason = couponReasons.find((why) => why === code);
    return reason === undefined ? text.couponCode : text.coupon[reason];
  }
  if (code === "not_registered") return text.vatNumberUnknown;
  if (isNamed(place)) return text[place];
  return newOrder.check;
}

const named = ["note", "status", "shippingMethod", "vatNumber"] as const;

const isNamed = (place: string): place is (typeof named)[number] =>
  named.some((name) => name === place);
