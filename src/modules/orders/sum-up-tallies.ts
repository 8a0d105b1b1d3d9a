import { sql } from "drizzle-orm";
import type { Task, TaskParts } from "#platform/jobs/worker.ts";
import { system } from "#shared/actor.ts";

/**
 * Every few minutes, what orders have appended to the tallies becomes one row for each day, status and currency. Orders may
 * append meanwhile, and the same job may run elsewhere: it sums up exactly the rows that it has taken away itself.
 */
export function tallyTasks({ database, log }: TaskParts): Readonly<Record<string, Task>> {
  return {
    "sum-up-tallies": {
      schedule: "*/5 * * * *",
      async run() {
        const taken = await database.inTransaction(system, async (db) => {
          const { rows } = await db.execute<{ taken: number }>(sql`
            with gathered as (
              delete from order_tallies where (day, status, currency) in (
                select day, status, currency from order_tallies group by day, status, currency having count(*) > 1
              ) returning *
            ), summed as (
              insert into order_tallies
                (day, status, currency, orders, revenue_minor, revenue_agorot, unrated_orders, unrated_minor)
              select day, status, currency, sum(orders), sum(revenue_minor), sum(revenue_agorot), sum(unrated_orders),
                sum(unrated_minor)
              from gathered group by day, status, currency
              having (sum(orders), sum(revenue_minor), sum(revenue_agorot)) is distinct from (0, 0, 0)
            )
            select count(*)::integer as taken from gathered`);
          return rows[0]?.taken;
        });
        log.debug({ taken }, "the tallies have been summed up");
      },
    },
  };
}
