import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";

/** The most tags to offer; others can be typed. */
const MOST = 200;

/**
 * The tags of orders, by name. Jumps from tag to tag in the index, so it is fast even when many
 * orders have the same tag.
 */
export async function listTags({ db }: Pick<Context, "db">): Promise<string[]> {
  const { rows } = await db.execute<{ tag: string }>(sql`
    with recursive known as (
      (select tag, lower(tag) as word from order_tags order by lower(tag) limit 1)
      union all
      select next.tag, next.word from known cross join lateral (
        select g.tag, lower(g.tag) as word from order_tags g
        where lower(g.tag) > known.word order by lower(g.tag) limit 1
      ) next
    )
    select tag from (select tag from known limit ${MOST}) few order by tag collate "he-x-icu"`);
  return rows.map(({ tag }) => tag);
}
