import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { AppError } from "#shared/errors.ts";
import { assertOneAdminLeft } from "./role-rows.ts";
import { userRoles } from "../tables.ts";

/**
 * Removes a staff member's role; they are a `user` then. Throws `not_found` when they have none,
 * `last_admin` when no administrator would be left.
 */
export async function removeRole(
  { db, log }: Pick<Context, "db" | "log">,
  userId: string,
): Promise<void> {
  const { rowCount } = await assertOneAdminLeft(() =>
    db.delete(userRoles).where(eq(userRoles.userId, userId)),
  );
  if (rowCount === 0) throw new AppError("not_found", "this person has been given no role");
  log.info({ userId }, "a role was taken away");
}
