// Booleans and numbers are stored as they read, strings as JSON: each stored text is a JSON value.
import { readJson } from "#shared/json.ts";
import { checkSetting, type SettingValue } from "./check-setting.ts";
import { defaultSettings, settingKeys, type Settings } from "./settings.ts";

/** The text under which a value is stored. */
export function encodeSetting(value: SettingValue): string {
  return JSON.stringify(value);
}

/**
 * All settings from their stored texts. A missing or unreadable one has its default; unreadable
 * ones are also returned by name.
 */
export function parseSettings(stored: Readonly<Record<string, string>>): {
  settings: Settings;
  unreadable: string[];
} {
  const settings = { ...defaultSettings };
  const unreadable: string[] = [];
  for (const key of settingKeys) {
    const text = stored[key];
    if (text === undefined) continue;
    const checkValue = checkSetting(key, readJson(text));
    if ("value" in checkValue) Object.assign(settings, { [key]: checkValue.value });
    else unreadable.push(key);
  }
  return { settings, unreadable };
}
