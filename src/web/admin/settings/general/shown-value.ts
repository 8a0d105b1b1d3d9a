import { formatNumber } from "#i18n/format.ts";
import { generalSettings } from "#i18n/he/general-settings.ts";
import { orderStatuses } from "#modules/orders/status.ts";
import type { SettingKey } from "#modules/settings/keys.ts";

/** The value of a setting as people read it. */
export function shownValue(key: SettingKey, value: unknown): string {
  if (typeof value === "boolean") return value ? generalSettings.on : generalSettings.off;
  if (typeof value === "number") return formatNumber(value, "he-IL");
  if (key === "default_order_status") {
    const status = orderStatuses.find((it) => it === value);
    if (status !== undefined) return generalSettings.statuses[status];
  }
  return String(value);
}
