import { eq } from "drizzle-orm";
import { createConflict } from "#modules/audit/create-conflict.ts";
import type { Context } from "#modules/context.ts";
import { AppError } from "#shared/errors.ts";
import type { DealerStage, MessageState } from "./kinds.ts";
import { checkExpectedState, lockMessage } from "./locked-message.ts";
import { messages } from "./tables.ts";
import { isPermitted, listPermitted } from "#modules/identity/roles/list-permitted.ts";

type Ctx = Pick<Context, "db">;

/**
 * Sets the state of a message to new, read or closed; to answered only if it has a reply, to undo a
 * later state. Throws `not_found`, `invalid_fields`, and `conflict` when its state is not `seen`.
 */
export async function setMessageState(
  ctx: Ctx,
  id: string,
  { state, seen: expected }: { state: MessageState; seen: MessageState },
): Promise<void> {
  const message = await lockMessage(ctx, id);
  await checkExpectedState(ctx, message, expected);
  if (state === "answered" && message.answeredAt === null)
    throw new AppError("invalid_fields", "this message has no reply", {
      fields: { state: ["not_answered"] },
    });
  if (state !== message.state) await change(ctx, id, { state });
}

/**
 * Assigns a message to a staff member, or to none. Throws `not_found`, `invalid_fields` for a user
 * who may not read messages, and `conflict` when it was assigned to another one meanwhile.
 */
export async function assignMessage(
  ctx: Ctx,
  id: string,
  { assigneeId, seen: expected }: { assigneeId: string | null; seen: string | null },
): Promise<void> {
  const message = await lockMessage(ctx, id);
  if (message.assigneeId === assigneeId) return;
  if (message.assigneeId !== expected)
    throw await createConflict(
      ctx,
      { entity: "messages", id },
      { assigneeId: [message.assigneeId ?? ""] },
    );
  if (assigneeId !== null && !(await isAssignee(ctx, assigneeId)))
    throw new AppError("invalid_fields", "this person may read no messages", {
      fields: { assigneeId: ["unknown"] },
    });
  await change(ctx, id, { assigneeId });
}

/**
 * Sets the stage of a dealer inquiry, forwards or backwards. Throws `not_found`, also for a message
 * of another kind, and `conflict` when its stage is not `seen`.
 */
export async function setDealerStage(
  ctx: Ctx,
  id: string,
  { stage, seen: expected }: { stage: DealerStage; seen: DealerStage },
): Promise<void> {
  const message = await lockMessage(ctx, id);
  if (message.kind !== "dealer") throw new AppError("not_found", "this is no inquiry of a dealer");
  const now = message.dealerStage ?? "new";
  if (now === stage) return;
  if (now !== expected)
    throw await createConflict(ctx, { entity: "messages", id }, { stage: [now] });
  await change(ctx, id, { dealerStage: stage });
}

async function change(
  { db }: Ctx,
  id: string,
  values: Partial<typeof messages.$inferInsert>,
): Promise<void> {
  await db.update(messages).set(values).where(eq(messages.id, id));
}

/** Staff to whom messages can be assigned, because they may read them, sorted by name. */
export async function listAssignees(
  ctx: Pick<Context, "db">,
): Promise<{ id: string; name: string }[]> {
  return listPermitted(ctx, "messages.read");
}

/** Whether messages can be assigned to this user. */
async function isAssignee(ctx: Pick<Context, "db">, userId: string): Promise<boolean> {
  return isPermitted(ctx, "messages.read", userId);
}
