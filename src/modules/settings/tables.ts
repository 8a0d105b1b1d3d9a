import { sql } from "drizzle-orm";
import { check, pgPolicy, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/db/columns.ts";
import { publicReadPolicy, shopLetterbox, shopTill, staffPolicies } from "#platform/db/roles.ts";

/** Values are text: booleans and numbers as they read, strings JSON-encoded (`read-settings.ts` knows each type). */
export const systemSettings = pgTable(
  "system_settings",
  {
    settingKey: text("setting_key").primaryKey(),
    settingValue: text("setting_value").notNull(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    check("system_settings_key_shape", sql`${table.settingKey} ~ '^[a-z][a-z0-9_]{0,62}$'`),
    check("system_settings_value_short", sql`char_length(${table.settingValue}) <= 2000`),
    publicReadPolicy(
      "system_settings",
      sql`setting_key in ('maintenance_mode', 'allow_registration')`,
    ),
    pgPolicy("system_settings_letterbox", {
      for: "select",
      to: shopLetterbox,
      using: sql`setting_key in ('email_notifications', 'support_email')`,
    }),
    pgPolicy("system_settings_till", {
      for: "select",
      to: shopTill,
      using: sql`setting_key in ('default_order_status', 'low_stock_threshold', 'email_notifications', 'support_email')`,
    }),
    ...staffPolicies("system_settings"),
  ],
);
