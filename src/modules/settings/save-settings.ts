import type { Context } from "#modules/context.ts";
import type { Settings } from "./settings.ts";
import { encodeSetting } from "./stored-settings.ts";
import { systemSettings } from "./tables.ts";

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
