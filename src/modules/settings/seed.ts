import type { Db } from "#platform/db/client.ts";
import { defaultSettings } from "./settings.ts";
import { encodeSetting } from "./read-settings.ts";
import { systemSettings } from "./tables.ts";

/** Stores the default of every setting that is not stored yet. */
export async function seedSettings(db: Db, options: { now: Date }): Promise<void> {
  const rows = Object.entries(defaultSettings).map(([settingKey, value]) => ({
    settingKey,
    settingValue: encodeSetting(value),
    updatedAt: options.now,
  }));
  await db.insert(systemSettings).values(rows).onConflictDoNothing();
}
