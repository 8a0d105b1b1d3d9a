// The steps of returns in a made-up history.
import { randomUUID } from "node:crypto";
import type { Context } from "#modules/context.ts";
import { requestReturn } from "#modules/returns/request-return.ts";
import { returnStepSchema } from "#modules/returns/admin-contract.ts";
import type { ReturnContext } from "#modules/returns/context.ts";
import { moveReturn } from "#modules/returns/move-return.ts";
import { refundReturn } from "#modules/returns/refund-return.ts";
import type { About } from "./history-steps.ts";
import type { KnownOrder } from "./known-order.ts";

type Returning = Extract<About, { does: "ask for a return" | "move a return" }>;

export function returningHistory({
  byStaff,
  asCustomer,
}: {
  readonly byStaff: (work: (ctx: Context) => Promise<unknown>) => Promise<void>;
  readonly asCustomer: () => ReturnContext;
}) {
  return {
    async happen(order: KnownOrder, it: Returning): Promise<void> {
      if (it.does === "ask for a return") {
        // Its page is not there.
        if (order.isHidden) return;
        const sent = {
          accessKey: order.accessKey,
          fields: { kind: it.kind, cause: "other", message: "It is torn", group: "yes" },
          units: Object.fromEntries(order.lines.map(({ lineId }) => [lineId, it.quantity])),
          idempotencyKey: randomUUID(),
          photos: [],
        };
        await requestReturn(asCustomer(), sent);
        if (it.twice) await requestReturn(asCustomer(), sent);
        return;
      }
      const { returnId, returnLines } = order;
      if (returnId === null) return;
      if (it.step === "refund") {
        const refund = {
          idempotencyKey: randomUUID(),
          amountMinor: Math.max(1, Math.ceil(order.totalMinor * it.share)),
          byHand: false,
          note: null,
        };
        return byStaff((ctx) => refundReturn(ctx, returnId, refund));
      }
      const lines = returnLines.map(({ id }) => ({
        id,
        shelved: it.shelved,
        damaged: it.damaged,
      }));
      const step = returnStepSchema.safeParse({
        step: it.step,
        note: "As it is",
        orderNumber: "00000000",
        lines,
      });
      if (step.success) await byStaff((ctx) => moveReturn(ctx, returnId, step.data));
    },
  };
}
