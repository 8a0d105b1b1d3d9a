/** The names under which settings are stored. Apart from their types, for the browser. */
export const settingKeys = [
  "maintenance_mode",
  "allow_registration",
  "email_notifications",
  "low_stock_threshold",
  "default_order_status",
  "system_name",
  "support_email",
] as const;
export type SettingKey = (typeof settingKeys)[number];

/** From how few on stock may be called low. */
export const MAX_LOW_STOCK_THRESHOLD = 100_000;
export const MAX_SYSTEM_NAME = 100;
