import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { countChanged } from "#platform/db/count-changed.ts";
import { sessions } from "../tables.ts";

const MOST_SESSIONS = 50;

/**
 * Ends all sessions of a user (or of each user) except the 50 used last; returns how many it ended.
 */
export async function endSurplusSessions(db: Db, userId?: string): Promise<number> {
  return countChanged(
    db.execute(sql`
    delete from ${sessions} where id in (
      select ranked.id from (
        select s.id, row_number() over (
          partition by s.user_id order by s.refreshed_at desc, s.created_at desc, s.id
        ) as place
        from ${sessions} s ${userId === undefined ? sql`` : sql`where s.user_id = ${userId}`}
      ) ranked
      where ranked.place > ${MOST_SESSIONS}
    )`),
  );
}
