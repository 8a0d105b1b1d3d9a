import { eq } from "drizzle-orm";
import { assertVersion } from "#modules/audit/assert-version.ts";
import type { Context } from "#modules/context.ts";
import { toVersion } from "#platform/to-version.ts";
import { AppError } from "#shared/errors.ts";
import { checkSetting, type SettingValue } from "./check-setting.ts";
import type { SettingKey, Settings } from "./settings.ts";
import { parseSettings, encodeSetting } from "./read-settings.ts";
import { systemSettings } from "./tables.ts";

/**
 * Stores a setting and returns whether that changed it. Throws `invalid_fields` for an invalid
 * value, and `conflict` when it has changed since the staff member saw it.
 */
export async function changeSetting(
  ctx: Pick<Context, "db">,
  key: SettingKey,
  { value, version }: { readonly value: SettingValue; readonly version?: string | undefined },
): Promise<boolean> {
  const { db } = ctx;
  const requested = checkValue(key, value);
  const [row] = await db
    .select({ stored: systemSettings.settingValue })
    .from(systemSettings)
    .where(eq(systemSettings.settingKey, key))
    .for("update");
  const current = parseSettings(row === undefined ? {} : { [key]: row.stored }).settings[key];
  const settingValue = encodeSetting(requested);
  // If the other change set the same value, it is no conflict.
  if (row?.stored === settingValue) return false;
  await assertVersion(
    ctx,
    { entity: "system_settings", id: key },
    { version: toVersion(current), value: current },
    { version },
  );
  await db
    .insert(systemSettings)
    .values({ settingKey: key, settingValue })
    .onConflictDoUpdate({ target: systemSettings.settingKey, set: { settingValue } });
  return true;
}

function checkValue(key: SettingKey, value: SettingValue): SettingValue {
  const result = checkSetting(key, value);
  if ("value" in result) return result.value;
  throw new AppError("invalid_fields", `${key} cannot have this value`, {
    fields: { value: [result.problem] },
  });
}

/** Stores settings without checking their old values. Needs the rights of the shop itself. */
export async function saveSettings(
  { db, clock }: Pick<Context, "db" | "clock">,
  settings: Partial<Settings>,
): Promise<void> {
  for (const [settingKey, value] of Object.entries(settings)) {
    const row = { settingKey, settingValue: encodeSetting(value), updatedAt: clock() };
    // oxlint-disable-next-line no-await-in-loop -- two rows
    await db
      .insert(systemSettings)
      .values(row)
      .onConflictDoUpdate({ target: systemSettings.settingKey, set: row });
  }
}
