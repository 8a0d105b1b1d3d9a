import { sql, type AnyColumn } from "drizzle-orm";
import { check } from "drizzle-orm/pg-core";
import { filledText, getList } from "#platform/db/columns.ts";
import { handedOverStatuses } from "./status.ts";

type Columns<Name extends string> = Readonly<Record<Name, AnyColumn>>;

/** Checks of an order's contact, its handover, its agreed total, and its currency with the rate. */
export function byHandChecks(
  table: Columns<
    | "agreedReason"
    | "agreedTotalMinor"
    | "couponCode"
    | "currency"
    | "customerEmail"
    | "customerPhone"
    | "ilsRate"
    | "ilsRateSource"
    | "usdRate"
    | "ilsRateDate"
    | "isHandedOver"
    | "source"
    | "status"
    | "stockState"
  >,
) {
  return [
    check(
      "orders_customer_email_shape",
      sql`${table.customerEmail} ~ '^[^@[:space:]]+@[^@[:space:]]+$'`,
    ),
    check(
      "orders_customer_reachable",
      sql`${table.customerEmail} is not null or (${table.source} = 'admin' and ${table.customerPhone} is not null)`,
    ),
    // Nothing of it is reserved, and nothing remains to be shipped.
    check(
      "orders_handed_over_is_done",
      sql`not ${table.isHandedOver} or (${table.source} = 'admin' and ${table.status} in (${getList(handedOverStatuses)}) and ${table.stockState} <> 'held')`,
    ),
    check(
      "orders_agreed_has_reason",
      sql`num_nulls(${table.agreedTotalMinor}, ${table.agreedReason}) in (0, 2)`,
    ),
    // No coupon together with an agreed total, from which its discount would not be taken off.
    check(
      "orders_agreed_by_hand",
      sql`${table.agreedTotalMinor} is null or (${table.source} = 'admin' and ${table.couponCode} is null)`,
    ),
    filledText("orders_agreed_reason_filled", table.agreedReason, 200),
    check(
      "orders_rate_complete",
      sql`num_nulls(${table.ilsRate}, ${table.usdRate}, ${table.ilsRateSource}, ${table.ilsRateDate}) in (0, 4)`,
    ),
    check("orders_rate_positive", sql`${table.ilsRate} > 0`),
    check(
      "orders_others_have_rate",
      sql`${table.currency} = 'USD' or ${table.ilsRate} is not null`,
    ),
    // The two rates agree where the currency is one of the two that they are between.
    check(
      "orders_usd_rate_fits",
      sql`case ${table.currency} when 'USD' then ${table.usdRate} = 1 when 'ILS' then abs(${table.usdRate} * ${table.ilsRate} - 1) < 0.00001 else ${table.usdRate} > 0 end`,
    ),
  ];
}

/** A price other than the catalogue's has a reason. */
export function agreedPriceChecks(table: Columns<"listPriceMinor" | "agreedReason">) {
  return [
    check("order_items_list_price_positive", sql`${table.listPriceMinor} >= 0`),
    check(
      "order_items_agreed_has_reason",
      sql`num_nulls(${table.listPriceMinor}, ${table.agreedReason}) in (0, 2)`,
    ),
    filledText("order_items_agreed_reason_filled", table.agreedReason, 200),
  ];
}
