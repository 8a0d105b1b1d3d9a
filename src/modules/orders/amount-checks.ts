import { sql, type AnyColumn } from "drizzle-orm";
import { check } from "drizzle-orm/pg-core";
import { MAX_RATE_BP } from "#modules/markets/kinds.ts";
import { getNumber } from "#platform/db/columns.ts";

type Amounts =
  | "subtotalMinor"
  | "discountMinor"
  | "shippingMinor"
  | "taxMinor"
  | "isTaxIncluded"
  | "shippingTaxMinor"
  | "shippingRateBp"
  | "dutyMinor"
  | "agreedTotalMinor"
  | "totalMinor"
  | "paidMinor"
  | "refundedMinor"
  | "refundedTaxMinor"
  | "shippingLeastMinor";

/** The amounts of an order fit each other. */
export function amountChecks(table: Record<Amounts, AnyColumn>) {
  return [
    check(
      "orders_refunds_within_payments",
      sql`${table.refundedMinor} between 0 and ${table.paidMinor}`,
    ),
    check(
      "orders_amounts_positive",
      sql`least(${table.subtotalMinor}, ${table.discountMinor}, ${table.shippingMinor}, ${table.taxMinor}, ${table.shippingTaxMinor}, ${table.dutyMinor}, ${table.totalMinor}) >= 0`,
    ),
    check(
      "orders_shipping_tax_range",
      sql`${table.shippingTaxMinor} <= ${table.taxMinor} and ${table.shippingLeastMinor} between 0 and ${table.shippingMinor} and ${table.shippingRateBp} between 0 and ${getNumber(MAX_RATE_BP)}`,
    ),
    check(
      "orders_refunded_tax_range",
      sql`${table.refundedTaxMinor} between 0 and ${table.taxMinor}`,
    ),
    check(
      "orders_total_adds_up",
      sql`${table.totalMinor} = coalesce(${table.agreedTotalMinor}, ${table.subtotalMinor} - ${table.discountMinor} + ${table.shippingMinor} + ${table.dutyMinor} + case when ${table.isTaxIncluded} then 0 else ${table.taxMinor} end)`,
    ),
  ];
}
