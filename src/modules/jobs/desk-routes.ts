import type { Context } from "#modules/context.ts";
import type { HandlersOf } from "#shared/contract.ts";
import { countJobs } from "./count-jobs.ts";
import type { jobDeskEndpoints } from "./desk-contract.ts";
import { listFailedJobs } from "./list-failed-jobs.ts";
import { settleFailedJob } from "./settle-failed-job.ts";

export const jobDeskHandlers: HandlersOf<typeof jobDeskEndpoints, Context> = {
  async readJobs({ db }) {
    const { oldestDueAt, ...counts } = await countJobs(db);
    return {
      ...counts,
      oldestDueAt: oldestDueAt?.toISOString() ?? null,
      jobs: counts.failed === 0 ? [] : await listFailedJobs(db),
    };
  },
  retryJob: ({ db }, { params }) => settleFailedJob(db, params.id, "again"),
  removeJob: ({ db }, { params }) => settleFailedJob(db, params.id, "never"),
};
