import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { pickCount } from "../../support/effort.ts";
import { startBackOffice } from "../orders/back-office.ts";

const ORDERS = pickCount(40_000, 100_000);
const MEGABYTE = 1_048_576;
/** An order takes more bytes of the file, and of the memory less. */
const BYTES_OF_ORDER = 130;

const { database, shop, asAdmin } = await startBackOffice();

beforeAll(async () => {
  await database.asOwner("alter table orders disable trigger user");
  await database.asOwner("drop index orders_search");
  await database.asOwner(
    `insert into orders (customer_name, customer_email, source, status, stock_state, subtotal_minor, total_minor, created_at)
     select 'נועה לוי ' || n, 'person' || n || '@mail.example', 'admin', 'completed', 'shipped', 7499, 7499,
       timestamptz '2026-03-01' - n * interval '1 minute'
     from generate_series(1, ${ORDERS}) n`,
  );
  await database.asOwner("alter table orders enable trigger user");
  await database.asOwner("analyze orders");
}, 360_000);

async function startDownload(signal?: AbortSignal, encoding = "identity") {
  const { text } = await asAdmin("POST", "/api/admin/downloads", { kind: "orders", filter: {} });
  const { path } = z.object({ path: z.string() }).parse(JSON.parse(text));
  return fetch(shop.url + path, {
    headers: { "accept-encoding": encoding },
    ...(signal && { signal }),
  });
}

setFlagsFromString("--expose-gc");
const collectGarbage = z.function().parse(runInNewContext("gc"));

/** Memory in use after garbage collection, in bytes. */
function used(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

test(`EXP-07 ${ORDERS} orders are exported without ever being in memory together`, async () => {
  const answer = await startDownload();
  const before = used();
  let lines = 0;
  let bytes = 0;
  let most = 0;
  let measuredAt = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    for (const byte of chunk) if (byte === 10) lines += 1;
    if (bytes - measuredAt < MEGABYTE) continue;
    measuredAt = bytes;
    most = Math.max(most, used() - before);
  }
  expect(lines).toBe(ORDERS + 1);
  expect(bytes).toBeGreaterThan(ORDERS * BYTES_OF_ORDER);
  expect(most).toBeLessThan(ORDERS * BYTES_OF_ORDER);
}, 180_000);

const openTransactions = async () => {
  const [row] = await database.asOwner(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = 'wanderpaw' and state <> 'idle'",
  );
  return row?.["count"];
};

test("EXP-08 an aborted download closes its cursor and frees its connection at once", async () => {
  for (const encoding of ["identity", "gzip", "identity", "gzip", "identity"]) {
    const leaving = new AbortController();
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const answer = await startDownload(leaving.signal, encoding);
    expect(answer.status).toBe(200);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await answer.body?.getReader().read();
    leaving.abort();
  }
  await expect.poll(openTransactions).toBe(0);
  const answer = await startDownload();
  expect(answer.status).toBe(200);
  // A body that nobody reads keeps its cursor open until the garbage is collected.
  await answer.body?.cancel();
});

test("EXP-08 at most three downloads run at the same time, and the rest of the shop keeps working", async () => {
  await expect.poll(openTransactions).toBe(0);
  const leaving = new AbortController();
  const answers = [];
  for (let count = 0; count < 4; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    answers.push(await startDownload(leaving.signal));
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect((await asAdmin("GET", "/api/admin/orders")).status).toBe(200);
  leaving.abort();
  await expect.poll(openTransactions).toBe(0);
});
