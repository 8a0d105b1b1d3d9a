// Puts very many rows into a shop that runs, by SQL.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";

/** The embedded server of a shop that runs: the number of its process. */
export const findServer = (dataDir: string): number => Number(readNotes(dataDir)[0]);

/** The owner's way to the embedded database of a shop that runs: its server's own note of it. */
export function findDatabase(dataDir: string): pg.ClientConfig {
  const host = readNotes(dataDir)[4];
  return { ...(host && { host }), user: "shop_owner", database: "wanderpaw" };
}

const readNotes = (dataDir: string): string[] =>
  readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n");

/**
 * Lets `work` write into these tables of the shop in a data folder, or on a server: as the owner
 * and past the triggers, which would take unit by unit and tell everybody of each. Indexes are made
 * afterwards, as a restored backup does, and so are the daily stats and the customers.
 */
export async function fill(
  place: string | pg.ClientConfig,
  tables: readonly string[],
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client(typeof place === "string" ? findDatabase(place) : place);
  await client.connect();
  try {
    await client.query("set session_replication_role = replica");
    await client.query("set maintenance_work_mem = '512MB'");
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
       from pg_index i join pg_class t on t.oid = i.indrelid
       where t.relname = any($1) and not i.indisunique and t.relnamespace = 'public'::regnamespace`,
      [tables],
    );
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    await work(client);
    await client.query("delete from daily_order_stats");
    await client.query(
      `insert into daily_order_stats (day, status, currency, orders, revenue_orders, revenue_minor, revenue_agorot, unrated_orders,
         unrated_minor, underway_minor, underway_agorot, unrated_underway_minor)
       select day, status, currency, count(*), count(*) filter (where is_revenue), sum(revenue_minor),
         sum(coalesce(revenue_agorot, 0)), count(*) filter (where is_revenue and not has_rate),
         coalesce(sum(revenue_minor) filter (where not has_rate), 0), sum(underway_minor),
         sum(coalesce(underway_agorot, 0)), coalesce(sum(underway_minor) filter (where not has_rate), 0)
       from order_figures group by day, status, currency`,
    );
    await client.query("delete from daily_sales_stats");
    await client.query(
      `insert into daily_sales_stats (day, status, currency, item, units, revenue_minor, revenue_agorot, unrated_minor, costed_minor,
         profit_minor, profit_agorot, unrated_profit_minor, uncosted_units)
       select day, status, currency, item, sum(units), sum(revenue_minor), sum(revenue_agorot), sum(unrated_minor), sum(costed_minor),
         sum(profit_minor), sum(profit_agorot), sum(unrated_profit_minor), sum(uncosted_units)
       from order_sales group by day, status, currency, item`,
    );
    // Each day of money is read by the indexes.
    for (const { definition } of indexes) await client.query(definition);
    await client.query("analyze");
    await client.query("delete from stale_money_days");
    await client.query("delete from daily_money_stats");
    await client.query(
      `insert into daily_money_stats (day, entry, method, kind, currency, market_id, tax_name, tax_rate_bp, count, paid_minor, cents,
         agorot, unrated_cents)
       select days.day, m.* from (select distinct day from order_figures) days cross join lateral app.money_of_day(days.day) m`,
    );
    await client.query("select app.recount_customers()");
    await client.query("delete from daily_customer_stats");
    await client.query(
      `insert into daily_customer_stats (last_order_on, is_guest, customers)
       select (coalesce(last_order_at, 'epoch') at time zone 'Asia/Jerusalem')::date, profile_id is null, count(*)
       from customers group by 1, 2`,
    );
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}
