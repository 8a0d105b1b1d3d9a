// The work that waits for staff, kind by kind: how much, since when, until when, and for whom.
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { toDoListSchema } from "#modules/to-do/contract.ts";
import { getToDoRecord, type ToDoKind, toDoKindNames, toDoKinds } from "#modules/to-do/kinds.ts";
import { orderStatuses } from "#modules/orders/status.ts";
import { startAdminShop } from "../back-office/admin-shop.ts";
import { arrangeMail } from "../mail/arrange-mail.ts";
import { addGrants } from "../../support/grants.ts";

const shop = await startAdminShop();
const { database, asAdmin, given, now, send, newAddress } = shop;

let token = "";
beforeAll(async () => {
  const email = "moderator@wanderpaw.example";
  const { text } = await send("/api/auth/sign-in", { email, password: "Wanderpaw!2026" });
  token = z.object({ access_token: z.string() }).parse(JSON.parse(text)).access_token;
});

beforeEach(async () => {
  await database.asOwner(
    "truncate orders, returns, messages, mails, content_drafts, stock_alerts, integrity_findings cascade",
  );
  await database.asOwner("delete from graphile_worker._private_jobs");
});

const parse = (text: string) => toDoListSchema.parse(JSON.parse(text)).tasks;
const readAll = async () => parse((await asAdmin("GET", "/api/admin/to-do")).text);
async function find(kind: ToDoKind) {
  return (await readAll()).find((task) => task.kind === kind);
}
const toDaysAgo = (days: number) => new Date(now().getTime() - days * 86_400_000).toISOString();
const [old, older, recent] = [toDaysAgo(20), toDaysAgo(30), toDaysAgo(1)];

const pay = (orderId: string) =>
  database.asOwner(
    "insert into payments (order_id, method, amount_minor) select id, 'manual', total_minor from orders where id = $1",
    [orderId],
  );
async function givePaid(order: Parameters<typeof given>[0]) {
  const id = await given(order);
  await pay(id);
  return id;
}
type RefundState = "pending" | "done" | "failed";
const refund = (orderId: string, state: RefundState, at: string, method = "manual") =>
  database.asOwner(
    `insert into refunds (order_id, method, amount_minor, state, idempotency_key, created_at, settled_at)
     values ($1, $4, 10, $2, gen_random_uuid()::text, $3::timestamptz, case when $2 <> 'pending' then $3::timestamptz end)`,
    [orderId, state, at, method],
  );
const addReturn = (state: string, at: string, orderId?: string) =>
  database.asOwner(
    `insert into returns (order_id, typed_number, typed_email, kind, state, is_in_time, idempotency_key, created_at)
     values ($1::uuid, case when $1 is null then 'A1B2' end, case when $1 is null then 'ada@mail.example' end,
       'withdraw', $2, case when $1 is null then null else true end, gen_random_uuid()::text, $3)`,
    [orderId ?? null, state, at],
  );
const addDraft = (key: string, at: string | null) =>
  database.asOwner(
    "insert into content_drafts (key, data, publish_at, updated_at) values ($1, '{}', $2, $3)",
    [key, at, old],
  );

test("DASH-12 DASH-09 orders to pack are paid and not shipped, and orders to be paid are not over", async () => {
  for (const status of orderStatuses) {
    await givePaid({ status, total: 100, at: status === "pending" ? old : recent });
    await given({ status, total: 200, at: status === "shipped" ? older : recent });
  }
  await given({ status: "pending", isDeleted: true });
  expect(await find("pack")).toMatchObject({ count: 2, oldestAt: old, dueAt: null, late: 0 });
  expect(await find("pay")).toMatchObject({ count: 4, oldestAt: older, dueAt: null });
});

test("DASH-12 DASH-09 a failed refund waits until a later one is pending or done", async () => {
  const [first, second] = [await givePaid({}), await givePaid({})];
  await refund(first, "failed", old);
  await refund(second, "failed", recent);
  expect(await find("failedRefunds")).toMatchObject({ count: 2, oldestAt: old, late: 1 });
  await refund(first, "pending", toDaysAgo(0));
  expect(await find("failedRefunds")).toMatchObject({ count: 1, oldestAt: recent, late: 0 });
});

test("DASH-12 DASH-13 a refund waits to be transferred by hand, for 14 days by law, and orders are filtered by it", async () => {
  const [late, other] = [await givePaid({}), await givePaid({})];
  await refund(late, "pending", old);
  await refund(other, "pending", recent);
  await refund(other, "done", older);
  await refund(await givePaid({}), "pending", older, "stripe");
  const dueAt = new Date(Date.parse(old) + 14 * 86_400_000).toISOString();
  expect(await find("refundsByHand")).toMatchObject({ count: 2, oldestAt: old, dueAt, late: 1 });
  const listed = await shop.list(`?${toDoKinds.refundsByHand.filter}`);
  expect(new Set(listed.orders.map(({ id }) => id))).toEqual(new Set([late, other]));
  expect(listed.orders[0]?.pendingRefund).toEqual({ amountMinor: 10, currency: "USD" });
});

test("DASH-12 DASH-13 a cancelled order waits while it has money of which no refund is made", async () => {
  const id = await givePaid({ status: "cancelled", at: recent, total: 10 });
  await given({ status: "cancelled" });
  await givePaid({ status: "completed" });
  expect(await find("cancelledWithMoney")).toMatchObject({ count: 1, oldestAt: recent, late: 0 });
  const { orders } = await shop.list(`?${toDoKinds.cancelledWithMoney.filter}`);
  expect(orders.map((order) => order.id)).toEqual([id]);
  await refund(id, "pending", recent);
  expect(await find("cancelledWithMoney")).toMatchObject({ count: 0, oldestAt: null });
});

test("DASH-12 DASH-14 requests wait for a decision within the promised time, and received returns for their money", async () => {
  const id = await given({});
  await addReturn("asked", old, id);
  await addReturn("asked", toDaysAgo(0));
  await addReturn("received", recent, id);
  for (const state of ["approved", "refused"]) await addReturn(state, older, id);
  expect(await find("returns")).toMatchObject({ count: 2, oldestAt: old, late: 1 });
  const dueAt = new Date(Date.parse(recent) + 14 * 86_400_000).toISOString();
  expect(await find("receivedReturns")).toMatchObject({
    count: 1,
    oldestAt: recent,
    dueAt,
    late: 0,
  });
});

test("DASH-12 messages wait for an answer, by the promise of their kind", async () => {
  const write = (kind: string, at: string, state = "new") =>
    database.asOwner(
      `insert into messages (kind, name, email, message, state, created_at, company, phone, city, experience)
       values ($1, 'Ruth', 'ruth@mail.example', 'Hello?', $3, $2, 'Paws', '03', 'Haifa', 'None')`,
      [kind, at, state],
    );
  await write("contact", old);
  await write("dealer", toDaysAgo(0));
  await write("contact", older, "closed");
  const found = await find("answer");
  expect(found).toMatchObject({ count: 2, oldestAt: old, late: 1 });
  expect(found?.dueAt && found.dueAt > old).toBe(true);
});

test("DASH-12 variants are to be restocked since the alert about their stock", async () => {
  const before = await find("restock");
  expect(before).toMatchObject({ oldestAt: null, dueAt: null });
  await database.asOwner(
    "insert into stock_alerts (variant_id, level, available, created_at) select id, 'out', 0, $1 from product_variants where slug = 'blue'",
    [old],
  );
  expect(await find("restock")).toMatchObject({ count: before?.count, oldestAt: old });
});

test("DASH-12 mails that failed, jobs that failed and broken integrity rules wait", async () => {
  await arrangeMail(database, { state: "failed", age: "3 days" });
  await arrangeMail(database, { state: "sent" });
  expect(await find("failedMails")).toMatchObject({ count: 1 });
  expect((await find("failedMails"))?.oldestAt).not.toBeNull();
  await database.asOwner("select graphile_worker.add_job('send-mail', '{}', max_attempts := 1)");
  expect(await find("failedJobs")).toMatchObject({ count: 0, oldestAt: null });
  await database.asOwner(
    "update graphile_worker._private_jobs set attempts = 1, last_error = 'no'",
  );
  expect(await find("failedJobs")).toMatchObject({ count: 1 });
  expect((await find("failedJobs"))?.oldestAt).not.toBeNull();
  await database.asOwner(
    "insert into integrity_findings (rule, count, examples, found_at) values ('a rule', 2, '{A1B2}', $1)",
    [old],
  );
  expect(await find("findings")).toMatchObject({ count: 1, oldestAt: old });
  const { text } = await asAdmin("GET", "/api/admin/integrity-findings");
  expect(JSON.parse(text)).toEqual({
    findings: [{ rule: "a rule", count: 2, examples: ["A1B2"], foundAt: old }],
  });
});

test("DASH-12 a backup waits that failed, where backups are made", async () => {
  expect(await find("backup")).toMatchObject({ count: 0 });
  await database.asOwner("select pg_advisory_lock_shared(701826, hashtext('make-backup'))");
  await database.asOwner(
    "insert into backup_runs (started_at, finished_at, outcome) values ($1, $1, 'not-written')",
    [recent],
  );
  expect(await find("backup")).toMatchObject({ count: 1, oldestAt: recent });
});

test("DASH-12 texts whose time has come wait to be mended, and drafts and held reviews without hurry", async () => {
  await addDraft("home", old);
  await addDraft("about", toDaysAgo(-1));
  await addDraft("contact", null);
  expect(await find("lateTexts")).toMatchObject({ count: 1, oldestAt: old });
  expect(await find("drafts")).toMatchObject({ count: 1, oldestAt: old });
  const orderId = await given({});
  await database.asOwner(
    `insert into reviews (order_id, product_id, author_name, stars, state, held_for, decision_reason, updated_at)
     select $1, id, 'Ada', 1, 'held', 'spam', 'An advertisement.', $2 from products order by name limit 1`,
    [orderId, old],
  );
  expect(await find("heldReviews")).toMatchObject({ count: 1, oldestAt: old });
});

test("DASH-16 products that lack something when their time has come wait, also for one of their variants", async () => {
  const list = async () => {
    const { text } = await asAdmin("GET", "/api/admin/products?state=late");
    return z.object({ products: z.array(z.object({ name: z.string() })) }).parse(JSON.parse(text));
  };
  expect(await find("lateProducts")).toMatchObject({ count: 0 });
  await database.asOwner(
    "update product_variants set is_active = false, publish_at = $1 where slug = 'olive'",
    [old],
  );
  expect(await find("lateProducts")).toMatchObject({ count: 1, oldestAt: old });
  expect((await list()).products).toHaveLength(1);
  await database.asOwner(
    "update product_variants set is_active = true, publish_at = null where slug = 'olive'",
  );
});

test("DASH-17 a cancelled order is settled once all but the legal fee is refunded, in Israel alone", async () => {
  const cancelled = async (country: string, kept: number) => {
    const id = await givePaid({ status: "cancelled", total: 10_000 });
    await database.asOwner(
      "update orders set shipping_address = $2, ils_rate = 4, usd_rate = 1, ils_rate_source = 'test', ils_rate_date = '2026-01-01' where id = $1",
      [id, { line1: "1 Herzl St", city: "Haifa", country }],
    );
    await database.asOwner(
      `insert into refunds (order_id, method, amount_minor, idempotency_key) values ($1, 'manual', $2, gen_random_uuid()::text)`,
      [id, 10_000 - kept],
    );
  };
  // Five percent of 100 dollars; a hundred shekels are 25 dollars.
  await cancelled("IL", 500);
  expect(await find("cancelledWithMoney")).toMatchObject({ count: 0 });
  await cancelled("IL", 501);
  await cancelled("DE", 500);
  expect(await find("cancelledWithMoney")).toMatchObject({ count: 2 });
});

test("DASH-13 the filter of each kind is one of the list that it leads to", async () => {
  const lists: Readonly<Record<string, string>> = {
    orders: "/api/admin/orders",
    returns: "/api/admin/returns",
    messages: "/api/admin/messages",
    inventory: "/api/admin/stock",
    mail: "/api/admin/mails",
    reviews: "/api/admin/reviews",
    products: "/api/admin/products",
  };
  for (const kind of toDoKindNames) {
    const { screen, filter } = getToDoRecord(kind);
    const list = lists[screen];
    if (list === undefined || filter === undefined) continue;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { status } = await asAdmin("GET", `${list}?${filter}`);
    expect([kind, status]).toEqual([kind, 200]);
  }
});

describe("who sees a kind", () => {
  test("DASH-15 an administrator sees all", async () => {
    expect((await readAll()).map(({ kind }) => kind)).toEqual(toDoKindNames);
  });

  test("DASH-15 PERM-07 a moderator sees each kind with its right, and nothing without", async () => {
    const read = async () => {
      const headers = { authorization: `Bearer ${token}`, "x-forwarded-for": newAddress() };
      const answer = await fetch(`${shop.shop.url}/api/admin/to-do`, { headers });
      return parse(await answer.text());
    };
    await given({ status: "pending" });
    await addReturn("asked", recent);
    await addGrants(database, ["figures.read"]);
    expect(await read()).toEqual([]);
    for (const right of [
      "orders.read",
      "messages.read",
      "stock.read",
      "content.read",
      "reviews.read",
      "catalogue.read",
    ] as const) {
      await database.asOwner("delete from user_grants");
      await addGrants(database, [right]);
      const seen = await read();
      expect(seen.map(({ kind }) => kind)).toEqual(
        toDoKindNames.filter((kind) => toDoKinds[kind].needs === right),
      );
    }
    // The rows behind the numbers are visible, too.
    await addGrants(database, ["orders.read"]);
    expect((await read()).filter(({ count }) => count > 0)).toMatchObject([
      { kind: "returns", count: 1 },
      { kind: "pay", count: 1 },
    ]);
  });
});
