import { z } from "zod";
import type { Tasks } from "#modules/tasks.ts";
import { task } from "#platform/jobs/worker.ts";
import type { PaymentParts } from "./payment-parts.ts";
import { refundTrial } from "./trials/refund-trial.ts";
import { watchServices } from "./watch-services.ts";

/** Background tasks for the payment services themselves. */
export function paymentTasks(parts: PaymentParts): Tasks {
  return {
    "refund-payment-trial": task(z.object({ pageId: z.uuid() }), ({ pageId }, { isLast }) =>
      refundTrial(parts, pageId, isLast),
    ),
    "watch-payment-services": { schedule: "*/5 * * * *", run: () => watchServices(parts) },
  };
}
