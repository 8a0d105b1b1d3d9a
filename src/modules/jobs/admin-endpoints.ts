import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { isoMoment } from "#shared/iso-moment.ts";
import { failedJobSchema, id } from "./admin-contract.ts";
import { countJobs } from "./count-jobs.ts";
import { listFailedJobs } from "./list-failed-jobs.ts";
import { endFailedJob } from "./end-failed-job.ts";

/** Endpoints of the back office for the background jobs of the shop. */
export const adminJobEndpoints = {
  readJobs: endpoint("GET /api/admin/jobs", {
    summary: "Get the state of the job queue, and the last 100 failed jobs",
    permission: "jobs.read",
    response: z.object({
      /** Those that wait for their hour or for another attempt count as well. */
      waiting: z.int(),
      running: z.int(),
      failed: z.int(),
      /** Since when the oldest waiting job has been due; null when none is late. */
      oldestDueAt: isoMoment.nullable(),
      jobs: z.array(failedJobSchema),
    }),
    handle: async ({ db }) => {
      const { waiting, running, failed, oldestDueAt } = await countJobs(db);
      const jobs = failed === 0 ? [] : await listFailedJobs(db);
      return { waiting, running, failed, oldestDueAt, jobs };
    },
  }),
  retryJob: endpoint("POST /api/admin/jobs/:id/retry", {
    summary: "Retry a failed job",
    permission: "jobs.write",
    errors: ["conflict"],
    params: z.object({ id }),
    handle: ({ db }, jobId) => endFailedJob(db, jobId, "again"),
  }),
  removeJob: endpoint("DELETE /api/admin/jobs/:id", {
    summary: "Delete a failed job",
    permission: "jobs.write",
    errors: ["conflict"],
    params: z.object({ id }),
    handle: ({ db }, jobId) => endFailedJob(db, jobId, "never"),
  }),
};
