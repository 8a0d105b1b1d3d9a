import { and, eq, isNotNull } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { profiles } from "#modules/customers/tables.ts";
import { AppError } from "#shared/errors.ts";
import { hasEmail } from "../accounts/find-account.ts";
import { setFirstGrants } from "./grants.ts";
import type { GivenRole } from "./role-contract.ts";
import { assertOneAdminLeft } from "./role-rows.ts";
import { accounts, userRoles } from "../tables.ts";

/**
 * Gives the user with this e-mail address a role and rights, in place of those they had; returns
 * the user's id. Throws `not_found` when there is no confirmed account with the address,
 * `last_admin` when no administrator would be left, `conflict` when they have this role already
 * with other rights.
 */
export async function addRole(
  ctx: Pick<Context, "db" | "clock" | "log">,
  { email, role, granted }: { email: string } & GivenRole,
): Promise<string> {
  const { db, log } = ctx;
  // A pending account may be that of a stranger who knows the address and chose the password.
  const [person] = await db
    .select({ userId: accounts.userId })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.id, accounts.userId))
    .where(and(hasEmail(email), isNotNull(accounts.emailConfirmedAt)));
  if (person === undefined)
    throw new AppError("not_found", "no confirmed account has this e-mail address");
  await assertOneAdminLeft(() =>
    db
      .insert(userRoles)
      .values({ userId: person.userId, role })
      .onConflictDoUpdate({ target: userRoles.userId, set: { role } }),
  );
  await setFirstGrants(ctx, { userId: person.userId, granted });
  log.info({ userId: person.userId, role, granted }, "a role was given");
  return person.userId;
}
