import { beforeAll, beforeEach, expect, test } from "vitest";
import { addGrants } from "../../support/grants.ts";
import { startPushShop } from "./push-shop.ts";

const shop = await startPushShop();
const { database, push, signIn, doJobs, titles, goTo, place, enter, write, receive } = shop;
const NOON = "2026-03-03T10:00:00Z";

beforeAll(() => receive("olive", 500));
beforeEach(async () => {
  await database.asOwner("delete from push_devices");
  await database.asOwner("delete from muted_news");
  await database.asOwner("delete from untold_news");
  await database.asOwner("delete from user_grants");
  await database.asOwner("delete from rate_limits");
  await database.asOwner("delete from graphile_worker._private_jobs");
  push.answer(201);
  goTo(NOON);
});

const toNumber = (orderId: string) => orderId.slice(-8).toUpperCase();
const grant = (...actions: string[]) => addGrants(database, actions);
/** An order of a customer that the payment service has been paid for. */
async function pay(orderId: string): Promise<void> {
  await database.asOwner(
    `insert into payments (order_id, method, amount_minor, reference)
     select id, 'stripe', total_minor, 'pi_' || id from orders where id = $1`,
    [orderId],
  );
}
async function markRefundFailed(orderId: string): Promise<void> {
  await database.asOwner(
    `insert into refunds (order_id, method, amount_minor, idempotency_key) values ($1, 'stripe', 500, gen_random_uuid()::text)`,
    [orderId],
  );
  await database.asOwner(
    "update refunds set state = 'failed', settled_at = app.now() where order_id = $1",
    [orderId],
  );
}
async function failBackup(): Promise<void> {
  await database.asOwner("delete from backup_runs");
  await database.asOwner("insert into backup_runs (started_at) values ($1)", [shop.now()]);
  await database.asOwner("update backup_runs set finished_at = $1, outcome = 'not-written'", [
    shop.now(),
  ]);
}

/** Queues the message again, as after a failed call to the push service. */
async function sendAgain(what: Record<string, string>): Promise<void> {
  await database.asOwner(
    `select graphile_worker.add_job('send-push', json_build_object('deviceId', id, 'toldAt', $1::text, 'what', $2::json))
     from push_devices`,
    [shop.now().toISOString(), JSON.stringify(what)],
  );
}

test("PUSH-01 a device is notified of each kind of event, once, in Hebrew, with a link to its page", async () => {
  const admin = await signIn("admin");
  const browser = await admin.turnOn();
  const order = await place();
  await doJobs();
  await pay(order);
  await doJobs();
  const message = await write("contact");
  await doJobs();
  const dealer = await write("dealer");
  await doJobs();
  await markRefundFailed(order);
  await doJobs();
  await failBackup();
  await doJobs();
  await database.asOwner(
    "insert into stock_alerts (variant_id, level, available) select id, 'out', 0 from product_variants where slug = 'blue'",
  );
  await doJobs();
  await doJobs();
  const received = push.deliveries(browser).map(({ message: it }) => [it.kind, it.about]);
  expect(received).toEqual([
    ["order", order],
    ["order-paid", order],
    ["message", message],
    ["dealer", dealer],
    ["refund-failed", order],
    ["backup", expect.any(String)],
    ["stock", "WANDERPAW_BACKPACK_BLUE"],
  ]);
  expect(titles(browser).slice(0, 4)).toEqual([
    `הזמנה חדשה #${toNumber(order)}`,
    `הזמנה #${toNumber(order)} שולמה`,
    "פנייה חדשה",
    "בקשת משווק חדשה",
  ]);
});

test("PUSH-04 only the device can read the message, which contains no customer name and is signed with the key of the shop", async () => {
  const admin = await signIn("admin");
  const browser = await admin.turnOn();
  const { publicKey } = await admin.readState();
  await place();
  await doJobs();
  const [delivery] = push.deliveries(browser);
  expect(delivery?.sender.key).toBe(publicKey);
  expect(delivery?.message.body).toBe("$74.99");
  expect(JSON.stringify(delivery?.message)).not.toContain("Maya");
  expect(delivery?.headers["topic"]).toBe(delivery?.message.tag);
  expect([delivery?.headers["ttl"], delivery?.headers["urgency"]]).toEqual(["14400", "normal"]);
  const [key] = await database.asOwner(
    "select octet_length(secret) as bytes from signing_keys where purpose = 'web-push'",
  );
  expect(key).toEqual({ bytes: 32 });
});

test("PUSH-01 a message sent twice has the same name, so that the device shows it once", async () => {
  const browser = await (await signIn("admin")).turnOn();
  const order = await place();
  await doJobs();
  await sendAgain({ kind: "order", subjectId: order });
  expect(await doJobs()).toBe(0);
  const tags = push
    .deliveries(browser)
    .map(({ message, headers }) => [message.tag, headers["topic"]]);
  expect(tags).toHaveLength(2);
  expect(new Set(tags.flat()).size).toBe(1);
});

test("PUSH-02 a person who has turned off a kind is not notified of it, and all others are", async () => {
  await grant("orders.read", "messages.read");
  const [admin, moderator] = [await signIn("admin"), await signIn("moderator")];
  const [first, second] = [await admin.turnOn(), await moderator.turnOn()];
  const off = await admin.call("PUT", "/api/admin/push/kinds/message", { isOn: false });
  expect(off.status).toBe(204);
  await write("contact");
  await place();
  await doJobs();
  expect([titles(first).length, titles(second).length]).toEqual([1, 2]);
  const { kinds } = await admin.readState();
  expect(kinds.filter(({ isOn }) => !isOn)).toEqual([{ kind: "message", isOn: false }]);
  await admin.call("PUT", "/api/admin/push/kinds/message", { isOn: true });
  expect((await admin.readState()).kinds.every(({ isOn }) => isOn)).toBe(true);
});

test("PUSH-03 rights are checked when a notification is sent, not when notifications are turned on", async () => {
  await grant("orders.read", "messages.read");
  const moderator = await signIn("moderator");
  const browser = await moderator.turnOn();
  expect((await moderator.readState()).kinds.map(({ kind }) => kind)).toEqual([
    "order",
    "order-paid",
    "return",
    "order-cancelled",
    "message",
    "dealer",
    "refund-failed",
    "money-elsewhere",
  ]);
  await database.asOwner("delete from user_grants where action = 'orders.read'");
  await place();
  await write("contact");
  await failBackup();
  await doJobs();
  expect(titles(browser)).toEqual(["פנייה חדשה"]);
});

test("PUSH-03 a right lost while the message waits counts, and outdated events are not sent", async () => {
  await grant("orders.read", "messages.read");
  const browser = await (await signIn("moderator")).turnOn();
  const order = await place();
  const message = await write("contact");
  push.answer(503);
  await doJobs();
  push.answer(201);
  // As the queue would: the same jobs once more.
  await sendAgain({ kind: "order", subjectId: order });
  await sendAgain({ kind: "message", subjectId: message });
  await database.asOwner("delete from user_grants where action = 'orders.read'");
  await database.asOwner("update messages set spam_reason = 'marked' where id = $1", [message]);
  expect(await doJobs()).toBe(0);
  expect(titles(browser)).toEqual([]);
});

test("PUSH-03 staff are not notified of their own actions, and all others are", async () => {
  await grant("stock.read");
  const browser = await (await signIn("admin")).turnOn();
  const other = await (await signIn("moderator")).turnOn();
  await enter({ caramel: 5 });
  await doJobs();
  expect([titles(browser).length, titles(other).length]).toEqual([0, 1]);
});

test("PUSH-03 a person who must set up a second factor first is not notified, and their device is deleted", async () => {
  const browser = await (await signIn("admin")).turnOn();
  await database.asOwner("update user_roles set given_at = '2025-01-01'");
  await place();
  await doJobs();
  expect([titles(browser), await database.asOwner("select 1 from push_devices")]).toEqual([[], []]);
  await database.asOwner("update user_roles set given_at = '2100-01-01'");
});

test.each([
  // Winter time: 22:00 in Jerusalem is 20:00 in Greenwich.
  ["at night", "2026-03-03T20:00:00Z", "2026-03-04T04:59:59Z", "2026-03-04T05:00:00Z"],
  // A Friday from half past three, and Saturday at nine.
  ["on the Sabbath", "2026-03-06T13:30:00Z", "2026-03-07T18:59:59Z", "2026-03-07T19:00:00Z"],
  // From the day before Pesach to its end; summer time.
  ["on a holiday", "2026-04-01T12:30:00Z", "2026-04-02T17:59:59Z", "2026-04-02T18:00:00Z"],
])(
  "PUSH-06 PUSH-07 %s events wait for the morning, and urgent ones do not",
  async (_when, first, last, after) => {
    goTo(first);
    const paid = await place();
    await pay(paid);
    const browser = await (await signIn("admin")).turnOn();
    const order = await place();
    await doJobs();
    expect(titles(browser)).toEqual([]);
    await markRefundFailed(paid);
    await doJobs();
    expect(titles(browser)).toEqual([`ההחזר להזמנה #${toNumber(paid)} נכשל`]);
    expect(push.deliveries(browser)[0]?.headers["urgency"]).toBe("high");
    const queueNews = () => database.asOwner("select graphile_worker.add_job('tell-news')");
    goTo(last);
    await queueNews();
    await doJobs();
    expect(titles(browser)).toHaveLength(1);
    goTo(after);
    await queueNews();
    await doJobs();
    expect(titles(browser).slice(1)).toEqual([`הזמנה חדשה #${toNumber(order)}`]);
  },
);

test("PUSH-06 a push service keeps messages that are not urgent only until the next quiet time", async () => {
  goTo("2026-03-03T19:30:00Z");
  const browser = await (await signIn("admin")).turnOn();
  await place();
  await doJobs();
  expect(push.deliveries(browser)[0]?.headers["ttl"]).toBe("1800");
});

test("PUSH-07 more than three events at once become one notification that names their kinds", async () => {
  goTo("2026-03-03T21:00:00Z");
  const browser = await (await signIn("admin")).turnOn();
  for (let count = 0; count < 3; count += 1) await place();
  await write("contact");
  await doJobs();
  goTo("2026-03-04T06:00:00Z");
  await database.asOwner("select graphile_worker.add_job('tell-news')");
  await doJobs();
  expect(push.deliveries(browser).map(({ message }) => message)).toMatchObject([
    {
      kind: "summary",
      about: "order",
      title: "מה חדש בחנות",
      body: "3 הזמנות חדשות, פנייה חדשה אחת",
    },
  ]);
});

test("PUSH-12 a failing push service is retried, delays no order, and is given up when the event is old", async () => {
  const browser = await (await signIn("admin")).turnOn();
  push.answer(503);
  const order = await place();
  expect((await shop.read(order)).status).toBe("pending");
  expect(await doJobs()).toBe(1);
  await sendAgain({ kind: "order", subjectId: order });
  push.answer(201);
  shop.passTime(3 * 3_600 + 1);
  const before = push.asked();
  expect(await doJobs()).toBe(0);
  expect([push.asked() - before, titles(browser)]).toEqual([0, []]);
});

test("PUSH-12 the last attempt leaves no failed job behind", async () => {
  await (await signIn("admin")).turnOn();
  push.answer(500);
  await place();
  expect(await doJobs(true)).toBe(0);
});

test("PUSH-01 while no device is registered, nothing is stored and no job is queued", async () => {
  await place();
  await write("contact");
  expect(await database.asOwner("select 1 from untold_news")).toEqual([]);
  expect(
    await database.asOwner(
      `select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'tell-news'`,
    ),
  ).toEqual([]);
});
