import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { isStaff } from "#shared/actor.ts";
import { createStatement } from "#platform/db/create-statement.ts";
import { AppError } from "#shared/errors.ts";
import {
  listKeys,
  type Reader,
  type Settings,
  type SettingsFor,
  defaultSettings,
  settingKeys,
} from "./settings.ts";
import { systemSettings } from "./tables.ts";
import { readJson } from "#shared/json.ts";
import { checkSetting, type SettingValue } from "./check-setting.ts";

type Reading = Pick<Context, "db" | "log">;

/**
 * All settings, for the back office and the shop itself. A missing or unreadable one has its
 * default; unreadable ones are logged. Throws `forbidden` for all other callers.
 */
export async function readSettings(ctx: Pick<Context, "db" | "actor" | "log">): Promise<Settings> {
  if (!isStaff(ctx.actor) && ctx.actor.kind !== "system") {
    throw new AppError("forbidden", "the settings are for the back office");
  }
  return readStored(ctx);
}

/**
 * Settings for any visitor, such as whether the shop is closed for maintenance, and whether
 * visitors can register.
 */
export const readPublicSettings = (ctx: Reading): Promise<SettingsFor<"visitors">> =>
  readForReader("visitors", ctx);

/**
 * Settings for the public forms: whether messages of visitors are mailed to the shop, and to which
 * address.
 */
export const readDeliverySettings = (ctx: Reading): Promise<SettingsFor<"publicForms">> =>
  readForReader("publicForms", ctx);

/**
 * Settings that making and moving orders depends on. For the checkout, the back office and the shop
 * itself.
 */
export const readOrderSettings = (ctx: Reading): Promise<SettingsFor<"checkout">> =>
  readForReader("checkout", ctx);

/** The address for questions that the owner has chosen; undefined while it is the usual one. */
export async function findSupportEmail({ db }: Pick<Context, "db">): Promise<string | undefined> {
  const [row] = await db
    .select({ support_email: systemSettings.settingValue })
    .from(systemSettings)
    .where(eq(systemSettings.settingKey, "support_email"));
  return row && parseSettings(row).settings.support_email;
}

async function readForReader<R extends Reader>(reader: R, ctx: Reading): Promise<SettingsFor<R>> {
  const settings = await readStored(ctx);
  const entries = listKeys(reader).map((key) => [key, settings[key]]);
  return Object.fromEntries(entries) as SettingsFor<R>; // each of its keys with the value
}

const selectSettings = createStatement((db) => db.select().from(systemSettings));

async function readStored(ctx: Reading): Promise<Settings> {
  const rows = await selectSettings(ctx.db);
  const stored = Object.fromEntries(rows.map((row) => [row.settingKey, row.settingValue]));
  const { settings, unreadable } = parseSettings(stored);
  for (const key of unreadable)
    ctx.log.warn({ key }, "a stored setting is unreadable, its default holds");
  return settings;
}

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
