import { readContent } from "#modules/content/read-content.ts";
import type { Context } from "#modules/context.ts";
import type { ReplyPromises } from "./reply-deadline.ts";

/** The present times within which the shop promises to answer. */
export async function readPromises(ctx: Pick<Context, "db">): Promise<ReplyPromises> {
  const { policies } = await readContent(ctx, ["policies"]);
  return policies;
}
