import { z } from "zod";
import { brand } from "#content/brand.ts";
import { orderStatuses } from "#modules/orders/status.ts";
import { isEmailShaped, isPlainLine } from "#shared/plain-text.ts";
import { MAX_LOW_STOCK_THRESHOLD, MAX_SYSTEM_NAME, type SettingKey } from "./keys.ts";

/**
 * Every setting: its type and its default. Booleans and numbers are stored as they read, strings as JSON,
 * so each stored text is a JSON value. What a value is refused with is a key; the reader's catalogue has the words.
 */
export const settingsSchema = z.object({
  maintenance_mode: z.boolean().default(false),
  allow_registration: z.boolean().default(true),
  email_notifications: z.boolean().default(true),
  low_stock_threshold: z
    .int("not_whole")
    .min(0, "too_small")
    .max(MAX_LOW_STOCK_THRESHOLD, "too_large")
    .default(10),
  default_order_status: z.enum(orderStatuses).default("pending"),
  system_name: z
    .string()
    .trim()
    .min(1, "required")
    .max(MAX_SYSTEM_NAME, "too_long")
    .refine(isPlainLine, "unprintable")
    .default(`${brand.name} ERP`),
  support_email: z
    .string()
    .trim()
    .max(254, "too_long")
    // What a mail server can be told without further ado.
    .refine((text) => /^[\x21-\x7e]*$/.test(text) && isEmailShaped(text), "not_an_email")
    .default(brand.email),
} satisfies Record<SettingKey, z.ZodType>);

export type Settings = z.infer<typeof settingsSchema>;

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
