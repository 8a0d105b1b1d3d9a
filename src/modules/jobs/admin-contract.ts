import { z } from "zod";
import { isoMoment } from "#shared/iso-moment.ts";

export const id = z.string().regex(/^[1-9]\d{0,17}$/);

export const failedJobSchema = z.object({
  id,
  /** The name of a task, unless an earlier version of the shop asked for it. */
  task: z.string(),
  createdAt: isoMoment,
  /** When it was tried last. */
  failedAt: isoMoment,
  attempts: z.int(),
  /** In at most 300 characters, without addresses and keys. */
  lastError: z.string().nullable(),
});
export type FailedJob = z.infer<typeof failedJobSchema>;
