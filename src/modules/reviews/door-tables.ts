import { sql } from "drizzle-orm";
import { boolean, char, check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { orders } from "#modules/orders/tables.ts";
import {
  currencyCode,
  filledText,
  getNumber,
  instant,
  createValuesCheck,
  shopNow,
} from "#platform/db/columns.ts";
import { checkoutPolicies, grantedReadPolicy, staffPolicies } from "#platform/db/roles.ts";
import { doorCurrencies, MAX_DOOR_MINOR, MAX_DOOR_NOTE } from "./door/kinds.ts";

/** Whether customers abroad paid anything at the door: one answer for each order. */
export const doorAnswers = pgTable(
  "door_answers",
  {
    orderId: uuid("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** The country to which it was shipped. */
    country: char("country", { length: 2 }).notNull(),
    paid: boolean("paid").notNull(),
    /** In the smallest unit of the currency; null where it was not told. */
    amountMinor: integer("amount_minor"),
    currency: currencyCode("currency").$type<(typeof doorCurrencies)[number]>(),
    note: text("note"),
    /** When the first answer came; corrections do not move it. */
    answeredAt: instant("answered_at").notNull().default(shopNow),
    /** When staff marked it as looked into. */
    lookedIntoAt: instant("looked_into_at"),
  },
  (table) => [
    check("door_answers_country_shape", sql`${table.country} ~ '^[A-Z]{2}$'`),
    check(
      "door_answers_amount_range",
      sql`${table.amountMinor} between 1 and ${getNumber(MAX_DOOR_MINOR)}`,
    ),
    check(
      "door_answers_amount_complete",
      sql`(${table.amountMinor} is null) = (${table.currency} is null)`,
    ),
    check("door_answers_amount_paid", sql`${table.paid} or ${table.amountMinor} is null`),
    check("door_answers_looked_into_paid", sql`${table.paid} or ${table.lookedIntoAt} is null`),
    createValuesCheck("door_answers_currency_known", table.currency, doorCurrencies),
    filledText("door_answers_note_filled", table.note, MAX_DOOR_NOTE),
    index("door_answers_newest").on(
      table.answeredAt.desc().nullsFirst(),
      table.orderId.desc().nullsFirst(),
    ),
    ...staffPolicies("door_answers"),
    grantedReadPolicy("door_answers", "orders.read"),
    // As a review: only with an invitation, or once the order has arrived.
    ...checkoutPolicies(
      "door_answers",
      sql`looked_into_at is null and (exists (select from review_invitations i where i.order_id = door_answers.order_id) or app.is_delivered(order_id))`,
    ),
  ],
);
