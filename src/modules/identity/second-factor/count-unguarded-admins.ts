import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";

/** How many administrators have no second factor. Needs the rights of the identity role. */
export async function countUnguardedAdmins(db: Db): Promise<number> {
  const { rows } = await db.execute<{ without: number }>(sql`
    select count(*)::integer as without from user_roles
      join accounts using (user_id)
      left join second_factors using (user_id)
    where role = 'admin' and confirmed_at is null
      and not exists (select from passkeys p where p.user_id = user_roles.user_id)`);
  return rows[0]?.without ?? 0;
}
