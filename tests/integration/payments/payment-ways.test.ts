// The owner connects services in the back office, tries them, and switches them on and off.
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import type { TaskName } from "#i18n/he/jobs.ts";
import { orderTasks } from "#modules/orders/processing/tasks.ts";
import { paymentTasks } from "#modules/payments/tasks.ts";
import {
  wayListSchema,
  type WayRow,
  type WayService,
} from "#modules/payments/ways/way-contract.ts";
import { wrapWayKeys } from "#modules/payments/ways/way-keys.ts";
import { readinessSchema } from "#modules/readiness/contract.ts";
import { silentLog } from "#platform/log.ts";
import { createSecretBox } from "#platform/secret-box.ts";
import { system } from "#shared/actor.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { startStripeServer } from "../../support/stripe-server.ts";
import { startSalesShop } from "../orders/sales-shop.ts";
import { secrets, WEBHOOK } from "./stripe-shop.ts";

const late: { url?: string; now?: () => Date } = {};
const stripe = await startStripeServer({
  ...secrets,
  webhookUrl: () => `${late.url}${WEBHOOK}`,
  clock: () => late.now?.() ?? new Date(),
});
afterAll(() => stripe.stop());
const { asAdmin, database, mailsTo, now, passTime, place, shop } = await startSalesShop({
  serviceUrls: { stripe: stripe.url },
});
late.url = shop.url;
late.now = now;
const { payments } = shop.services;

const PATH = "/api/admin/payment-ways";
const keys = { ...secrets };

async function list(): Promise<WayRow[]> {
  const { text } = await asAdmin("GET", PATH);
  return wayListSchema.parse(JSON.parse(text)).ways;
}
async function find(id: string): Promise<WayRow> {
  const row = (await list()).find((each) => each.id === id);
  if (row === undefined) throw new Error(`no way ${id}`);
  return row;
}
async function findService(id = "stripe"): Promise<WayService> {
  const { service } = await find(id);
  if (service === null) throw new Error(`${id} has no service`);
  return service;
}
const connect = (sent: Record<string, string>, id = "stripe") =>
  asAdmin("PUT", `${PATH}/${id}/keys`, { keys: sent });
async function change(id: string, changes: Partial<WayRow>) {
  const { isOn, position, markets, currencies, version } = await find(id);
  const body = { isOn, position, markets, currencies, version, ...changes };
  return asAdmin("PUT", `${PATH}/${id}`, body);
}
async function runTask(name: TaskName, payload: unknown = {}, isLast = false) {
  const parts = { database, clock: now, log: silentLog, payments };
  await { ...orderTasks(parts), ...paymentTasks(parts) }[name]?.run(payload, { isLast });
}
const pageSchema = z.object({ id: z.string(), session_id: z.string().nullable() });
async function findTrialPage() {
  const [page] = await database.asOwner(
    "select id, session_id from payment_pages where order_id is null order by created_at desc limit 1",
  );
  return pageSchema.parse(page);
}
const readMode = () => database.runInTransaction(system, (db) => payments.readMode({ db }));
const startTrial = () => asAdmin("POST", `${PATH}/stripe/trials`);
const outage = { status: 500, type: "api_error" } as const;
/** The library tries each call once more by itself, and a page is requested twice. */
const fail = (calls = 1) => {
  for (let call = 0; call < 2 * calls; call += 1) stripe.faults.push(outage);
};

test("PAY-200 a service without keys cannot be switched on; the way without a service needs none", async () => {
  expect((await find("manual")).isOn).toBe(true);
  expect(await change("stripe", { isOn: true })).toMatchObject({
    code: "invalid_fields",
    fields: { isOn: ["not_connected"] },
  });
  expect((await change("manual", { isOn: false })).status).toBe(200);
  expect((await change("manual", { isOn: true })).status).toBe(200);
});

test("PAY-201 keys are checked at their fields and by the service before they are stored", async () => {
  expect((await connect({ secretKey: "pk_live_1" })).fields).toEqual({
    "keys.secretKey": ["malformed"],
    "keys.webhookSecret": ["required"],
  });
  const refused = await connect({ ...keys, secretKey: "sk_test_another" });
  expect(refused.fields?.["keys"]?.[0]).toBe("refused");
  expect(refused.text).not.toContain("sk_test_another");
  fail();
  expect((await connect(keys)).code).toBe("unavailable");
  expect(await findService()).toMatchObject({ isConnected: false, isTest: null });
  expect((await connect(keys, "manual")).code).toBe("not_found");
});

test("PAY-202 stored keys are encrypted, never answered or logged, and stay where a secret is left empty", async () => {
  const { status, text } = await connect(keys);
  expect(status).toBe(200);
  const [row] = await database.asOwner("select keys from payment_ways where code = 'stripe'");
  const stored = z.instanceof(Uint8Array).parse(row?.["keys"]);
  const [audit] = await database.asOwner(
    "select coalesce(jsonb_agg(l), '[]')::text as text from audit_log l where entity = 'payment_ways'",
  );
  expect(String(audit?.["text"])).toContain("connected_at");
  const seen = [
    text,
    (await asAdmin("GET", PATH)).text,
    Buffer.from(stored).toString("latin1"),
    String(audit?.["text"]),
    JSON.stringify(shop.logged),
  ];
  for (const each of seen)
    for (const secret of Object.values(secrets)) expect(each).not.toContain(secret);
  expect(await findService()).toMatchObject({
    isConnected: true,
    isTest: true,
    keys: [
      { name: "secretKey", isFilled: true, value: null },
      { name: "webhookSecret", isFilled: true, value: null },
    ],
  });
  expect((await connect({ secretKey: "", webhookSecret: "" })).status).toBe(200);
});

test("PAY-203 a service is on or off for the next customer, in the owner's order, by market and currency", async () => {
  const on = await change("stripe", { isOn: true, position: 1, currencies: ["USD"] });
  expect(on.status).toBe(200);
  expect((await list())[0]).toMatchObject({ id: "stripe", isOn: true, currencies: ["USD"] });
  expect(await readMode()).toBe("online");
  expect((await change("stripe", { isOn: false, version: "other" })).conflict).toMatchObject({
    current: { isOn: true },
  });
  const unknown = crypto.randomUUID();
  expect((await change("stripe", { markets: [unknown] })).fields).toEqual({ markets: ["unknown"] });
  await change("stripe", { isOn: false });
  expect(await readMode()).toBe("manual");
});

test("PAY-210 a trial account is no way to open a real shop, and a service that was never tried is named", async () => {
  const readChecks = async () => {
    const { text } = await asAdmin("GET", "/api/admin/readiness");
    return readinessSchema
      .parse(JSON.parse(text))
      .checks.flatMap(({ key, state, about }) =>
        key.startsWith("payment") ? [[key, state, about]] : [],
      );
  };
  expect(await readChecks()).toEqual([["payments", "done", null]]);
  await change("stripe", { isOn: true });
  expect(await readChecks()).toEqual([
    ["payments", "done", null],
    ["paymentMessages", "unknown", null],
    ["paymentAccounts", "missing", "Stripe"],
    ["paymentTrials", "unknown", "Stripe"],
    ["paymentAnswers", "done", null],
  ]);
  await change("stripe", { isOn: false });
});

test("PAY-204 the owner pays the smallest amount as a trial, which is refunded at once; two presses are one trial", async () => {
  const [first, second] = await Promise.all([startTrial(), startTrial()]);
  expect(first.status).toBe(200);
  expect(second.text).toBe(first.text);
  const { id, session_id: session } = await findTrialPage();
  expect((await findService()).trial).toMatchObject({
    state: "open",
    amount: { amountMinor: 100, currency: "USD" },
  });
  expect(stripe.sessions.get(session ?? "")?.success_url).toContain(
    "/admin/settings/payments?trial=stripe",
  );
  await stripe.pay(session ?? "");
  expect((await findService()).trial?.state).toBe("paid");
  expect((await findService()).lastMessageAt).not.toBeNull();
  await runTask("refund-payment-trial", { pageId: id });
  await runTask("refund-payment-trial", { pageId: id });
  expect((await findService()).trial?.state).toBe("refunded");
  expect(stripe.refunds).toHaveLength(1);
  // The page says for a long time that it was paid.
  await runTask("read-payment-page", { pageId: id });
  expect((await findService()).trial?.state).toBe("refunded");
});

test("PAY-205 a trial without a message is found when the owner comes back; one that is refused says why", async () => {
  passTime(1);
  await startTrial();
  const { id, session_id: session } = await findTrialPage();
  stripe.payUntold(session ?? "");
  expect((await asAdmin("POST", `${PATH}/stripe/trials/reading`)).status).toBe(204);
  await runTask("read-payment-page", { pageId: id });
  stripe.faults.push({ status: 400, type: "invalid_request_error", message: "Too late" });
  await runTask("refund-payment-trial", { pageId: id });
  expect((await findService()).trial).toMatchObject({
    state: "failed",
    reason: expect.stringContaining("Too late") as string,
  });
  passTime(1);
  stripe.faults.push({ status: 400, type: "invalid_request_error", message: "Not activated" });
  expect((await startTrial()).code).toBe("payment_refused");
  expect((await findService()).trial).toMatchObject({
    state: "failed",
    reason: expect.stringContaining("Not activated") as string,
  });
});

test("PAY-206 of a service that does not answer for ten minutes the owner is told once, until it is back", async () => {
  const to = "owner@shop.example";
  await database.asOwner(
    `insert into system_settings (setting_key, setting_value) values ('support_email', $1)
     on conflict (setting_key) do update set setting_value = excluded.setting_value`,
    [JSON.stringify(to)],
  );
  const watch = () => runTask("watch-payment-services");
  passTime(1);
  // More than all calls of the outage, whoever makes them.
  fail(100);
  expect((await startTrial()).code).toBe("unavailable");
  expect((await findService()).awaySince).toBe(now().toISOString());
  await watch();
  expect(await mailsTo(to)).toEqual([]);
  for (const _ of [1, 2, 3]) {
    passTime((11 * MINUTE_MS) / 1_000);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await watch();
  }
  expect(await mailsTo(to)).toEqual(["payment-service-away"]);
  const bell = await asAdmin("GET", "/api/admin/notifications");
  expect(bell.text).toContain(`"kind":"payment-away"`);
  const toDo = await asAdmin("GET", "/api/admin/to-do");
  expect(toDo.text).toContain(`"kind":"awayServices","count":1`);
  stripe.faults.length = 0;
  await watch();
  expect((await findService()).awaySince).toBeNull();
  expect((await asAdmin("GET", "/api/admin/notifications")).text).not.toContain("payment-away");
});

test("PAY-207 keys are removed only of a service that is off and for which no refund or page waits", async () => {
  const disconnect = () => asAdmin("DELETE", `${PATH}/stripe/keys`);
  await change("stripe", { isOn: true });
  expect((await disconnect()).fields).toEqual({ keys: ["on"] });
  await change("stripe", { isOn: false });
  await database.asOwner(
    `insert into payment_pages (order_id, service, amount_minor, currency, charged_minor, charged_currency)
     values ($1, 'stripe', 100, 'USD', 100, 'USD')`,
    [await place()],
  );
  expect((await disconnect()).fields).toEqual({ keys: ["pages_open"] });
  await database.asOwner("update payment_pages set state = 'closed' where order_id is not null");
  expect((await disconnect()).status).toBe(200);
  expect(await findService()).toMatchObject({ isConnected: false, hasStoredKeys: false });
  const [row] = await database.asOwner("select keys from payment_ways where code = 'stripe'");
  expect(row).toEqual({ keys: null });
});

test("PAY-208 when the shop gets another key of its own, the keys of services are encrypted again", async () => {
  const [former, current] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  await connect(keys);
  const read = async () => {
    const [row] = await database.asOwner("select keys from payment_ways where code = 'stripe'");
    return Buffer.from(z.instanceof(Uint8Array).parse(row?.["keys"]));
  };
  const plain = payments.box?.open(await read(), "payment-way/stripe") ?? Buffer.alloc(0);
  const formerBox = createSecretBox({ current: former, former: [] });
  await database.asOwner("update payment_ways set keys = $1 where code = 'stripe'", [
    formerBox.wrap(plain, "payment-way/stripe"),
  ]);
  const box = createSecretBox({ current, former: [former] });
  await wrapWayKeys({ database, box, log: silentLog });
  expect(box.isCurrent(await read())).toBe(true);
  expect(box.open(await read(), "payment-way/stripe")).toEqual(plain);
});
