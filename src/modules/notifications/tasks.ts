import { task, type Task } from "#platform/jobs/worker.ts";
import { pushJob } from "./push/push-job.ts";
import { sendPush, type PushParts } from "./push/send-push.ts";
import { tellNews } from "./push/tell-news.ts";

/** Asked for by each piece of news; every ten minutes for what has waited through a quiet time. */
export function notificationTasks(parts: PushParts): Readonly<Record<string, Task>> {
  return {
    "tell-news": { schedule: "*/10 * * * *", run: () => tellNews(parts) },
    "send-push": task(pushJob, (job, attempt) => sendPush(parts, job, attempt)),
  };
}
