import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { currencies } from "#modules/currency/tables.ts";
import {
  boundedNumber,
  createValuesCheck,
  currencyCode,
  filledText,
  shapedText,
} from "#platform/db/columns.ts";
import { checkoutReadPolicy, publicReadPolicy, staffPolicies } from "#platform/db/roles.ts";
import type { Currency } from "#shared/money.ts";
import { roundingRules } from "#shared/round-price.ts";
import { dutyTerms, taxModes } from "./kinds.ts";
import { market, marketCodePattern, MAX_MARKET_CODE } from "./market.ts";
import type { Duty, OwnPrice, ShippingMethod, TaxRate } from "./market-entries.ts";
import { MAX_PLACE, placePattern } from "./places.ts";

const { fields } = market;

const entries = sql`'[]'`;

/** The markets of the shop. The main one is everywhere where no other one is. */
export const markets = pgTable(
  "markets",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    code: text("code").notNull().unique("markets_code_once"),
    name: text("name").notNull(),
    publicName: text("public_name").notNull(),
    isMain: boolean("is_main").notNull().default(false),
    isDelivered: boolean("is_delivered").notNull().default(true),
    /** The first day, in Jerusalem, on which it holds; null for a proposal. */
    validFrom: date("valid_from", { mode: "string" }),
    currency: currencyCode("currency")
      .$type<Currency>()
      .notNull()
      .references(() => currencies.code),
    rounding: text("rounding", { enum: roundingRules }).notNull().default("exact"),
    prices: jsonb("prices").$type<OwnPrice[]>().notNull().default(entries),
    taxMode: text("tax_mode", { enum: taxModes }).notNull().default("none"),
    taxName: text("tax_name"),
    taxNumber: text("tax_number"),
    taxRates: jsonb("tax_rates").$type<TaxRate[]>().notNull().default(entries),
    taxLimitMinor: integer("tax_limit_minor"),
    shippingMethods: jsonb("shipping_methods").$type<ShippingMethod[]>().notNull().default(entries),
    dutyTerms: text("duty_terms", { enum: dutyTerms }).notNull().default("none"),
    duties: jsonb("duties").$type<Duty[]>().notNull().default(entries),
    position: integer("position").notNull(),
  },
  (table) => [
    shapedText("markets_code_shape", table.code, marketCodePattern, MAX_MARKET_CODE),
    filledText("markets_name_filled", table.name, fields.name),
    filledText("markets_public_name_filled", table.publicName, fields.publicName),
    filledText("markets_tax_name_filled", table.taxName, fields.taxName),
    filledText("markets_tax_number_filled", table.taxNumber, fields.taxNumber),
    createValuesCheck("markets_rounding_known", table.rounding, roundingRules),
    createValuesCheck("markets_tax_mode_known", table.taxMode, taxModes),
    createValuesCheck("markets_duty_terms_known", table.dutyTerms, dutyTerms),
    boundedNumber("markets_tax_limit_range", table.taxLimitMinor, fields.taxLimitMinor),
    boundedNumber("markets_position_range", table.position, fields.position),
    // It holds from the first day on, and everywhere.
    check(
      "markets_main_holds",
      sql`not ${table.isMain} or ${table.isDelivered} and ${table.validFrom} is not null`,
    ),
    uniqueIndex("markets_main_once")
      .on(table.isMain)
      .where(sql`is_main`),
    publicReadPolicy("markets", sql`true`),
    ...staffPolicies("markets"),
    checkoutReadPolicy("markets", sql`true`),
  ],
);

export type MarketRow = typeof markets.$inferSelect;

/** The places of the markets; none is in two of them. */
export const marketPlaces = pgTable(
  "market_places",
  {
    place: text("place").primaryKey(),
    marketId: uuid("market_id")
      .notNull()
      .references(() => markets.id, { onDelete: "cascade" }),
  },
  (table) => [
    shapedText("market_places_place_shape", table.place, placePattern, MAX_PLACE),
    index("market_places_by_market").on(table.marketId),
    publicReadPolicy("market_places", sql`true`),
    ...staffPolicies("market_places"),
    checkoutReadPolicy("market_places", sql`true`),
  ],
);
