import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { AppError } from "#shared/errors.ts";
import type { DealerStage, MessageState } from "./kinds.ts";
import type { Versioned } from "#shared/records/version.ts";
import { assertMessageVersion, lockMessage, readMessageVersion } from "./locked-message.ts";
import { messages } from "./tables.ts";
import { isPermitted, listPermitted } from "#modules/identity/roles/list-permitted.ts";

type Ctx = Pick<Context, "db">;

/**
 * Sets the state of a message to new, read or closed; to answered only if it has a reply, to undo a
 * later state. Throws `not_found`, `invalid_fields`, and `conflict` when it has changed since.
 * Returns the new version, as the others here do.
 */
export async function setMessageState(
  ctx: Ctx,
  id: string,
  sent: { state: MessageState; version: string },
): Promise<Versioned> {
  const message = await lockMessage(ctx, id);
  await assertMessageVersion(ctx, message, sent);
  const { state } = sent;
  if (state === "answered" && message.answeredAt === null)
    throw new AppError("invalid_fields", "this message has no reply", {
      fields: { state: ["not_answered"] },
    });
  return change(ctx, message, { state });
}

/**
 * Assigns a message to a staff member, or to none. Throws `not_found`, `invalid_fields` for a user
 * who may not read messages, and `conflict` when it has changed since.
 */
export async function assignMessage(
  ctx: Ctx,
  id: string,
  sent: { assigneeId: string | null; version: string },
): Promise<Versioned> {
  const message = await lockMessage(ctx, id);
  await assertMessageVersion(ctx, message, sent);
  const { assigneeId } = sent;
  const isSame = assigneeId === message.assigneeId;
  if (!isSame && assigneeId !== null && !(await isAssignee(ctx, assigneeId)))
    throw new AppError("invalid_fields", "this person may read no messages", {
      fields: { assigneeId: ["unknown"] },
    });
  return change(ctx, message, { assigneeId });
}

/**
 * Sets the stage of a dealer inquiry, forwards or backwards. Throws `not_found`, also for a message
 * of another kind, and `conflict` when it has changed since.
 */
export async function setDealerStage(
  ctx: Ctx,
  id: string,
  sent: { stage: DealerStage; version: string },
): Promise<Versioned> {
  const message = await lockMessage(ctx, id);
  if (message.kind !== "dealer") throw new AppError("not_found", "this is no inquiry of a dealer");
  await assertMessageVersion(ctx, message, sent);
  return change(ctx, message, { dealerStage: sent.stage });
}

async function change(
  ctx: Ctx,
  message: typeof messages.$inferSelect,
  values: Partial<typeof messages.$inferSelect>,
): Promise<Versioned> {
  await ctx.db.update(messages).set(values).where(eq(messages.id, message.id));
  return { version: await readMessageVersion(ctx, { ...message, ...values }) };
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
