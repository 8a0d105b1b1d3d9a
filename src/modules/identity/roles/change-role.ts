import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { AppError } from "#shared/errors.ts";
import type { Role } from "#shared/roles.ts";
import { requireOneAdminLeft } from "./role-rows.ts";
import { userRoles } from "../tables.ts";

/**
 * Changes the role that somebody has been given. Throws `not_found` when they have none,
 * `last_admin` when nobody would be left who can run the shop.
 */
export async function changeRole(
  { db, log }: Pick<Context, "db" | "log">,
  { userId, role }: { userId: string; role: Role },
): Promise<void> {
  const { rowCount } = await requireOneAdminLeft(() =>
    db.update(userRoles).set({ role }).where(eq(userRoles.userId, userId)),
  );
  if (rowCount === 0) throw new AppError("not_found", "this person has been given no role");
  log.info({ userId, role }, "a role was changed");
}
