import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { AppError } from "#shared/errors.ts";
import type { DealerStage, MessageState } from "./kinds.ts";
import { isAssignee } from "./list-assignees.ts";
import { checkSeen, lockMessage } from "./locked-message.ts";
import { messages } from "./tables.ts";

type Ctx = Pick<Context, "db">;

/**
 * Calls a message new, read or closed; answered only if it has been, which takes back what came
 * after. Throws `not_found`, `invalid_fields`, and `conflict` when its state is another one than
 * `seen`.
 */
export async function setMessageState(
  ctx: Ctx,
  id: string,
  { state, seen }: { state: MessageState; seen: MessageState },
): Promise<void> {
  const message = await lockMessage(ctx, id);
  checkSeen(message, seen);
  if (state === "answered" && message.answeredAt === null)
    throw new AppError("invalid_fields", "nobody has answered this message", {
      fields: { state: ["not_answered"] },
    });
  if (state !== message.state) await change(ctx, id, { state });
}

/**
 * Gives a message to somebody, or to nobody. Throws `not_found`, `invalid_fields` for somebody who
 * may read no messages, and `conflict` when it was given to somebody else meanwhile.
 */
export async function assignMessage(
  ctx: Ctx,
  id: string,
  { assigneeId, seen }: { assigneeId: string | null; seen: string | null },
): Promise<void> {
  const message = await lockMessage(ctx, id);
  if (message.assigneeId === assigneeId) return;
  if (message.assigneeId !== seen)
    throw new AppError("conflict", "the message has been given to somebody else");
  if (assigneeId !== null && !(await isAssignee(ctx, assigneeId)))
    throw new AppError("invalid_fields", "this person may read no messages", {
      fields: { assigneeId: ["unknown"] },
    });
  await change(ctx, id, { assigneeId });
}

/**
 * Says how far an inquiry of a dealer has come, in any direction. Throws `not_found`, also for a
 * message of another kind, and `conflict` when its stage is another one than `seen`.
 */
export async function setDealerStage(
  ctx: Ctx,
  id: string,
  { stage, seen }: { stage: DealerStage; seen: DealerStage },
): Promise<void> {
  const message = await lockMessage(ctx, id);
  if (message.kind !== "dealer") throw new AppError("not_found", "this is no inquiry of a dealer");
  const now = message.dealerStage ?? "new";
  if (now === stage) return;
  if (now !== seen)
    throw new AppError("conflict", `the inquiry is ${now}, and was seen as ${seen}`);
  await change(ctx, id, { dealerStage: stage });
}

async function change(
  { db }: Ctx,
  id: string,
  values: Partial<typeof messages.$inferInsert>,
): Promise<void> {
  await db.update(messages).set(values).where(eq(messages.id, id));
}
