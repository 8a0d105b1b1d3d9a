import type { Context } from "#modules/context.ts";
import { queueJob } from "#platform/jobs/queue-job.ts";
import type { PageRow } from "./page-rows.ts";

/** Queues the job that asks the service what has become of a page. */
export const queueReading = (db: Context["db"], { id }: Pick<PageRow, "id">): Promise<void> =>
  queueJob(db, {
    task: "read-payment-page",
    payload: { pageId: id },
    key: `read-payment-page:${id}`,
  });
