import { eq } from "drizzle-orm";
import { assertVersion } from "#modules/audit/assert-version.ts";
import type { Context } from "#modules/context.ts";
import { toVersion } from "#platform/to-version.ts";
import { AppError } from "#shared/errors.ts";
import type { Versioned } from "#shared/records/version.ts";
import type { HoldCause } from "./kinds.ts";
import { reviews } from "./tables.ts";

type ReviewRow = typeof reviews.$inferSelect;

/**
 * Hides a review from visitors, for spam or by law, with the reason in the moderator's own words;
 * its opinion and stars are no valid reason. The same again changes nothing. The log of changes has
 * each decision. Throws `not_found`.
 */
export async function hideReview(
  ctx: Context,
  id: string,
  { cause, reason }: { readonly cause: HoldCause; readonly reason: string },
): Promise<void> {
  const review = await lockReview(ctx, id);
  if (review.heldFor === cause) return;
  await change(ctx, id, { state: "held", heldFor: cause, decisionReason: reason });
}

/** Publishes a review again. A published one stays as it is. Throws `not_found`. */
export async function releaseReview(ctx: Context, id: string, reason: string): Promise<void> {
  const review = await lockReview(ctx, id);
  if (review.state === "published") return;
  await change(ctx, id, { state: "published", heldFor: null, decisionReason: reason });
}

/**
 * Writes the shop's public answer to a review; an empty answer removes it. Throws `not_found`, and
 * `conflict` when it has changed since the staff member saw it.
 */
export async function answerReview(
  ctx: Context,
  id: string,
  sent: { readonly answer: string } & Partial<Versioned>,
): Promise<void> {
  const review = await lockReview(ctx, id);
  const { answer } = sent;
  const current = { version: toVersion(review.answer ?? ""), answer: review.answer ?? "" };
  await assertVersion(ctx, { entity: "reviews", id }, current, sent);
  if (current.answer === answer) return;
  await change(
    ctx,
    id,
    answer === "" ? { answer: null, answeredAt: null } : { answer, answeredAt: ctx.clock() },
  );
}

async function lockReview({ db }: Context, id: string): Promise<ReviewRow> {
  const [review] = await db.select().from(reviews).where(eq(reviews.id, id)).for("update");
  if (review === undefined) throw new AppError("not_found", `there is no review ${id}`);
  return review;
}

async function change({ db }: Context, id: string, changes: Partial<ReviewRow>): Promise<void> {
  await db.update(reviews).set(changes).where(eq(reviews.id, id));
}
