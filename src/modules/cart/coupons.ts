/** Coupons take whole percents off the subtotal. */
const percentByCode: ReadonlyMap<string, number> = new Map([
  ["SAVE10", 10],
  ["WELCOME20", 20],
  ["FIRST15", 15],
]);

export type Coupon = { readonly code: string; readonly percent: number };

/**
 * The coupon that a visitor's text names, in any letter case and spacing around it; undefined if
 * there is none.
 */
export function findCoupon(text: string): Coupon | undefined {
  const code = text.trim().toUpperCase();
  const percent = percentByCode.get(code);
  return percent === undefined ? undefined : { code, percent };
}
