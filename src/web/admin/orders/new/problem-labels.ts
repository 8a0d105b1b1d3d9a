import { newOrder } from "#i18n/he/new-order.ts";
import { couponReasons } from "#modules/coupons/kinds.ts";
import { addressParts } from "#shared/address.ts";
import { findPaymentProblem } from "../payment-fields.tsx";
import type { OrderDraft } from "./draft.ts";
import type { DraftProblems } from "./order-input.ts";

const text = newOrder.problems;

/** Sentence that says how to correct a field; undefined for a field without a problem. */
export function getFieldProblem(
  path: string,
  problems: DraftProblems,
  { lines }: OrderDraft,
): string | undefined {
  const problem = problems[path];
  if (problem === undefined) return undefined;
  if (path === "lines" && problem === "too_large") return text.tooMuch;
  if (path === "lines") return problem === "required" ? text.lines : text.tooManyLines;
  const [place = "", index = "", field = index] = path.split(".");
  if (path.endsWith(".reason")) return text.reason;
  if (path.endsWith(".unitPriceMinor") || place === "agreedTotal") return text.price;
  const code = typeof problem === "object" ? problem.code : "";
  if (place === "payments") return findPaymentProblem(field, code);
  if (place === "currency") return text.noRate;
  if (code === "with_agreed_total") return text.withAgreedTotal;
  if (place === "lines") {
    const name = lines[Number(index)]?.variant.variantName ?? "";
    if (problem === "not_sold") return text.notSold(name);
    return typeof problem === "number" ? text.shortage(name, problem) : text.quantity;
  }
  if (path === "customer.email" && problem === "required") return text.reachable;
  if (place === "customer")
    return index === "email" ? text.email : index === "phone" ? text.phone : text.name;
  const addressField = addressParts.find((it) => it === index);
  if (addressField !== undefined) return text[addressField];
  if (place === "couponCode") {
    const reason = couponReasons.find((why) => why === problem);
    return reason === undefined ? text.couponCode : text.coupon[reason];
  }
  if (place === "note" || place === "status") return text[place];
  return newOrder.check;
}
