import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";

/**
 * A sentence for those who make dumps by themselves, where the owner of the tables could not make
 * a whole one; undefined where it could.
 */
export async function findDumpNote(db: Pick<Db, "execute">): Promise<string | undefined> {
  const { rows } = await db.execute<{ owner: string }>(sql`
    select rolname as owner from pg_roles join pg_class c on relowner = pg_roles.oid
    where c.oid = 'public.orders'::regclass and not (rolsuper or rolbypassrls)`);
  const [row] = rows;
  return (
    row &&
    `Note: pg_dump as ${row.owner}, the owner of the tables, makes an incomplete dump, because row-level security applies to the owner, too. Use "npm run shop -- backup", or a role that can read everything: create role dumper login bypassrls in role pg_read_all_data;`
  );
}
