import { z } from "zod";
import { isoMoment } from "#shared/iso-moment.ts";
import { settingKeys } from "./settings.ts";

export const value = z.union([z.boolean(), z.int(), z.string().max(1_000)]);

export const settingSchema = z.object({
  key: z.enum(settingKeys),
  value,
  default: value,
  /** Null when it was never changed in the back office. */
  changed: z.object({ at: isoMoment, by: z.string().nullable() }).nullable(),
});
export type ShownSetting = z.infer<typeof settingSchema>;
