import type { Context } from "#modules/context.ts";
import { isPermitted, listPermitted } from "#modules/identity/roles/list-permitted.ts";

/** Staff to whom messages can be assigned, because they may read them, sorted by name. */
export async function listAssignees(
  ctx: Pick<Context, "db">,
): Promise<{ id: string; name: string }[]> {
  return listPermitted(ctx, "messages.read");
}

/** Whether messages can be assigned to this user. */
export async function isAssignee(ctx: Pick<Context, "db">, userId: string): Promise<boolean> {
  return isPermitted(ctx, "messages.read", userId);
}
