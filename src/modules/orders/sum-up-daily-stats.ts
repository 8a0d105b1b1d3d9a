import { sql, type SQLChunk } from "drizzle-orm";
import type { Tasks } from "#modules/tasks.ts";
import type { Db } from "#platform/db/client.ts";
import { lockName } from "#platform/db/lock-name.ts";
import type { TaskParts } from "#platform/jobs/worker.ts";
import { system } from "#shared/actor.ts";

/** A table of daily stats, with the columns that identify a row, and those that are added up. */
type StatsTable = {
  readonly table: string;
  readonly keys: readonly string[];
  readonly sums: readonly string[];
};

const statsTables: readonly StatsTable[] = [
  {
    table: "daily_order_stats",
    keys: ["day", "status", "currency"],
    sums: [
      "orders",
      "revenue_orders",
      "revenue_minor",
      "revenue_agorot",
      "unrated_orders",
      "unrated_minor",
      "underway_minor",
      "underway_agorot",
      "unrated_underway_minor",
    ],
  },
  {
    table: "daily_sales_stats",
    keys: ["day", "status", "currency", "item"],
    sums: [
      "units",
      "revenue_minor",
      "revenue_agorot",
      "unrated_minor",
      "costed_minor",
      "profit_minor",
      "profit_agorot",
      "unrated_profit_minor",
      "uncosted_units",
    ],
  },
  { table: "daily_customer_stats", keys: ["last_order_on", "is_guest"], sums: ["customers"] },
];

/** Days of money that are added up in one transaction. */
const DAYS_AT_ONCE = 30;

/**
 * Every few minutes, adds up the rows that orders and customers have appended to the daily stats,
 * into one row for each key (day, status and so on), and the money of the days on which it has
 * changed. It is safe while orders append, and when the job runs twice: it adds up exactly the rows
 * that it has deleted itself.
 */
export function dailyStatsTasks({ database, log }: TaskParts): Tasks {
  return {
    "sum-up-daily-stats": {
      schedule: "*/5 * * * *",
      async run() {
        for (const stats of statsTables) {
          // oxlint-disable-next-line no-await-in-loop -- one table after the other
          const taken = await database.runInTransaction(system, (db) => sumUp(db, stats));
          log.debug({ table: stats.table, taken }, "the daily stats have been summed up");
        }
        // oxlint-disable-next-line no-await-in-loop -- some days after the others
        while ((await database.runInTransaction(system, refreshMoneyStats)) === DAYS_AT_ONCE);
      },
    },
  };
}

/** Returns by how many rows the table has shrunk. */
async function sumUp(db: Db, { table, keys, sums }: StatsTable): Promise<number> {
  const stats = sql.identifier(table);
  const joinNames = (these: readonly string[]) =>
    joinParts(these.map((name) => sql.identifier(name)));
  const summed = sums.map((name) => sql`sum(${sql.identifier(name)})`);
  const isSomething = summed.map((sum) => sql`${sum} <> 0`);
  const { rows } = await db.execute<{ taken: number }>(sql`
    with gathered as (
      delete from ${stats} where (${joinNames(keys)}) in (
        select ${joinNames(keys)} from ${stats} group by ${joinNames(keys)} having count(*) > 1
      ) returning *
    ), summed as (
      insert into ${stats} (${joinNames(keys)}, ${joinNames(sums)})
      select ${joinNames(keys)}, ${joinParts(summed)}
      from gathered group by ${joinNames(keys)}
      having ${sql.join(isSomething, sql` or `)}
    )
    select count(*)::integer as taken from gathered`);
  return rows[0]?.taken ?? 0;
}

/**
 * Adds up some of the days whose money has changed, and returns how many. A change after the first
 * statement marks its day anew.
 */
async function refreshMoneyStats(db: Db): Promise<number> {
  await lockName(db, "dailyStats", "money");
  const { rows } = await db.execute<{ day: string }>(sql`
    with taken as (
      delete from stale_money_days where day in (
        select distinct day from stale_money_days order by day desc limit ${DAYS_AT_ONCE}
      ) returning day
    )
    select distinct day::text as day from taken`);
  const days = sql`any(${sql.param(rows.map(({ day }) => day))}::date[])`;
  await db.execute(sql`delete from daily_money_stats where day = ${days}`);
  await db.execute(sql`
    insert into daily_money_stats (day, entry, method, kind, currency, market_id, tax_name, tax_rate_bp, count, paid_minor,
      cents, agorot, unrated_cents)
    select d.day, m.* from unnest(${sql.param(rows.map(({ day }) => day))}::date[]) d (day) cross join lateral app.money_of_day(d.day) m`);
  return rows.length;
}

const joinParts = (parts: SQLChunk[]) => sql.join(parts, sql`, `);
