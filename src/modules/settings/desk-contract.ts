import { z } from "zod";
import { endpoint } from "#shared/contract.ts";
import { settingKeys } from "./keys.ts";

const value = z.union([z.boolean(), z.int(), z.string().max(1_000)]);
export type SettingValue = z.infer<typeof value>;

const ability = z.object({
  allowed: z.boolean(),
  /** Why not; null when it is allowed. */
  reason: z.enum(["not_permitted"]).nullable(),
});

const settingSchema = z.object({
  key: z.enum(settingKeys),
  value,
  default: value,
  /** Null when nobody has changed it in the back office. */
  changed: z.object({ at: z.iso.datetime(), by: z.string().nullable() }).nullable(),
});
export type ShownSetting = z.infer<typeof settingSchema>;

/** The settings as the back office reads and changes them. */
export const settingsDeskEndpoints = {
  listSettings: endpoint({
    method: "get",
    path: "/api/admin/settings",
    summary: "The shop's settings, with who changed each last",
    permission: "settings.read",
    response: z.object({
      settings: z.array(settingSchema),
      can: z.object({ change: ability }),
    }),
  }),
  changeSetting: endpoint({
    method: "put",
    path: "/api/admin/settings/:key",
    summary: "Changes a setting, unless somebody else has done so since it was read",
    permission: "settings.write",
    refusals: ["conflict"],
    params: z.object({ key: z.enum(settingKeys) }),
    body: z.object({
      value,
      /** What it was when it was read. */
      seen: value,
    }),
    response: settingSchema,
  }),
  readFrame: endpoint({
    method: "get",
    path: "/api/admin/frame",
    summary:
      "What stands around every screen of the back office: its name, and whether the shop is closed",
    permission: "desk",
    response: z.object({
      systemName: z.string(),
      isClosed: z.boolean(),
      can: z.object({ open: ability }),
    }),
  }),
};
