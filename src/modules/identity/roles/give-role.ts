import { and, eq, isNotNull } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { profiles } from "#modules/customers/tables.ts";
import { AppError } from "#shared/errors.ts";
import type { Role } from "#shared/roles.ts";
import { hasEmail } from "../accounts/find-account.ts";
import { requireOneAdminLeft } from "./role-rows.ts";
import { accounts, userRoles } from "../tables.ts";

/**
 * Gives a role to the person with this e-mail address, in place of the one that they had; returns
 * who it is. Throws `not_found` when no account has proved to have the address, `last_admin` when
 * it would take away the last administrator.
 */
export async function giveRole(
  { db, log }: Pick<Context, "db" | "log">,
  { email, role }: { email: string; role: Role },
): Promise<string> {
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
  log.info({ userId: person.userId, role }, "a role was given");
  return person.userId;
}
