import { sql, type AnyColumn } from "drizzle-orm";
import { check } from "drizzle-orm/pg-core";

type Columns = Readonly<
  Record<
    | "couponCode"
    | "couponPercent"
    | "couponAmountMinor"
    | "couponBaseMinor"
    | "subtotalMinor"
    | "discountMinor",
    AnyColumn
  >
>;

/** An order's discount is exactly that of its coupon. */
export function couponChecks(order: Columns) {
  return [
    check(
      "orders_coupon_complete",
      sql`num_nonnulls(${order.couponPercent}, ${order.couponAmountMinor}) = num_nonnulls(${order.couponCode}) and (${order.couponCode} is not null or ${order.couponBaseMinor} is null)`,
    ),
    check("orders_coupon_percent_range", sql`${order.couponPercent} between 1 and 100`),
    check("orders_coupon_amount_positive", sql`${order.couponAmountMinor} > 0`),
    check(
      "orders_coupon_base_within",
      sql`${order.couponBaseMinor} between 0 and ${order.subtotalMinor}`,
    ),
    // Half up to the minor unit, as the pricing module rounds.
    check(
      "orders_discount_is_coupon",
      sql`${order.discountMinor} = case when ${order.couponAmountMinor} is null then (coalesce(${order.couponBaseMinor}, ${order.subtotalMinor})::bigint * coalesce(${order.couponPercent}, 0) + 50) / 100 else least(${order.couponAmountMinor}, coalesce(${order.couponBaseMinor}, ${order.subtotalMinor})) end`,
    ),
  ];
}
