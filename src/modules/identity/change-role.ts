import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import type { Role } from "#shared/roles.ts";
import { keepingAnAdmin, readRole, type RoleRow } from "./role-rows.ts";
import { userRoles } from "./tables.ts";

/**
 * Changes the role that somebody has been given. Throws `not_found` when they have none, `last_admin` when nobody would
 * be left who can run the shop.
 */
export async function changeRole(
  { db, log }: Pick<Context, "db" | "log">,
  { userId, role }: { userId: string; role: Role },
): Promise<RoleRow> {
  await keepingAnAdmin(() =>
    db.update(userRoles).set({ role }).where(eq(userRoles.userId, userId)),
  );
  const row = await readRole(db, userId);
  log.info({ userId, role }, "a role was changed");
  return row;
}
