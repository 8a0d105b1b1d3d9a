import { z } from "zod";
import { brand } from "#content/brand.ts";
import { orderStatuses } from "#modules/orders/status.ts";

/**
 * Every setting: its type and its default. Booleans and numbers are stored as they read, strings as JSON,
 * so each stored text is a JSON value. A new setting is a line here; nothing else knows the list.
 */
export const settingsSchema = z.object({
  maintenance_mode: z.boolean().default(false),
  allow_registration: z.boolean().default(true),
  email_notifications: z.boolean().default(true),
  low_stock_threshold: z.int().min(0).max(100_000).default(10),
  default_order_status: z.enum(orderStatuses).default("pending"),
  system_name: z.string().trim().min(1).max(100).default(`${brand.name} ERP`),
  support_email: z.email().max(254).default(brand.email),
});

export type Settings = z.infer<typeof settingsSchema>;
export type SettingKey = keyof Settings;

/** Those that visitors may see; the policy of the table says the same. */
export type PublicSettings = Pick<Settings, "maintenance_mode" | "allow_registration">;

/** Those that the letterbox sees; the policy of the table says the same. */
export type DeliverySettings = Pick<Settings, "email_notifications" | "support_email">;

/** Those that the till sees; the policy of the table says the same. */
export type OrderSettings = Pick<
  Settings,
  "default_order_status" | "low_stock_threshold" | "email_notifications" | "support_email"
>;

export const defaultSettings: Settings = settingsSchema.parse({});

/** The text under which a value is stored. */
export function encodeSetting(value: Settings[SettingKey]): string {
  return JSON.stringify(value);
}

/** All settings from their stored texts. A missing or unreadable one has its default; the latter are named. */
export function decodeSettings(stored: Readonly<Record<string, string>>): {
  settings: Settings;
  unreadable: string[];
} {
  const readable: Record<string, unknown> = {};
  const unreadable: string[] = [];
  for (const [key, schema] of Object.entries(settingsSchema.shape)) {
    const text = stored[key];
    if (text === undefined) continue;
    const value = parseJson(text);
    if (value !== undefined && schema.safeParse(value).success) readable[key] = value;
    else unreadable.push(key);
  }
  return { settings: settingsSchema.parse(readable), unreadable };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
