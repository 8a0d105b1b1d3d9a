import type { Context } from "#modules/context.ts";
import type { HandlersOf } from "#shared/contract.ts";
import { changeSetting } from "./change-setting.ts";
import type { settingsDeskEndpoints } from "./desk-contract.ts";
import type { SettingKey } from "./keys.ts";
import { abilityToChange, listSettings, showSetting } from "./list-settings.ts";
import { readSettings } from "./read-settings.ts";

/** What follows at once, in the same transaction, when a setting has been changed. */
export type SettingEffects = Partial<Record<SettingKey, (ctx: Context) => Promise<void>>>;

export function settingsDeskHandlers(
  effects: SettingEffects,
): HandlersOf<typeof settingsDeskEndpoints, Context> {
  return {
    listSettings: async (ctx) => ({
      settings: await listSettings(ctx),
      can: { change: abilityToChange(ctx.actor) },
    }),
    async changeSetting(ctx, { params: { key }, body }) {
      const hasChanged = await changeSetting(ctx, key, body);
      if (hasChanged) await effects[key]?.(ctx);
      return showSetting(ctx, key);
    },
    async readFrame(ctx) {
      const { system_name, maintenance_mode } = await readSettings(ctx);
      return {
        systemName: system_name,
        isClosed: maintenance_mode,
        can: { open: abilityToChange(ctx.actor) },
      };
    },
  };
}
