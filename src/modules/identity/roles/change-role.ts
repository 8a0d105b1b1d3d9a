import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { AppError } from "#shared/errors.ts";
import { setFirstGrants } from "./grants.ts";
import type { GivenRole } from "./role-contract.ts";
import { assertOneAdminLeft } from "./role-rows.ts";
import { userRoles } from "../tables.ts";

/**
 * Changes a staff member's role and rights. Throws `not_found` when they have no role, `last_admin`
 * when no administrator would be left, `conflict` when they have this role already with other
 * rights.
 */
export async function changeRole(
  ctx: Pick<Context, "db" | "clock" | "log">,
  { userId, role, granted }: { userId: string } & GivenRole,
): Promise<void> {
  const { db, log } = ctx;
  const { rowCount } = await assertOneAdminLeft(() =>
    db.update(userRoles).set({ role }).where(eq(userRoles.userId, userId)),
  );
  if (rowCount === 0) throw new AppError("not_found", "this person has been given no role");
  await setFirstGrants(ctx, { userId, granted });
  log.info({ userId, role, granted }, "a role was changed");
}
