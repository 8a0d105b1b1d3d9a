import { beforeEach, expect, test } from "vitest";
import { identityTasks } from "#modules/identity/tasks.ts";
import { notificationTasks } from "#modules/notifications/tasks.ts";
import { createPostPublic } from "#platform/network/post-public.ts";
import { startWorker } from "#platform/jobs/worker.ts";
import { silentLog } from "#platform/log.ts";
import { startPushShop, type StaffMember } from "./push-shop.ts";
import { addGrants, setGrants } from "../../support/grants.ts";

const shop = await startPushShop();
const { database, push, signIn, doJobs, titles, goTo, passTime, place, send, receive } = shop;

beforeEach(async () => {
  await database.asOwner("delete from sessions");
  await database.asOwner("delete from rate_limits");
  await setGrants(database, ["orders.read"]);
  await database.asOwner("delete from graphile_worker._private_jobs");
  push.answer(201);
  goTo("2026-03-03T10:00:00Z");
  await receive("olive", 5);
});

const countDevices = async () => (await database.asOwner("select 1 from push_devices")).length;
const signOut = ({ refreshToken }: StaffMember, scope: string) =>
  send("/api/auth/sign-out", { refresh_token: refreshToken, scope });
const cleanUp = () =>
  identityTasks({ database, clock: shop.now, log: silentLog })["identity-cleanup"]?.run(
    {},
    { isLast: false },
  );

test("PUSH-08 after signing out of a browser, or everywhere, it is not notified", async () => {
  const [here, there] = [await signIn("admin"), await signIn("admin")];
  const [first, second] = [await here.turnOn(), await there.turnOn()];
  await signOut(here, "local");
  await place();
  await doJobs();
  expect([titles(first).length, titles(second).length]).toEqual([0, 1]);
  await signOut(there, "global");
  expect(await countDevices()).toBe(0);
});

test("PUSH-08 ending a session from elsewhere, and a new password, remove the device of that session", async () => {
  const [here, there, third] = [
    await signIn("moderator"),
    await signIn("moderator"),
    await signIn("moderator"),
  ];
  await there.turnOn();
  const [device] = (await here.readState()).devices;
  const [row] = await database.asOwner("select session_id as id from push_devices where id = $1", [
    device?.id,
  ]);
  const ended = await here.call("DELETE", `/api/auth/sessions/${String(row?.["id"])}`);
  expect([ended.status, await countDevices()]).toEqual([204, 0]);

  const own = await here.turnOn();
  await third.turnOn();
  const [before] = await database.asOwner(
    "select user_id, password_hash from accounts a where user_id = (select user_id from push_devices limit 1)",
  );
  const changed = await here.call("POST", "/api/auth/change-password", {
    current_password: "Wanderpaw!2026",
    password: "Correct!Horse7",
  });
  expect(changed.status).toBe(204);
  expect(await database.asOwner("select endpoint from push_devices")).toEqual([
    { endpoint: own.endpoint },
  ]);
  await database.asOwner("update accounts set password_hash = $2 where user_id = $1", [
    before?.["user_id"],
    before?.["password_hash"],
  ]);
});

test("PUSH-08 an unused browser is still notified after its session has expired, for thirty days", async () => {
  const admin = await signIn("admin");
  const browser = await admin.turnOn();
  await signOut(admin, "idle");
  expect((await admin.call("GET", "/api/admin/push")).status).toBe(401);
  expect((await send("/api/auth/refresh", { refresh_token: admin.refreshToken })).status).toBe(401);
  passTime(24 * 3_600);
  await cleanUp();
  await place();
  await doJobs();
  expect(titles(browser)).toHaveLength(1);
  goTo("2026-04-02T10:00:01Z");
  await cleanUp();
  expect(await countDevices()).toBe(0);
});

test("PUSH-08 a session that expires without a device leaves nothing behind", async () => {
  const admin = await signIn("admin");
  await signOut(admin, "idle");
  expect(await database.asOwner("select 1 from sessions")).toEqual([]);
});

test("PUSH-08 after another sign-in the same browser continues with the new session", async () => {
  const before = await signIn("admin");
  const browser = await before.turnOn();
  await signOut(before, "idle");
  const after = await signIn("admin");
  const kept = await after.call("POST", "/api/admin/push/kept", { endpoint: browser.endpoint });
  expect(JSON.parse(kept.text)).toEqual({ isOn: true });
  expect((await after.readState()).devices.map(({ isCurrent }) => isCurrent)).toEqual([true]);
  await signOut(after, "local");
  expect(await countDevices()).toBe(0);
});

test("PUSH-14 a browser notifies one person: the first is removed when another signs in there", async () => {
  const browser = await (await signIn("admin")).turnOn();
  const other = await signIn("moderator");
  const kept = await other.call("POST", "/api/admin/push/kept", { endpoint: browser.endpoint });
  expect([JSON.parse(kept.text), await countDevices()]).toEqual([{ isOn: false }, 0]);
  await (await signIn("admin")).turnOn(browser);
  await other.turnOn(browser);
  const owners = await database.asOwner(
    "select email from push_devices join profiles on profiles.id = user_id",
  );
  expect(owners).toEqual([{ email: "moderator@wanderpaw.example" }]);
});

test("PUSH-08 losing the role removes the devices of a person, at once or at the next event", async () => {
  const role = "from profiles p where p.id = user_id and p.email = 'moderator@wanderpaw.example'";
  await (await signIn("moderator")).turnOn();
  const [given] = await database.asOwner(
    "delete from user_roles r using profiles p where p.id = user_id and p.email = 'moderator@wanderpaw.example' returning r.user_id",
  );
  expect(await countDevices()).toBe(0);
  await database.asOwner("insert into user_roles (user_id, role) values ($1, 'moderator')", [
    given?.["user_id"],
  ]);
  await addGrants(database, ["orders.read"]);
  const browser = await (await signIn("moderator")).turnOn();
  await database.asOwner(`update user_roles set role = 'user' ${role}`);
  await place();
  await doJobs();
  expect([titles(browser), await countDevices()]).toEqual([[], 0]);
  await database.asOwner(`update user_roles set role = 'moderator' ${role}`);
});

test("PUSH-08 erasing a person deletes their devices and choices", async () => {
  await database.asOwner(
    `insert into profiles (id, full_name, email) values ('00000000-0000-4000-8000-000000000001', 'Gone', 'gone@mail.example')`,
  );
  await database.asOwner(
    `insert into accounts (user_id, password_hash, email_confirmed_at)
     select '00000000-0000-4000-8000-000000000001', password_hash, now() from accounts limit 1`,
  );
  await database.asOwner(
    "insert into user_roles (user_id, role) values ('00000000-0000-4000-8000-000000000001', 'moderator')",
  );
  await database.asOwner(
    `with s as (insert into sessions (user_id, expires_at) values ('00000000-0000-4000-8000-000000000001', '2100-01-01') returning id, user_id)
     insert into push_devices (session_id, user_id, endpoint, p256dh, auth)
     select id, user_id, 'https://push.example.com/gone', repeat('a', 87), repeat('b', 22) from s`,
  );
  await database.asOwner(
    "insert into muted_news (user_id, kind) values ('00000000-0000-4000-8000-000000000001', 'order')",
  );
  const [customer] = await database.asOwner(
    "select id from customers where email = 'gone@mail.example'",
  );
  const admin = await signIn("admin");
  const answer = await admin.call(
    "POST",
    `/api/admin/customers/${String(customer?.["id"])}/erase`,
    {
      contact: "gone@mail.example",
      reason: "request",
    },
  );
  expect(answer.status).toBeLessThan(300);
  expect(await countDevices()).toBe(0);
  expect(await database.asOwner("select 1 from muted_news")).toEqual([]);
});

test.each([404, 410])(
  "PUSH-09 a device that its push service no longer knows (%i) is deleted",
  async (status) => {
    const admin = await signIn("admin");
    await admin.turnOn();
    push.answer(status);
    await place();
    expect(await doJobs()).toBe(0);
    expect((await admin.readState()).devices).toEqual([]);
  },
);

test("PUSH-09 a message that a push service rejects is not sent again, and the device stays", async () => {
  await (await signIn("admin")).turnOn();
  push.answer(413);
  await place();
  expect([await doJobs(), await countDevices()]).toEqual([0, 1]);
});

test("PUSH-10 a person has at most ten devices, even if many are added at once", async () => {
  const people: StaffMember[] = [];
  for (let count = 0; count < 12; count += 1) people.push(await signIn("admin"));
  const answers = await Promise.all(
    people.map((person) => person.call("POST", "/api/admin/push/devices", push.subscribe())),
  );
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 409, 409]);
  expect(await countDevices()).toBe(10);
});

test("PUSH-10 turning notifications on twice in one browser is one device, which other people cannot remove", async () => {
  const [admin, moderator] = [await signIn("admin"), await signIn("moderator")];
  const browser = await admin.turnOn();
  await admin.turnOn(browser);
  const [device] = (await admin.readState()).devices;
  expect(await countDevices()).toBe(1);
  const path = `/api/admin/push/devices/${device?.id}`;
  expect((await moderator.call("DELETE", path)).status).toBe(404);
  expect((await admin.call("DELETE", path)).status).toBe(204);
  expect((await admin.call("DELETE", path)).status).toBe(404);
});

test.each([
  ["an address of this machine", { endpoint: "https://127.0.0.1/x" }],
  ["a name of this network", { endpoint: "https://database/x" }],
  ["an address without encryption", { endpoint: "http://push.example.com/x" }],
  ["another port", { endpoint: "https://push.example.com:5432/x" }],
  ["a very long address", { endpoint: `https://push.example.com/${"x".repeat(1_000)}` }],
  [
    "a key that is no point of the curve",
    { keys: { p256dh: "A".repeat(87), auth: "A".repeat(22) } },
  ],
  ["a secret of another length", { keys: { p256dh: "", auth: "AAAA" } }],
])("PUSH-11 %s is rejected as a device", async (_name, wrong) => {
  const admin = await signIn("admin");
  const answer = await admin.call("POST", "/api/admin/push/devices", {
    ...push.subscribe(),
    ...wrong,
  });
  expect([answer.status, await countDevices()]).toEqual([422, 0]);
});

test("PUSH-11 a name that resolves to this machine is never called, and its device is deleted", async () => {
  await (await signIn("admin")).turnOn();
  await database.asOwner("update push_devices set endpoint = 'https://localhost/x'");
  await place();
  const tasks = notificationTasks({
    database,
    clock: shop.now,
    log: silentLog,
    postPublic: createPostPublic(),
  });
  await tasks["tell-news"]?.run({}, { isLast: false });
  const [job] = await database.asOwner(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'send-push'`,
  );
  await tasks["send-push"]?.run(job?.["payload"], { isLast: false });
  expect(await countDevices()).toBe(0);
});

test("PUSH-10 only staff have devices, and a test reaches the browser that requests it", async () => {
  const admin = await signIn("admin");
  expect((await admin.call("POST", "/api/admin/push/test")).status).toBe(404);
  const browser = await admin.turnOn();
  expect((await admin.call("POST", "/api/admin/push/test")).status).toBe(204);
  await doJobs();
  expect(titles(browser)).toEqual(["ההתראות פועלות"]);
  await database.asOwner("delete from user_grants");
  const moderator = await signIn("moderator");
  expect((await moderator.call("GET", "/api/admin/push")).status).toBe(403);
  expect((await moderator.call("POST", "/api/admin/push/devices", push.subscribe())).status).toBe(
    403,
  );
  const stranger = await send("/api/admin/push/devices", push.subscribe());
  expect(stranger.status).toBe(401);
});

test("PUSH-10 tests are limited: the sixth within a quarter of an hour is refused", async () => {
  const admin = await signIn("admin");
  await admin.turnOn();
  const statuses = [];
  for (let count = 0; count < 6; count += 1)
    statuses.push((await admin.call("POST", "/api/admin/push/test")).status);
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
});

test("PUSH-01 the queue itself sends an order to a device, after the order has been stored", async () => {
  const browser = await (await signIn("admin")).turnOn();
  const worker = await startWorker({
    connectionString: database.appUrl,
    tasks: notificationTasks({ database, clock: shop.now, log: silentLog, postPublic: push.post }),
    log: silentLog,
  });
  const order = await place();
  await expect.poll(() => titles(browser), { timeout: 20_000 }).toHaveLength(1);
  await worker.stop();
  expect(titles(browser)).toEqual([`הזמנה חדשה #${order.slice(-8).toUpperCase()}`]);
});
