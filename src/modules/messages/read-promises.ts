import { readContent } from "#modules/content/read-content.ts";
import type { Context } from "#modules/context.ts";
import type { ReplyPromises } from "./reply-deadline.ts";

/** Within what time the shop promises to answer, as the owner has it now. */
export async function readPromises(ctx: Pick<Context, "db">): Promise<ReplyPromises> {
  const { policies } = await readContent(ctx, ["policies"]);
  return policies;
}
