import type { Context } from "#modules/context.ts";
import { isPermitted, listPermitted } from "#modules/identity/roles/list-permitted.ts";

/** People who may read messages, and so can be given one, sorted by name. */
export async function listAssignees(
  ctx: Pick<Context, "db">,
): Promise<{ id: string; name: string }[]> {
  return listPermitted(ctx, "messages.read");
}

/** Whether this person may be given a message. */
export async function isAssignee(ctx: Pick<Context, "db">, userId: string): Promise<boolean> {
  return isPermitted(ctx, "messages.read", userId);
}
