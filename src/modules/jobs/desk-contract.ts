import { z } from "zod";
import { endpoint } from "#shared/contract.ts";

const id = z.string().regex(/^[1-9]\d{0,17}$/);

const failedJobSchema = z.object({
  id,
  /** One of `taskNames`, unless an earlier version of the shop asked for it. */
  task: z.string(),
  createdAt: z.iso.datetime(),
  /** When it was tried last. */
  failedAt: z.iso.datetime(),
  attempts: z.int(),
  /** In at most 300 characters, without addresses and keys. */
  lastError: z.string().nullable(),
});
export type FailedJob = z.infer<typeof failedJobSchema>;

/** What the shop does by itself, as the back office looks after it. */
export const jobDeskEndpoints = {
  readJobs: endpoint({
    method: "get",
    path: "/api/admin/jobs",
    summary: "How the job queue is doing, and the last 100 jobs that failed for good",
    permission: "jobs.read",
    response: z.object({
      /** Those that wait for their hour or for another attempt count as well. */
      waiting: z.int(),
      running: z.int(),
      failed: z.int(),
      /** Since when the oldest job could have been done; null when none is late. */
      oldestDueAt: z.iso.datetime().nullable(),
      jobs: z.array(failedJobSchema),
    }),
  }),
  retryJob: endpoint({
    method: "post",
    path: "/api/admin/jobs/:id/retry",
    summary: "Has a job tried anew that failed for good",
    permission: "jobs.write",
    refusals: ["conflict"],
    params: z.object({ id }),
  }),
  removeJob: endpoint({
    method: "delete",
    path: "/api/admin/jobs/:id",
    summary: "Takes a job away that failed for good; what it was to do is not done",
    permission: "jobs.write",
    refusals: ["conflict"],
    params: z.object({ id }),
  }),
};
