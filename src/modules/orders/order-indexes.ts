import { sql } from "drizzle-orm";
import { index, type ExtraConfigColumn } from "drizzle-orm/pg-core";
import { createSearchIndex, getList } from "#platform/db/columns.ts";
import { cancelledStatuses } from "./status.ts";

type Indexed =
  | "couponCode"
  | "createdAt"
  | "customerEmail"
  | "customerId"
  | "customerKey"
  | "id"
  | "marketId"
  | "number"
  | "reservedUntil"
  | "searchText"
  | "status"
  | "totalMinor"
  | "updatedAt";

/** Orders change for so long, in hours as days differ in length; few do so later. */
export const WHILE_CHANGING = sql`interval '720 hours'`;
export const isChangedLate = sql`updated_at - created_at > ${WHILE_CHANGING}`;

/** The indexes of orders. */
export function createIndexes(table: Record<Indexed, ExtraConfigColumn>) {
  return [
    // The last key finds those that have changed since a moment without reading the others.
    index("orders_newest").on(
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.updatedAt,
    ),
    index("orders_changed_late").on(table.createdAt, table.updatedAt).where(isChangedLate),
    index("orders_by_status").on(
      table.status,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("orders_reserved")
      .on(table.reservedUntil)
      .where(sql`reserved_until is not null`),
    index("orders_by_customer").on(table.customerId, table.createdAt.desc().nullsFirst()),
    index("orders_by_customer_key").on(
      table.customerKey,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // For codes: how often a mailbox has used one, whichever way its address was written.
    index("orders_by_mailbox").on(sql`app.mailbox(${table.customerEmail})`),
    index("orders_by_number").on(table.number),
    createSearchIndex("orders_search", table.searchText),
    // By status, so that a filter with any sort starts at its first row.
    index("orders_by_total")
      .on(table.status, table.totalMinor, table.id)
      .where(sql`deleted_at is null`),
    index("orders_by_name")
      .on(table.status, sql`customer_name collate "he-x-icu"`, table.id)
      .where(sql`deleted_at is null`),
    index("orders_deleted")
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`deleted_at is not null`),
    index("orders_unpaid")
      .on(table.status, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`paid_minor < total_minor and deleted_at is null`),
    index("orders_money_left")
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(
        sql`status in (${getList(cancelledStatuses)}) and paid_minor > refunded_minor and deleted_at is null`,
      ),
    index("orders_refunded")
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`refunded_minor > 0`),
    index("orders_by_hand")
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`source = 'admin'`),
    index("orders_by_coupon").on(table.couponCode),
    index("orders_by_market").on(table.marketId),
  ];
}
