import type { ReturnKind, ReturnState } from "#modules/orders/kinds.ts";
import type { Context } from "#modules/context.ts";
import { isOpenState } from "./kinds.ts";
import { readPeriod } from "./periods.ts";

type Requested = {
  readonly kind: ReturnKind;
  readonly state: ReturnState;
  readonly createdAt: Date;
};

/** Until when the shop has to act on a return; null where it need not. */
export type ReturnDue = {
  /** By the policies' time for an answer. */
  readonly answerBy: Date | null;
  /** By law, once the customer has withdrawn or the items are back. */
  readonly refundBy: Date | null;
};

/** Returns what computes it for each return. */
export async function createDue(
  ctx: Pick<Context, "db" | "clock">,
): Promise<(requested: Requested) => ReturnDue> {
  const reply = await readPeriod(ctx, "reply");
  const refund = await readPeriod(ctx, "refund");
  return ({ kind, state, createdAt }) => {
    const isOwed = isOpenState(state) && (kind === "withdraw" || state === "received");
    return {
      answerBy: state === "asked" ? reply.getDueAt(createdAt) : null,
      refundBy: isOwed ? refund.getDueAt(createdAt) : null,
    };
  };
}
