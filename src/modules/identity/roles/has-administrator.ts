import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { userRoles } from "../tables.ts";

/**
 * True if there is an administrator with a confirmed address. Needs the rights of the system role.
 */
export async function hasAdministrator(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from user_roles join accounts on accounts.user_id = user_roles.user_id
    where role = 'admin' and email_confirmed_at is not null limit 1`);
  return rows.length > 0;
}

/** Locks the roles against other changes until the transaction ends; reading stays possible. */
export async function lockRoles(db: Db): Promise<void> {
  await db.execute(sql`lock table ${userRoles} in share row exclusive mode`);
}
