import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { profiles } from "#modules/customers/tables.ts";
import type { Role } from "#shared/roles.ts";
import { accounts, userRoles } from "../tables.ts";

/**
 * When a user's profile was created, when they confirmed their address, and their role; undefined
 * when the profile is gone.
 */
export async function findAccountFacts(
  { db }: Pick<Context, "db">,
  profileId: string,
): Promise<{ since: Date; confirmedAt: Date | null; role: Role } | undefined> {
  const [found] = await db
    .select({
      since: profiles.createdAt,
      confirmedAt: accounts.emailConfirmedAt,
      role: userRoles.role,
    })
    .from(profiles)
    .leftJoin(accounts, eq(accounts.userId, profiles.id))
    .leftJoin(userRoles, eq(userRoles.userId, profiles.id))
    .where(eq(profiles.id, profileId));
  return found && { ...found, role: found.role ?? "user" };
}
