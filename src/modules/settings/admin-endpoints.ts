import { shopVersion } from "#platform/shop-version.ts";
import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { abilitySchema, getAbility } from "#shared/ability.ts";
import { version } from "#shared/records/version.ts";
import { settingKey, settingSchema, value } from "./admin-contract.ts";
import { changeSetting } from "./change-setting.ts";
import { listSettings, showSetting } from "./list-settings.ts";
import { readSettings } from "./read-settings.ts";

/** Endpoints for the settings in the back office. */
export const adminSettingsEndpoints = {
  listSettings: endpoint("GET /api/admin/settings", {
    summary: "List the settings, with the last author of each",
    permission: "settings.read",
    response: z.object({
      settings: z.array(settingSchema),
      can: z.object({ change: abilitySchema() }),
    }),
    handle: async (ctx) => ({
      settings: await listSettings(ctx),
      can: { change: getAbility(ctx.actor, "settings.write") },
    }),
  }),
  changeSetting: endpoint("PUT /api/admin/settings/:key", {
    summary: "Update a setting",
    permission: "settings.write",
    errors: ["conflict"],
    params: z.object({ key: settingKey }),
    body: z.object({
      value,
      /** Left out, the setting is changed in any case. */
      version: version.optional(),
    }),
    response: settingSchema,
    handle: async (ctx, key, body) => {
      const hasChanged = await changeSetting(ctx, key, body);
      if (hasChanged) await ctx.effects[key]?.(ctx);
      return showSetting(ctx, key);
    },
  }),
  readFrame: endpoint("GET /api/admin/frame", {
    summary: "Get the frame of every screen: name, version, and whether the shop is closed",
    permission: "staff",
    response: z.object({
      systemName: z.string(),
      isClosed: z.boolean(),
      version: z.string(),
      can: z.object({ open: abilitySchema() }),
    }),
    handle: async (ctx) => {
      const { system_name, maintenance_mode } = await readSettings(ctx);
      return {
        systemName: system_name,
        isClosed: maintenance_mode,
        version: shopVersion,
        can: { open: getAbility(ctx.actor, "settings.write") },
      };
    },
  }),
};
