import { sql, type AnyColumn } from "drizzle-orm";
import { check } from "drizzle-orm/pg-core";

type Amounts =
  | "subtotalMinor"
  | "discountMinor"
  | "shippingMinor"
  | "agreedTotalMinor"
  | "totalMinor"
  | "paidMinor"
  | "refundedMinor";

/** The amounts of an order fit each other. */
export function amountChecks(table: Record<Amounts, AnyColumn>) {
  return [
    check(
      "orders_refunds_within_payments",
      sql`${table.refundedMinor} between 0 and ${table.paidMinor}`,
    ),
    check(
      "orders_amounts_positive",
      sql`least(${table.subtotalMinor}, ${table.discountMinor}, ${table.shippingMinor}, ${table.totalMinor}) >= 0`,
    ),
    check(
      "orders_total_adds_up",
      sql`${table.totalMinor} = coalesce(${table.agreedTotalMinor}, ${table.subtotalMinor} - ${table.discountMinor} + ${table.shippingMinor})`,
    ),
  ];
}
