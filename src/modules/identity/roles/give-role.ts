import { and, eq, isNotNull } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { profiles } from "#modules/customers/tables.ts";
import { AppError } from "#shared/errors.ts";
import { hasEmail } from "../accounts/find-account.ts";
import { beginGrants } from "./grants.ts";
import type { GivenRole } from "./role-contract.ts";
import { requireOneAdminLeft } from "./role-rows.ts";
import { accounts, userRoles } from "../tables.ts";

/**
 * Gives a role to the person with this e-mail address, in place of the one that they had, with what
 * they may do in it; returns who it is. Throws `not_found` when no account has proved to have the
 * address, `last_admin` when it would take away the last administrator, `conflict` when they have
 * this role already with other rights.
 */
export async function giveRole(
  ctx: Pick<Context, "db" | "clock" | "log">,
  { email, role, granted }: { email: string } & GivenRole,
): Promise<string> {
  const { db, log } = ctx;
  // A pending account may be that of a stranger who knows the address, with a password of theirs.
  const [person] = await db
    .select({ userId: accounts.userId })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.id, accounts.userId))
    .where(and(hasEmail(email), isNotNull(accounts.emailConfirmedAt)));
  if (person === undefined)
    throw new AppError("not_found", "no confirmed account has this e-mail address");
  await requireOneAdminLeft(() =>
    db
      .insert(userRoles)
      .values({ userId: person.userId, role })
      .onConflictDoUpdate({ target: userRoles.userId, set: { role } }),
  );
  await beginGrants(ctx, { userId: person.userId, granted });
  log.info({ userId: person.userId, role, granted }, "a role was given");
  return person.userId;
}
