import { afterEach, expect, onTestFinished, test } from "vitest";
import { createSecurityLog, type SecurityLog } from "#modules/security/security-log.ts";
import { openDatabase } from "#platform/db/client.ts";
import { createLog } from "#platform/log.ts";
import { testDatabase } from "../../support/database.ts";

const database = await testDatabase();
const MINUTE = 60_000;

afterEach(async () => {
  await database.asOwner("truncate security_events, security_alerts");
});

/** The security log of one instance of the shop, with a clock to turn. */
function instance(connectionString = database.appUrl) {
  let now = new Date("2025-01-15T12:00:00Z");
  const lines: string[] = [];
  const log = createLog({ level: "debug", destination: { write: (line) => lines.push(line) } });
  const own = openDatabase({ connectionString, max: 2, log });
  onTestFinished(() => own.close());
  const security = createSecurityLog({ database: own, clock: () => now, log });
  return {
    ...security,
    lines,
    wait: (ms: number) => void (now = new Date(now.getTime() + ms)),
    fail: (times: number, address = "192.0.2.1") => {
      for (let count = 0; count < times; count += 1) failure(security, address);
    },
  };
}

const failure = (security: SecurityLog, address: string) =>
  security.record({ type: "auth_failure", visitor: { address, userAgent: "Firefox" } });

const alerts = async () => {
  const rows = await database.asOwner(
    "select pattern, severity, host(ip) as ip, jsonb_array_length(events) as events from security_alerts order by raised_at, ip",
  );
  return rows.map((row) => Object.values(row).join(" "));
};
const countEvents = async () =>
  (await database.asOwner("select count(*)::int as events from security_events"))[0]?.["events"];

test("SEC-10 an event is stored with all its data", async () => {
  const { record, saveQueued, lines } = instance();
  record({
    type: "auth_failure",
    visitor: { address: "2001:db8::7", userAgent: "Firefox\ud800" + "x".repeat(1_000) },
    email: "somebody@mail.example",
    details: { reason: "wrong\0 password" },
  });
  record({ type: "token_reuse", visitor: {} });
  await saveQueued();
  const rows = await database.asOwner(
    "select type, severity, occurred_at, ip, user_agent, details, email from security_events order by type",
  );
  expect(rows).toEqual([
    {
      type: "auth_failure",
      severity: "low",
      occurred_at: new Date("2025-01-15T12:00:00Z"),
      ip: "2001:db8::7",
      user_agent: "Firefox\ufffd" + "x".repeat(392),
      details: { reason: "wrong password" },
      email: "somebody@mail.example",
    },
    expect.objectContaining({ type: "token_reuse", ip: null, user_agent: null, details: {} }),
  ]);
  expect(lines.join()).not.toContain("somebody");
});

test("SEC-11 three failures of one address within 5 minutes raise one high alert, two raise none", async () => {
  const { fail, saveQueued, wait } = instance();
  fail(2);
  await saveQueued();
  expect(await alerts()).toEqual([]);
  wait(5 * MINUTE - 1);
  fail(1);
  await saveQueued();
  expect(await alerts()).toEqual(["auth_failure high 192.0.2.1 3"]);
});

test("SEC-11 failures that are older, or of another address or kind, do not count", async () => {
  const { fail, saveQueued, wait, record } = instance();
  fail(2);
  wait(5 * MINUTE);
  fail(2);
  fail(2, "192.0.2.2");
  record({ type: "form_submission", visitor: { address: "192.0.2.1" } });
  await saveQueued();
  expect(await alerts()).toEqual([]);
});

test("SEC-11 five forms raise a medium alert, one crawler and one replayed token raise an alert each", async () => {
  const { record, saveQueued } = instance();
  const visitor = { address: "192.0.2.1", userAgent: "curl/8" };
  for (let count = 0; count < 5; count += 1) record({ type: "form_submission", visitor });
  record({ type: "suspicious_agent", visitor: { ...visitor, address: "192.0.2.2" } });
  record({ type: "token_reuse", visitor: {} });
  await saveQueued();
  expect(await alerts()).toEqual([
    "form_submission medium 192.0.2.1 5",
    "suspicious_agent medium 192.0.2.2 1",
    "token_reuse high  1",
  ]);
});

test("SEC-11 an alert shows the events behind it", async () => {
  const { record, saveQueued } = instance();
  record({
    type: "token_reuse",
    visitor: { address: "192.0.2.1", userAgent: "Firefox" },
    email: "a@mail.example",
    details: { family: "1" },
  });
  await saveQueued();
  const [alert] = await database.asOwner("select events from security_alerts");
  expect(alert?.["events"]).toEqual([
    {
      type: "token_reuse",
      severity: "high",
      timestamp: "2025-01-15T12:00:00.000Z",
      ip: "192.0.2.1",
      userAgent: "Firefox",
      details: { family: "1" },
      email: "a@mail.example",
    },
  ]);
});

test("SEC-12 a continuing attack raises one alert in 5 minutes", async () => {
  const { fail, saveQueued, wait } = instance();
  fail(4);
  await saveQueued();
  fail(4);
  await saveQueued();
  wait(5 * MINUTE - 1);
  fail(4);
  await saveQueued();
  expect(await alerts()).toHaveLength(1);
  wait(1);
  fail(3);
  await saveQueued();
  expect(await alerts()).toHaveLength(2);
});

const networks = async () => {
  const rows = await database.asOwner(
    "select ip, is_many from security_alerts order by raised_at, is_many, ip",
  );
  return rows.map(({ ip, is_many: isMany }) => (isMany === true ? "many" : ip));
};

test("SEC-22 the addresses of an IPv6 network count together and raise one alert, about the network", async () => {
  const { record, saveQueued, fail } = instance();
  for (let count = 1; count <= 50; count += 1)
    record({ type: "suspicious_agent", visitor: { address: `2001:db8::${count}` } });
  for (let count = 1; count <= 3; count += 1) fail(1, `2001:db8:0:1::${count}`);
  await saveQueued();
  expect(await networks()).toEqual(["2001:db8::/64", "2001:db8:0:1::/64"]);
});

test("SEC-22 once five addresses of a /24 have raised alerts, the next one is about the /24, and the last for a while", async () => {
  const { saveQueued, fail } = instance();
  for (let count = 1; count <= 9; count += 1) {
    fail(3, `192.0.2.${count}`);
    await saveQueued();
  }
  fail(3, "192.0.3.1");
  await saveQueued();
  const single = [1, 2, 3, 4, 5].map((count) => `192.0.2.${count}`);
  expect(await networks()).toEqual(["192.0.2.0/24", ...single, "192.0.3.1"]);
});

test("SEC-22 once five networks of an IPv6 /56 have raised alerts, the next one is about the /56", async () => {
  const { saveQueued, fail } = instance();
  for (let count = 1; count <= 7; count += 1) {
    fail(3, `2001:db8:0:${count}::1`);
    await saveQueued();
  }
  const single = [1, 2, 3, 4, 5].map((count) => `2001:db8:0:${count}::/64`);
  const wide = "2001:db8::/56";
  expect(new Set(await networks())).toEqual(new Set([...single, wide]));
});

test("SEC-23 suspicious programs raise twenty alerts an hour, then one that stands for many", async () => {
  const { record, saveQueued, wait } = instance();
  const crawl = async (from: number, to: number) => {
    for (let count = from; count < to; count += 1)
      record({ type: "suspicious_agent", visitor: { address: `198.51.${count}.7` } });
    await saveQueued();
  };
  await crawl(0, 60);
  wait(30 * MINUTE);
  await crawl(60, 90);
  const raised = await networks();
  expect(raised).toHaveLength(21);
  expect(raised.filter((about) => about === "many")).toHaveLength(1);
  // Other patterns are not concerned, and the hour passes.
  record({ type: "token_reuse", visitor: { address: "198.51.99.7" } });
  await saveQueued();
  expect(await networks()).toHaveLength(22);
  wait(60 * MINUTE);
  await crawl(100, 101);
  expect(await networks()).toHaveLength(23);
});

test("SEC-13 the events of all instances count together, and raise one alert", async () => {
  const instances = Array.from({ length: 3 }, () => instance());
  const addresses = Array.from({ length: 20 }, (_, index) => `198.51.${10 + index}.7`);
  for (const address of addresses) {
    for (const { fail } of instances) fail(1, address);
    await Promise.all(instances.map(({ saveQueued }) => saveQueued()));
  }
  expect(await alerts()).toEqual(addresses.map((address) => `auth_failure high ${address} 3`));
});

test("SEC-14 events are stored soon, without an explicit flush", async () => {
  const { fail } = instance();
  fail(1);
  await expect.poll(countEvents, { timeout: 5_000 }).toBe(1);
  fail(120);
  await expect.poll(countEvents, { timeout: 5_000 }).toBe(121);
});

/** How many connections of the shop the database accepts from now on. */
const letIn = (connections: 0 | -1) =>
  database.asOwner(
    `do $$ begin execute format('alter database %I connection limit ${connections}', current_database()); end $$`,
  );

test("SEC-15 during a database outage 1,000 events are buffered, severe ones first", async () => {
  const { record, fail, saveQueued, lines } = instance();
  await letIn(0);
  try {
    record({ type: "token_reuse", visitor: { address: "192.0.2.7" } });
    await saveQueued();
    fail(1_100);
    await saveQueued();
  } finally {
    await letIn(-1);
  }
  expect(await countEvents()).toBe(0);
  await saveQueued();
  expect(await countEvents()).toBe(1_000);
  expect(await alerts()).toEqual([
    expect.stringContaining("auth_failure high 192.0.2.1"),
    "token_reuse high 192.0.2.7 1",
  ]);
  const logged = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>) // our own log lines
    .filter(({ level }) => level === "warn");
  expect(logged).toEqual([
    expect.objectContaining({ msg: "security events have to wait", waiting: 1 }),
    expect.objectContaining({ lost: 101 }),
  ]);
});

test("SEC-15 after an outage buffered events are stored automatically", async () => {
  const { fail, lines } = instance();
  await letIn(0);
  try {
    fail(3);
    await expect.poll(() => lines.join(), { timeout: 5_000 }).toContain("have to wait");
  } finally {
    await letIn(-1);
  }
  await expect.poll(countEvents, { timeout: 10_000 }).toBe(3);
  expect(await alerts()).toEqual(["auth_failure high 192.0.2.1 3"]);
});

test("SEC-15 an event that the database refuses does not prevent storing the others", async () => {
  const { record, fail, saveQueued, lines } = instance();
  record({ type: "auth_failure", visitor: { address: "no address" } });
  await saveQueued();
  fail(1);
  await saveQueued();
  expect(await countEvents()).toBe(1);
  expect(lines.filter((line) => line.includes("could not be stored"))).toHaveLength(1);
});
