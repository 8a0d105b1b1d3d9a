import { z } from "zod";
import { dailyStatsTasks } from "#modules/orders/sum-up-daily-stats.ts";
import type { Payments } from "#modules/payments/payments.ts";
import type { Tasks } from "#modules/tasks.ts";
import { task, type TaskParts } from "#platform/jobs/worker.ts";
import { integrityTasks } from "./integrity/check-integrity.ts";
import { estimateArrivals } from "./shipping/estimate-arrivals.ts";
import { expireReservations } from "./holds/expire-reservations.ts";
import { onlinePaymentTasks } from "./payments/refund-task.ts";

/** Background tasks for orders. */
export function orderTasks(parts: TaskParts & { payments: Payments }): Tasks {
  const { payments } = parts;
  return {
    ...integrityTasks(parts),
    ...dailyStatsTasks(parts),
    ...onlinePaymentTasks(parts),
    "expire-reservations": { schedule: "*/5 * * * *", run: () => expireReservations(parts) },
    "estimate-arrivals": { schedule: "20 * * * *", run: () => estimateArrivals(parts) },
    "close-payment-page": task(z.object({ sessionId: z.string() }), async ({ sessionId }) => {
      // A shop that no longer uses the payment service cannot call it.
      if (payments.mode === "stripe") await payments.service.closePage(sessionId);
    }),
  };
}
