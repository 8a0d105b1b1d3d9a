import { z } from "zod";
import { dailyStatsTasks } from "#modules/orders/sum-up-daily-stats.ts";
import type { Tasks } from "#modules/tasks.ts";
import { task } from "#platform/jobs/worker.ts";
import { integrityTasks, type OtherChecks } from "../integrity/check-integrity.ts";
import { estimateArrivals } from "../shipping/estimate-arrivals.ts";
import { endOverdueHolds } from "../holds/end-overdue-holds.ts";
import { closeAndRead } from "../payments/connected-page.ts";
import type { PaymentParts } from "#modules/payments/payment-parts.ts";
import { compareWithServices, readPaymentPage } from "../payments/read-payments.ts";
import { onlinePaymentTasks } from "../payments/refund-task.ts";

const ofPage = z.object({ pageId: z.uuid() });

/** Background tasks for orders; `others` checks rules of other modules. */
export function orderTasks(parts: PaymentParts, others?: OtherChecks): Tasks {
  return {
    ...integrityTasks(parts, others),
    ...dailyStatsTasks(parts),
    ...onlinePaymentTasks(parts),
    "expire-reservations": { schedule: "*/5 * * * *", run: () => endOverdueHolds(parts) },
    "estimate-arrivals": { schedule: "20 * * * *", run: () => estimateArrivals(parts) },
    "close-payment-page": task(ofPage, ({ pageId }) => closeAndRead(parts, pageId)),
    "read-payment-page": task(ofPage, ({ pageId }) => readPaymentPage(parts, pageId)),
    "compare-payments": { schedule: "11 4 * * *", run: () => compareWithServices(parts) },
  };
}
