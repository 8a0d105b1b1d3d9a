// The least that an order can cost: the rows of one that the shop has taken, written again by one
// SQL function, with the triggers that keep stock and figures, as durable, from as many clients.
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { measureClients } from "./clients.ts";
import { findDatabase, findServer } from "./fill.ts";
import { familyCpuMicroseconds } from "./process.ts";
import type { Summary } from "./summary.ts";

/** Tables with rows of an order, and what those of another order cannot share. */
const copied: readonly { table: string; rows: string; others: Readonly<Record<string, string>> }[] =
  [
    {
      table: "orders",
      rows: "id = template",
      others: {
        id: "another",
        key_hash: "sha256(another::text::bytea)",
        idempotency_key: "gen_random_uuid()::text",
        customer_email: "'floor-' || another || '@mail.example'",
      },
    },
    ...["order_items", "order_events", "stock_movements"].map((table) => ({
      table,
      rows: "order_id = template",
      others: { id: "gen_random_uuid()", order_id: "another" },
    })),
    {
      table: "guest_holds",
      rows: "order_id = template",
      others: { order_id: "another" },
    },
    {
      table: "mails",
      rows: "dedupe_key = any(mail_keys)",
      others: {
        id: "gen_random_uuid()",
        dedupe_key: "replace(dedupe_key, template::text, another::text)",
        state: "'queued'",
        attempts: "0",
        sent_at: "null",
        provider_id: "null",
      },
    },
  ];

/** Waits until the jobs of the orders (their mails) are finished. */
export async function waitUntilIdle(dataDir: string): Promise<void> {
  const client = new pg.Client(findDatabase(dataDir));
  await client.connect();
  try {
    for (let left = 1; left > 0; await sleep(200)) {
      // oxlint-disable-next-line no-await-in-loop -- one look after the other
      const { rows } = await client.query<{ left: number }>(
        "select count(*)::integer as left from graphile_worker.jobs where run_at <= now() and attempts < max_attempts",
      );
      left = rows[0]?.left ?? 0;
    }
  } finally {
    await client.end();
  }
}

/**
 * So many orders as `clients` write in so many seconds into the database of a shop in a data
 * folder, each like the newest one there. The shop may run; it should have nothing to do.
 */
export async function measureOrderFloor(
  dataDir: string,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<Summary> {
  const place = findDatabase(dataDir);
  const open = async () => {
    const client = new pg.Client(place);
    await client.connect();
    return client;
  };
  const connections = await Promise.all(Array.from({ length: clients }, open));
  const first = await open();
  try {
    await createFunction(first);
    const { rows } = await first.query<{ id: string; mails: string[] }>(
      `select o.id, (select array_agg(m.dedupe_key) from mails m where m.dedupe_key like '%' || o.id) as mails
       from (select id from orders where source = 'checkout' order by created_at desc limit 1) o`,
    );
    const server = findServer(dataDir);
    const readCpu = () => familyCpuMicroseconds(server);
    return await measureClients({ clients, seconds, readCpu }, async (nth) =>
      connections[nth]?.query("select bench.take_order($1, $2)", [rows[0]?.id, rows[0]?.mails]),
    );
  } finally {
    await Promise.all([first, ...connections].map((client) => client.end()));
  }
}

/**
 * Makes the function `bench.take_order(template, mail_keys)` in the database of a shop. Its jobs
 * are scheduled for another year, so that they do not run.
 */
async function createFunction(client: pg.Client): Promise<void> {
  const inserts: string[] = [];
  for (const { table, rows, others } of copied) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const { rows: columns } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns
         where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'
         order by ordinal_position`,
      [table],
    );
    const taken = columns.filter(({ name }) => others[name] !== "default").map(({ name }) => name);
    const values = taken.map((name) => others[name] ?? name);
    inserts.push(
      `insert into ${table} (${taken.join(", ")}) select ${values.join(", ")} from ${table} where ${rows};`,
    );
  }
  await client.query("create schema if not exists bench");
  await client.query(
    `create or replace function bench.take_order(template uuid, mail_keys text[]) returns void language plpgsql as $$
     declare another uuid := gen_random_uuid();
     begin
       ${inserts.join("\n")}
       perform graphile_worker.add_job('send-mail', '{}', run_at := now() + interval '1 year'),
         graphile_worker.add_job('send-mail', '{}', run_at := now() + interval '1 year');
     end $$`,
  );
}
