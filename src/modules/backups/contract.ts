import { z } from "zod";
import { isoMoment } from "#shared/iso-moment.ts";
import { backupOutcomes } from "./backup-outcomes.ts";

export const backupRunSchema = z.object({
  id: z.uuid(),
  startedAt: isoMoment,
  /** Null while it is under way, like the outcome. */
  finishedAt: isoMoment.nullable(),
  outcome: z.enum(backupOutcomes).nullable(),
  /** File that has been written; null if none. */
  file: z
    .object({ name: z.string(), bytes: z.int(), orders: z.int(), uploads: z.int() })
    .nullable(),
  /** Why it failed: the message of the command, without addresses and keys. */
  reason: z.string().nullable(),
});
export type BackupRun = z.infer<typeof backupRunSchema>;
