import { z } from "zod";
import { endpoint } from "#shared/contract.ts";
import { backupOutcomes } from "./outcomes.ts";

const backupRunSchema = z.object({
  id: z.uuid(),
  startedAt: z.iso.datetime(),
  /** Null while it is under way, like the outcome. */
  finishedAt: z.iso.datetime().nullable(),
  outcome: z.enum(backupOutcomes).nullable(),
  /** What has been written; null if nothing. */
  file: z
    .object({ name: z.string(), bytes: z.int(), orders: z.int(), uploads: z.int() })
    .nullable(),
  /** Why it failed, in the words of the command, without addresses and keys. */
  reason: z.string().nullable(),
});
export type BackupRun = z.infer<typeof backupRunSchema>;

/** The shop's own backups, as the back office looks after them. */
export const backupEndpoints = {
  readBackups: endpoint({
    method: "get",
    path: "/api/admin/backups",
    summary: "Whether the shop makes backups by itself, how that goes, and the last 14 runs",
    permission: "jobs.read",
    response: z.object({
      /** Whether any instance of the shop makes them. */
      isOn: z.boolean(),
      /** One is under way, or will be in a moment. */
      isDue: z.boolean(),
      /** When the newest backup that could be restored was tested. */
      testedAt: z.iso.datetime().nullable(),
      /** What is wrong: the last run failed, or the last good one is older than 36 hours. */
      alarm: z.enum(["failed", "old"]).nullable(),
      runs: z.array(backupRunSchema),
    }),
  }),
  requestBackup: endpoint({
    method: "post",
    path: "/api/admin/backups",
    summary: "Has a backup made and tested now, unless one is under way",
    permission: "jobs.write",
    refusals: ["backups_off"],
  }),
};
