import { and, eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { queueJob } from "#platform/jobs/queue-job.ts";
import { AppError } from "#shared/errors.ts";
import { getAbilities } from "./mail-abilities.ts";
import { HELD_BACK, type MailState } from "./mail-states.ts";
import { mails } from "./tables.ts";

/**
 * Queues a mail again that failed, or whose outcome is unknown: that one may arrive twice. Throws
 * `not_found`, `conflict` when it is in another state than the caller saw, and `link_expired` when
 * its link would no longer work.
 */
export async function retryMail(
  ctx: Pick<Context, "db" | "actor" | "clock">,
  id: string,
  expected: MailState,
): Promise<void> {
  await mayBecome(ctx, id, expected, "retry");
  await move(ctx.db, id, expected, { state: "queued", reason: null });
  await queueJob(ctx.db, { task: "send-mail", payload: { mailId: id }, key: `mail:${id}` });
}

/**
 * Cancels a mail that has not been sent yet. Throws `not_found`, and `conflict` when it is being
 * sent by now.
 */
export async function cancelMail(
  ctx: Pick<Context, "db" | "actor" | "clock">,
  id: string,
  expected: MailState,
): Promise<void> {
  await mayBecome(ctx, id, expected, "cancel");
  await move(ctx.db, id, expected, { state: "failed", lastError: HELD_BACK, reason: null });
}

async function mayBecome(
  { db, actor, clock }: Pick<Context, "db" | "actor" | "clock">,
  id: string,
  expected: MailState,
  action: "retry" | "cancel",
): Promise<void> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id));
  if (mail === undefined) throw new AppError("not_found", `there is no mail ${id}`);
  if (mail.state !== expected) throw createChangedError(id);
  const { allowed, reason } = getAbilities(mail, actor, clock())[action];
  if (allowed) return;
  if (reason === "link_gone") throw new AppError("link_expired", `the link of mail ${id} is gone`);
  throw new AppError(
    reason === "not_permitted" ? "forbidden" : "conflict",
    `mail ${id}: ${reason}`,
  );
}

/** Of two requests at once only one succeeds. */
async function move(
  db: Context["db"],
  id: string,
  expected: MailState,
  to: { state: MailState; lastError?: string; reason?: null },
): Promise<void> {
  const moved = await db
    .update(mails)
    .set(to)
    .where(and(eq(mails.id, id), eq(mails.state, expected)))
    .returning({ id: mails.id });
  if (moved.length === 0) throw createChangedError(id);
}

function createChangedError(id: string): AppError {
  return new AppError("conflict", `mail ${id} is in another state by now`);
}
