import { z } from "zod";
import { exportFields, exportSections } from "./export-parts.ts";

/**
 * Times are ISO 8601 in UTC, amounts decimal texts in the currency beside them; what is not known
 * is left out.
 */
const row = z
  .partialRecord(z.enum(exportFields), z.union([z.string(), z.number(), z.boolean()]))
  .meta({ id: "PersonalRow" });
export type ExportRow = z.infer<typeof row>;

/** All data that the shop has about one person, without keys and other secrets. */
export const exportSchema = z
  .object({
    shop: z.string(),
    takenAt: z.iso.datetime(),
    person: z.object({
      id: z.uuid(),
      name: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
    }),
    parts: z.record(z.enum(exportSections), z.array(row)),
  })
  .meta({ id: "PersonalData", description: "All that the shop stores about a person" });
export type PersonalData = z.infer<typeof exportSchema>;
