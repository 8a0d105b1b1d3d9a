import { sql } from "drizzle-orm";
import { boolean, check, integer, numeric, pgPolicy } from "drizzle-orm/pg-core";
import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { boundedNumber, currencyCode, instant, shopNow } from "#platform/db/columns.ts";
import type { Currency } from "#shared/money.ts";
import { staffPolicies, checkoutPolicy, publicReadPolicy } from "#platform/db/roles.ts";

/** The currencies that a shop can sell in; one that is switched off is offered nowhere. */
export const currencies = pgTable(
  "currencies",
  {
    code: currencyCode("code").$type<Currency>().primaryKey(),
    /** The decimals of an amount in major units. */
    minorDigits: integer("minor_digits").notNull(),
    isEnabled: boolean("is_enabled").notNull().default(false),
    position: integer("position").notNull(),
  },
  (table) => [
    check("currencies_code", sql`${table.code} ~ '^[A-Z]{3}$'`),
    boundedNumber("currencies_minor_digits", table.minorDigits, { max: 3 }),
    boundedNumber("currencies_position", table.position, { min: 1, max: 999 }),
    // All roles with a grant may read it, as may functions that run with the owner's rights.
    pgPolicy("currencies_read", { for: "select", to: "public", using: sql`true` }),
    ...staffPolicies("currencies"),
  ],
);

/**
 * The newest known rate of each pair: one unit of `baseCurrency` costs `rate` units of
 * `targetCurrency`.
 */
export const exchangeRates = pgTable(
  "exchange_rates",
  {
    baseCurrency: currencyCode("base_currency").notNull(),
    targetCurrency: currencyCode("target_currency").notNull(),
    /** A decimal text, never a binary number. */
    rate: numeric("rate", { precision: 16, scale: 8 }).notNull(),
    source: text("source").notNull(),
    updatedAt: instant("updated_at").notNull().default(shopNow),
  },
  (table) => [
    primaryKey({
      name: "exchange_rates_pair",
      columns: [table.baseCurrency, table.targetCurrency],
    }),
    check(
      "exchange_rates_codes",
      sql`${table.baseCurrency} ~ '^[A-Z]{3}$' and ${table.targetCurrency} ~ '^[A-Z]{3}$'`,
    ),
    check("exchange_rates_two_currencies", sql`${table.baseCurrency} <> ${table.targetCurrency}`),
    check("exchange_rates_rate_positive", sql`${table.rate} > 0`),
    ...staffPolicies("exchange_rates"),
    checkoutPolicy("exchange_rates"),
    // Pages of markets show prices that follow from the rate.
    publicReadPolicy("exchange_rates", sql`true`),
  ],
);
