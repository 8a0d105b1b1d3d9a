import { z } from "zod";
import { isoMoment } from "#shared/iso-moment.ts";
import { version } from "#shared/records/version.ts";
import { settingKeys } from "./settings.ts";

export const value = z.union([z.boolean(), z.int(), z.string().max(1_000)]);

export const settingKey = z.enum(settingKeys).meta({ id: "SettingKey" });

export const settingSchema = z
  .object({
    key: settingKey,
    version,
    value,
    default: value,
    /** Null when it was never changed in the back office. */
    changed: z.object({ at: isoMoment, by: z.string().nullable() }).nullable(),
  })
  .meta({ id: "Setting" });
export type ShownSetting = z.infer<typeof settingSchema>;
