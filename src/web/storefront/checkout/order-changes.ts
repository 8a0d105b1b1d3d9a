import { toLineLabel } from "#modules/cart/line-labels.ts";
import type { CheckoutOrder } from "#modules/checkout/order-lines.ts";
import type { CouponReason } from "#modules/coupons/kinds.ts";
import { isSameMoney, type Money } from "#shared/money.ts";

/** How an order differs from what the customer has seen. */
export type OrderChange =
  | { readonly kind: "price"; readonly name: string; readonly before: Money; readonly now: Money }
  | {
      /** fewer: there are no more. */
      readonly kind: "fewer" | "quantity";
      readonly name: string;
      readonly before: number;
      readonly now: number;
    }
  | { readonly kind: "gone"; readonly name: string }
  /** It is a preorder with another shipping day than was shown, or was shown as in stock. */
  | { readonly kind: "later"; readonly name: string; readonly leavesBy: string }
  /** Its coupon counts no more; why, if the shop has said so. */
  | { readonly kind: "coupon"; readonly code: string; readonly why: CouponReason | undefined }
  | { readonly kind: "added"; readonly name: string; readonly now: number }
  | { readonly kind: "total"; readonly before: Money; readonly now: Money };

type ShownOrder = Pick<CheckoutOrder, "lines" | "price"> & Partial<Pick<CheckoutOrder, "coupon">>;

/** Changes line by line, and of the total last; empty when the order is still what was seen. */
export function findOrderChanges(
  shown: ShownOrder,
  now: ShownOrder,
  largestQuantity: (slug: string) => number,
  why?: CouponReason,
): OrderChange[] {
  const changes: OrderChange[] = [];
  for (const before of shown.lines) {
    const name = toLineLabel(before);
    const line = now.lines.find(({ id }) => id === before.id);
    if (!line) {
      changes.push({ kind: "gone", name });
      continue;
    }
    if (line.leavesBy && line.leavesBy !== before.leavesBy)
      changes.push({ kind: "later", name, leavesBy: line.leavesBy });
    if (!isSameMoney(line.price, before.price))
      changes.push({ kind: "price", name, before: before.price, now: line.price });
    if (line.quantity !== before.quantity) {
      const isAllThereIs =
        line.quantity < before.quantity && line.quantity === largestQuantity(line.id);
      changes.push({
        kind: isAllThereIs ? "fewer" : "quantity",
        name,
        before: before.quantity,
        now: line.quantity,
      });
    }
  }
  for (const added of now.lines) {
    if (!shown.lines.some((line) => line.id === added.id))
      changes.push({ kind: "added", name: toLineLabel(added), now: added.quantity });
  }
  if (shown.coupon && !now.coupon) changes.push({ kind: "coupon", code: shown.coupon.code, why });
  if (!isSameMoney(shown.price.total, now.price.total))
    changes.push({ kind: "total", before: shown.price.total, now: now.price.total });
  return changes;
}
