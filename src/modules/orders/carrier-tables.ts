import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, text } from "drizzle-orm/pg-core";
import { boundedNumber, filledText, getNumber, shapedText } from "#platform/db/columns.ts";
import { checkoutReadPolicy, publicReadPolicy, staffPolicies } from "#platform/db/roles.ts";
import { carrier, carrierIdPattern, MAX_CARRIER_ID, MAX_TRACKING_ADDRESS } from "./carrier.ts";

const { fields } = carrier;

/** The carriers of shipments. Those of the first releases keep their ids, which shipments have. */
export const carriers = pgTable(
  "carriers",
  {
    id: text("id")
      .primaryKey()
      .default(sql`gen_random_uuid()::text`),
    name: text("name").notNull(),
    publicName: text("public_name"),
    trackingAddress: text("tracking_address"),
    countries: text("countries")
      .array()
      .notNull()
      .default(sql`'{}'`),
    numberForms: text("number_forms")
      .array()
      .notNull()
      .default(sql`'{}'`),
    aliases: text("aliases")
      .array()
      .notNull()
      .default(sql`'{}'`),
    position: integer("position").notNull(),
    isActive: boolean("is_active").notNull().default(true),
  },
  (table) => [
    shapedText("carriers_id_shape", table.id, carrierIdPattern, MAX_CARRIER_ID),
    filledText("carriers_name_filled", table.name, fields.name),
    filledText("carriers_public_name_filled", table.publicName, fields.publicName),
    check(
      "carriers_tracking_address_shape",
      sql`${table.trackingAddress} ~ '^https://[^[:space:]]*[{]number[}]' and char_length(${table.trackingAddress}) <= ${getNumber(MAX_TRACKING_ADDRESS)}`,
    ),
    boundedNumber("carriers_position_range", table.position, fields.position),
    publicReadPolicy("carriers", sql`true`),
    ...staffPolicies("carriers"),
    checkoutReadPolicy("carriers", sql`true`),
  ],
);
