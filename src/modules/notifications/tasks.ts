import type { Tasks } from "#modules/tasks.ts";
import { task } from "#platform/jobs/worker.ts";
import { pushJob } from "./push/create-message.ts";
import { sendPush, type PushParts } from "./push/send-push.ts";
import { notifyDevices } from "./push/notify-devices.ts";

/**
 * Queued by each piece of news, and every ten minutes for news that waited through a quiet time.
 */
export function notificationTasks(parts: PushParts): Tasks {
  return {
    "tell-news": { schedule: "*/10 * * * *", run: () => notifyDevices(parts) },
    "send-push": task(pushJob, (job, attempt) => sendPush(parts, job, attempt)),
  };
}
