import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import type { Finding } from "#shared/finding.ts";

export type AccessRule = "an administrator can sign in";

/** Checks that the shop has an administrator. Needs the rights of the shop itself. */
export async function checkAccess(
  db: Pick<Db, "execute">,
): Promise<(Finding & { readonly rule: AccessRule })[]> {
  const { rowCount } = await db.execute(
    sql`select from user_roles r join accounts a on a.user_id = r.user_id
      where r.role = 'admin' and a.email_confirmed_at is not null limit 1`,
  );
  if (rowCount !== 0) return [];
  return [
    {
      rule: "an administrator can sign in",
      count: 1,
      examples: ["none"],
      means:
        "No one can use the whole back office, because no confirmed account has the role of an administrator.",
      advice: 'Create one: npm run shop -- admin:create --email … --name "…"',
    },
  ];
}
