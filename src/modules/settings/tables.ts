import { sql } from "drizzle-orm";
import { check, pgPolicy, pgTable, text } from "drizzle-orm/pg-core";
import { instant, getList, shopNow } from "#platform/db/columns.ts";
import {
  publicReadPolicy,
  shopPublicForms,
  shopCheckout,
  staffPolicies,
} from "#platform/db/roles.ts";
import { listKeys, type Reader } from "./settings.ts";

const isReadable = (reader: Reader) => sql`setting_key in (${getList(listKeys(reader))})`;

/**
 * Values are text: booleans and numbers as they read, strings JSON-encoded (`settings.ts`
 * knows each type).
 */
export const systemSettings = pgTable(
  "system_settings",
  {
    settingKey: text("setting_key").primaryKey(),
    settingValue: text("setting_value").notNull(),
    updatedAt: instant("updated_at").notNull().default(shopNow),
  },
  (table) => [
    check("system_settings_key_shape", sql`${table.settingKey} ~ '^[a-z][a-z0-9_]{0,62}$'`),
    check("system_settings_value_short", sql`char_length(${table.settingValue}) <= 2000`),
    publicReadPolicy("system_settings", isReadable("visitors")),
    pgPolicy("system_settings_public_forms", {
      for: "select",
      to: shopPublicForms,
      using: isReadable("publicForms"),
    }),
    pgPolicy("system_settings_checkout", {
      for: "select",
      to: shopCheckout,
      using: isReadable("checkout"),
    }),
    ...staffPolicies("system_settings"),
  ],
);
