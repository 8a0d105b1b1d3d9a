import { formatCount } from "#i18n/format-he.ts";
import { generalSettings, type SettingLabels } from "#i18n/he/general-settings.ts";
import type { SettingKey } from "#modules/settings/settings.ts";

/** The value of a setting as people read it. */
export function toShownValue(key: SettingKey, value: unknown): string {
  if (typeof value === "boolean") return value ? generalSettings.on : generalSettings.off;
  if (typeof value === "number") return formatCount(value);
  const { choices = {} }: SettingLabels = generalSettings.settings[key];
  return choices[String(value)] ?? String(value);
}
