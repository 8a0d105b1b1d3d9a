// The terms that an order got from its place. Later rates do not change them.
import { sql, type AnyColumn } from "drizzle-orm";
import { boolean, check, integer, text } from "drizzle-orm/pg-core";
import { taxClasses } from "#modules/catalog/tax-classes.ts";
import { dutyTerms, MAX_RATE_BP } from "#modules/markets/kinds.ts";
import { boundedNumber, createValuesCheck, filledText } from "#platform/db/columns.ts";

/** Columns of an order. */
export const placeColumns = {
  /** The way to ship, as the customer read it; null where the shop names none. */
  shippingMethod: text("shipping_method"),
  /** The price of the cheapest way then, which goes back when all items do. */
  shippingLeastMinor: integer("shipping_least_minor").notNull().default(0),
  /**
   * All tax of the order: a part of its amounts where it is included, else on top of them. An
   * agreed total always contains it.
   */
  taxMinor: integer("tax_minor").notNull().default(0),
  isTaxIncluded: boolean("is_tax_included").notNull().default(false),
  /** The part of the tax that is for shipping, and its rate in basis points. */
  shippingTaxMinor: integer("shipping_tax_minor").notNull().default(0),
  shippingRateBp: integer("shipping_rate_bp").notNull().default(0),
  taxName: text("tax_name"),
  /** The number under which the shop pays the tax. */
  taxNumber: text("tax_number"),
  /** The largest value of goods of which the shop collected the tax then. */
  taxLimitMinor: integer("tax_limit_minor"),
  dutyMinor: integer("duty_minor").notNull().default(0),
  dutyTerms: text("duty_terms", { enum: dutyTerms }).notNull().default("none"),
  /** The VAT number of a company that buys, and whether it pays the tax itself for that. */
  customerVatNumber: text("customer_vat_number"),
  isReverseCharge: boolean("is_reverse_charge").notNull().default(false),
  /** Duty that the customer was told to expect at the door; 0 where that is not known. */
  doorDutyMinor: integer("door_duty_minor").notNull().default(0),
};

/** Columns of a line. */
export const taxColumns = {
  taxClass: text("tax_class", { enum: taxClasses }).notNull().default("standard"),
  /** The rate of tax in basis points, and the tax on the line after its discount. */
  taxRateBp: integer("tax_rate_bp").notNull().default(0),
  taxMinor: integer("tax_minor").notNull().default(0),
  /** Duty in basis points of the value, and for the line as a whole, where the shop pays it. */
  dutyRateBp: integer("duty_rate_bp").notNull().default(0),
  dutyFlatMinor: integer("duty_flat_minor").notNull().default(0),
};

export function placeChecks(
  table: Record<
    | "customerVatNumber"
    | "dutyTerms"
    | "doorDutyMinor"
    | "shippingMethod"
    | "taxName"
    | "taxNumber",
    AnyColumn
  >,
) {
  return [
    createValuesCheck("orders_duty_terms_known", table.dutyTerms, dutyTerms),
    check("orders_door_duty_positive", sql`${table.doorDutyMinor} >= 0`),
    filledText("orders_shipping_method_filled", table.shippingMethod, 60),
    filledText("orders_tax_name_filled", table.taxName, 20),
    filledText("orders_tax_number_filled", table.taxNumber, 40),
    filledText("orders_customer_vat_number_filled", table.customerVatNumber, 20),
  ];
}

export function taxChecks(
  table: Record<"taxClass" | "taxRateBp" | "taxMinor" | "dutyRateBp" | "dutyFlatMinor", AnyColumn>,
) {
  return [
    createValuesCheck("order_items_tax_class_known", table.taxClass, taxClasses),
    boundedNumber("order_items_tax_rate_range", table.taxRateBp, { max: MAX_RATE_BP }),
    // An agreed total may be above the prices, and its tax with it.
    check(
      "order_items_tax_positive",
      sql`least(${table.taxMinor}, ${table.dutyRateBp}, ${table.dutyFlatMinor}) >= 0`,
    ),
  ];
}
