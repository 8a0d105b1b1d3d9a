import { expect, onTestFinished, test } from "vitest";
import { listNotifications } from "#modules/notifications/list-notifications.ts";
import { checkSetup, deleteSetupWarnings } from "#modules/security/setup-warnings.ts";
import { system } from "#shared/actor.ts";
import { member } from "../../support/actors.ts";
import { testDatabase } from "../../support/database.ts";
import { rawRequest, sendRaw } from "../http/http-client.ts";
import { startSampleShop } from "../http/sample-shop.ts";
import { sampleWebBuild } from "../http/sample-web-build.tsx";

const database = await testDatabase();
const clock = () => new Date("2026-03-01T10:00:00Z");

async function startShop(options: { trustedProxies?: string[]; demo?: boolean } = {}) {
  const shop = await startSampleShop({
    webBuild: sampleWebBuild(),
    connectionString: database.appUrl,
    clock,
    ...options,
  });
  onTestFinished(() => shop.stop());
  const ask = async (headers: Record<string, string> = {}) =>
    (await fetch(`${shop.url}/healthz`, { headers })).status;
  const warnings = () => shop.logged.filter(({ msg }) => String(msg).includes("TRUSTED_PROXIES"));
  return { ask, warnings, port: shop.port };
}

const found = () => database.runInTransaction(system, checkSetup);
const bell = (role: "admin" | "moderator") =>
  database.runInTransaction(member(role), (db) =>
    listNotifications({ db, actor: member(role), clock }),
  );

test.each([
  ["x-forwarded-for", "203.0.113.7"],
  ["forwarded", "for=203.0.113.7"],
])(
  "LIMIT-16 an unconfigured proxy is reported once: in the log, in the bell and by the check, until the next start (%s)",
  async (name, value) => {
    const headers = { [name]: value };
    const { ask, warnings } = await startShop();
    for (let request = 0; request < 3; request += 1) expect(await ask(headers)).toBe(200);
    expect(warnings()).toHaveLength(1);
    await expect.poll(found).toMatchObject([
      {
        rule: "the proxies in front of the shop are named in TRUSTED_PROXIES",
        count: 1,
        examples: [clock().toISOString()],
      },
    ]);
    expect(await bell("admin")).toMatchObject([
      { kind: "setup", problem: "untrusted-proxy", at: clock() },
    ]);
    expect(await bell("moderator")).toEqual([]);
    await database.runInTransaction(system, deleteSetupWarnings);
    expect([await found(), await bell("admin")]).toEqual([[], []]);
  },
);

test.each([
  ["a request that nobody forwarded", {}, {}],
  ["a proxy that is named", { trustedProxies: ["127.0.0.1"] }, { "x-forwarded-for": "192.0.2.1" }],
  ["a demo", { demo: true }, { "x-forwarded-for": "203.0.113.7" }],
])("LIMIT-16 %s is not reported", async (_, options, headers: Record<string, string>) => {
  const { ask, warnings } = await startShop(options);
  expect(await ask(headers)).toBe(200);
  expect([warnings(), await found()]).toEqual([[], []]);
});

const named = { trustedProxies: ["127.0.0.1"] };

test("LIMIT-31 a configured proxy that does not forward the client's address is reported once, in the same places", async () => {
  const { port, warnings } = await startShop(named);
  for (let request = 0; request < 3; request += 1) await sendRaw(port, rawRequest("/api/none"));
  expect(warnings()).toHaveLength(1);
  await expect
    .poll(found)
    .toMatchObject([{ rule: "the proxies in TRUSTED_PROXIES say where requests come from" }]);
  expect(await bell("admin")).toMatchObject([{ kind: "setup", problem: "silent-proxy" }]);
  await database.runInTransaction(system, deleteSetupWarnings);
});

test.each([
  [
    "a proxy that says for whom",
    named,
    rawRequest("/api/none", { headers: ["X-Forwarded-For: 192.0.2.1"] }),
  ],
  ["a look at the shop's health", named, rawRequest("/readyz")],
  ["a request under another name", named, rawRequest("/api/none").replace("shop.", "any.")],
  ["a visitor without any proxy", {}, rawRequest("/api/none")],
  ["a demo", { ...named, demo: true }, rawRequest("/api/none")],
])("LIMIT-31 %s is not reported", async (_, options, bytes) => {
  const { port, warnings } = await startShop(options);
  await sendRaw(port, bytes);
  expect([warnings(), await found()]).toEqual([[], []]);
});
