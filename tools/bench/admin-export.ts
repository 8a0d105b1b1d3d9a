// The file of all orders: how soon it begins, how fast it comes beside PostgreSQL's own way of
// writing the same columns, and what it costs the shop's memory.
import { once } from "node:events";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { findDatabase } from "./fill.ts";
import { residentMb } from "./process.ts";
import type { BenchShop } from "./shop.ts";

export type ExportResult = {
  orders: number;
  firstByteMs: number;
  rowsPerSecond: number;
  /**
   * Resident memory of the shop's process: the most during the export, above what it was before.
   */
  extraMegabytes: number;
};

/** The columns of the file, as the database has them; the same rows in the same order. */
const sameColumns = `select o.number, o.id, o.created_at at time zone 'Asia/Jerusalem', o.status,
    o.customer_name, o.customer_email, o.customer_phone, lines.units, lines.items, o.coupon_code,
    app.to_cents(o, o.subtotal_minor),
    app.to_cents(o, o.subtotal_minor + o.shipping_minor - o.total_minor),
    app.to_cents(o, o.total_minor), o.currency, o.ils_rate, figures.total_agorot,
    app.to_cents(o, o.paid_minor), app.to_cents(o, o.refunded_minor), o.source,
    coalesce(o.shipping_address, o.billing_address) ->> 'city',
    coalesce(o.shipping_address, o.billing_address) ->> 'country',
    (select string_agg(tag, '; ' order by tag) from order_tags where order_id = o.id),
    profit.minor, profit.agorot, profit.uncosted
  from orders o
  cross join lateral app.figures_of(o) figures
  cross join lateral (
    select sum(quantity) as units,
      string_agg(quantity || ' × ' || concat_ws(', ', product_name, variant_name), '; ') as items
    from order_items where order_id = o.id
  ) lines
  left join lateral (
    select sum(s.profit_minor) as minor, sum(s.profit_agorot) as agorot,
      sum(s.uncosted_units) as uncosted
    from (select array_agg(i) as items from order_items i where i.order_id = o.id) of_order
    cross join lateral app.sold_of(o, of_order.items) s
  ) profit on figures.is_revenue
  where o.deleted_at is null
  order by o.created_at desc, o.id desc`;

/** Rows a second that PostgreSQL writes by itself, with the rights of an administrator. */
export async function measureCopy(dataDir: string): Promise<number> {
  const client = new pg.Client(findDatabase(dataDir));
  await client.connect();
  try {
    await client.query("set role shop_admin");
    await client.query(`set request.jwt.claims = '{"role": "admin"}'`);
    const startedAt = performance.now();
    const stream = client.query(copyTo(`copy (${sameColumns}) to stdout`));
    stream.resume();
    await once(stream, "end");
    return (stream.rowCount * 1_000) / (performance.now() - startedAt);
  } finally {
    await client.end();
  }
}

/** Fetches every order as one file and drops what comes. */
export async function measureExport(shop: BenchShop, token: string): Promise<ExportResult> {
  const ticket = await fetch(`${shop.url}/api/admin/downloads`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ kind: "orders", filter: {} }),
  });
  const { path } = (await ticket.json()) as { path: string }; // our own API
  const before = residentMb(shop.pid);
  let most = before;
  const startedAt = performance.now();
  const answer = await fetch(shop.url + path);
  if (!answer.ok || answer.body === null)
    throw new Error(`The export was answered with ${answer.status}.`);
  let firstByteMs: number | undefined;
  let lines = 0;
  for await (const chunk of answer.body) {
    firstByteMs ??= performance.now() - startedAt;
    for (const byte of chunk) if (byte === 0x0a) lines += 1;
    most = Math.max(most, residentMb(shop.pid));
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  return {
    orders: lines - 1,
    firstByteMs: firstByteMs ?? Number.NaN,
    rowsPerSecond: (lines - 1) / seconds,
    extraMegabytes: most - before,
  };
}
