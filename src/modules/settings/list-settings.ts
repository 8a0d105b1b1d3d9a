import { listLatestChanges } from "#modules/audit/list-changes.ts";
import { readContent } from "#modules/content/read-content.ts";
import type { Context } from "#modules/context.ts";
import { toVersion } from "#platform/to-version.ts";
import { readSettings } from "./read-settings.ts";
import { defaultSettings, settingKeys, type SettingKey, type Settings } from "./settings.ts";

/** The settings with their defaults, and who changed each last and when. */
export async function listSettings(ctx: Pick<Context, "db" | "actor" | "log">) {
  const settings = await readSettings(ctx);
  const defaults = await readDefaults(ctx);
  const changes = await listLatestChanges(ctx, "system_settings");
  return settingKeys.map((key) => ({
    key,
    value: settings[key],
    version: toVersion(settings[key]),
    default: defaults[key],
    changed: changes.find(({ id }) => id === key) ?? null,
  }));
}

/** The defaults. The name and the address for support are those of the published brand. */
async function readDefaults(ctx: Pick<Context, "db">): Promise<Settings> {
  const { brand } = await readContent(ctx, ["brand"]);
  return { ...defaultSettings, support_email: brand.email, system_name: `${brand.name} ERP` };
}

/** One of them. */
export async function showSetting(ctx: Pick<Context, "db" | "actor" | "log">, key: SettingKey) {
  const settings = await listSettings(ctx);
  const found = settings.find((it) => it.key === key);
  if (found === undefined) throw new Error(`there is no setting ${key}`);
  return found;
}
