import { sql } from "drizzle-orm";
import { check, index, integer } from "drizzle-orm/pg-core";
import { instant } from "#platform/db/columns.ts";

/**
 * A product or variant that is not active is a draft, until `publishAt` if that is set, or
 * archived. A scheduled task makes it active at that time, so pages need to check only `isActive`.
 */
export const publishing = {
  /** The owner's own order, from 0. */
  displayOrder: integer("display_order").notNull().default(0),
  publishAt: instant("publish_at"),
  archivedAt: instant("archived_at"),
};

/** The rules of these columns, and the index of what is scheduled. */
export const createPublishingRules = (table: string) => [
  check(`${table}_display_order_positive`, sql`display_order >= 0`),
  check(
    `${table}_one_state`,
    sql`num_nonnulls(nullif(is_active, false), publish_at, archived_at) <= 1`,
  ),
  index(`${table}_scheduled`)
    .on(sql`publish_at`)
    .where(sql`publish_at is not null`),
];
