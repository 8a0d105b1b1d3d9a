import { sql, type SQLChunk } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import type { Task, TaskParts } from "#platform/jobs/worker.ts";
import { system } from "#shared/actor.ts";

/** What rows of a table of tallies are told apart by, and what is added up. */
type Tallies = {
  readonly table: string;
  readonly keys: readonly string[];
  readonly sums: readonly string[];
};

const allTallies: readonly Tallies[] = [
  {
    table: "order_tallies",
    keys: ["day", "status", "currency"],
    sums: ["orders", "revenue_minor", "revenue_agorot", "unrated_orders", "unrated_minor"],
  },
  {
    table: "sold_tallies",
    keys: ["day", "status", "currency", "item"],
    sums: ["bags", "revenue_minor", "revenue_agorot", "unrated_minor"],
  },
];

/**
 * Every few minutes, what orders have appended to the tallies becomes one row for each day, status and whatever else they are
 * told apart by. Orders may append meanwhile, and the same job may run elsewhere: it sums up exactly the rows that it has
 * taken away itself.
 */
export function tallyTasks({ database, log }: TaskParts): Readonly<Record<string, Task>> {
  return {
    "sum-up-tallies": {
      schedule: "*/5 * * * *",
      async run() {
        for (const tallies of allTallies) {
          // oxlint-disable-next-line no-await-in-loop -- one table after the other
          const taken = await database.inTransaction(system, (db) => sumUp(db, tallies));
          log.debug({ table: tallies.table, taken }, "the tallies have been summed up");
        }
      },
    },
  };
}

/** Returns how many rows became fewer. */
async function sumUp(db: Db, { table, keys, sums }: Tallies): Promise<number> {
  const tallies = sql.identifier(table);
  const names = (these: readonly string[]) => listed(these.map((name) => sql.identifier(name)));
  const summed = sums.map((name) => sql`sum(${sql.identifier(name)})`);
  const isSomething = summed.map((sum) => sql`${sum} <> 0`);
  const { rows } = await db.execute<{ taken: number }>(sql`
    with gathered as (
      delete from ${tallies} where (${names(keys)}) in (
        select ${names(keys)} from ${tallies} group by ${names(keys)} having count(*) > 1
      ) returning *
    ), summed as (
      insert into ${tallies} (${names(keys)}, ${names(sums)})
      select ${names(keys)}, ${listed(summed)}
      from gathered group by ${names(keys)}
      having ${sql.join(isSomething, sql` or `)}
    )
    select count(*)::integer as taken from gathered`);
  return rows[0]?.taken ?? 0;
}

const listed = (parts: SQLChunk[]) => sql.join(parts, sql`, `);
