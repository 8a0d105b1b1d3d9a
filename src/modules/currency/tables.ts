import { sql } from "drizzle-orm";
import { check, numeric, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { currencyCode, instant, shopNow } from "#platform/db/columns.ts";
import { staffPolicies, checkoutPolicy, publicReadPolicy } from "#platform/db/roles.ts";

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
