import { expect, test } from "vitest";
import type { Session } from "#modules/identity/contract.ts";
import { identityTasks } from "#modules/identity/tasks.ts";
import { silentLog } from "#platform/log.ts";
import { MINUTE, startIdentityShop, type Caller } from "./identity-shop.ts";

const testShop = await startIdentityShop();
const { database } = testShop;

const refresh = (caller: Caller, { refresh_token }: Session) =>
  caller.postForSession("/api/auth/refresh", { refresh_token });
const readTokens = async ({ user }: Session) =>
  (
    await database.asOwner(
      "select 1 from refresh_tokens join sessions s on s.id = session_id where user_id = $1",
      [user.id],
    )
  ).length;
const refused = { status: 401, code: "unauthenticated" };

test("AUTH-18 a refresh token is exchanged for a new session object of the same session", async () => {
  const { caller, session } = await testShop.createCustomer();
  testShop.passTime(14 * MINUTE);
  const next = await refresh(caller, session);
  expect(next.refresh_token).not.toBe(session.refresh_token);
  expect(next.expires_at).toBe(session.expires_at + 14 * 60);
  expect(next.user).toEqual(session.user);
  expect(await caller.statusWith(next)).toBe(200);
  const [count] = await database.asOwner(
    "select count(*)::int as sessions from sessions where user_id = $1",
    [session.user.id],
  );
  expect(count).toEqual({ sessions: 1 });
});

test("AUTH-19 for ten seconds the same token returns the same successor", async () => {
  const { caller, session } = await testShop.createCustomer();
  testShop.passTime(MINUTE);
  const first = await refresh(caller, session);
  expect(first.refresh_token).not.toBe(session.refresh_token);
  testShop.passTime(10);
  const second = await refresh(caller, session);
  expect(second.refresh_token).toBe(first.refresh_token);
  expect(await caller.statusWith(first)).toBe(200);
  expect(await caller.statusWith(second)).toBe(200);
  await refresh(caller, second);
});

test("AUTH-19 tabs that refresh at the same moment get the same successor, and all stay signed in", async () => {
  const { caller, session } = await testShop.createCustomer();
  testShop.passTime(MINUTE);
  const tabs = await Promise.all(Array.from({ length: 10 }, () => refresh(caller, session)));
  expect(new Set(tabs.map((tab) => tab.refresh_token)).size).toBe(1);
  expect(tabs[0]?.refresh_token).not.toBe(session.refresh_token);
  for (const tab of tabs) expect(await caller.statusWith(tab)).toBe(200);
  testShop.passTime(14 * MINUTE);
  for (const tab of tabs.slice(0, 2)) await refresh(caller, tab);
});

test("AUTH-20 a token reused later ends its session everywhere, and is recorded", async () => {
  const { caller, session, email } = await testShop.createCustomer();
  const elsewhere = await testShop.visitor().postForSession("/api/auth/sign-in", {
    email,
    password: "Correct!Horse7",
  });
  testShop.passTime(MINUTE);
  const next = await refresh(caller, session);
  testShop.passTime(11);
  const thief = testShop.visitor("Thief's browser");
  const { refresh_token } = session;
  expect(await thief.post("/api/auth/refresh", { refresh_token })).toMatchObject(refused);

  expect(await caller.statusWith(next)).toBe(401);
  expect(
    await caller.post("/api/auth/refresh", { refresh_token: next.refresh_token }),
  ).toMatchObject(refused);
  // The session of another browser is another family.
  expect(await caller.statusWith(elsewhere)).toBe(200);

  await testShop.shop.services.security.saveQueued();
  const noted = await database.asOwner(
    "select severity, email, user_agent from security_events where type = 'token_reuse' and email = $1",
    [email],
  );
  expect(noted).toEqual([{ severity: "high", email, user_agent: "Thief's browser" }]);
});

test("AUTH-20 the last token of a chain is valid until one of its ancestors is reused", async () => {
  const { caller, session } = await testShop.createCustomer();
  let held = session;
  for (let count = 0; count < 5; count += 1) {
    testShop.passTime(14 * MINUTE);
    held = await refresh(caller, held);
  }
  expect(await caller.statusWith(held)).toBe(200);
  const { refresh_token } = session;
  expect(await caller.post("/api/auth/refresh", { refresh_token })).toMatchObject(refused);
  expect(await caller.statusWith(held)).toBe(401);
});

test("AUTH-67 within a minute the newest token is returned unchanged, and nothing is stored", async () => {
  const { caller, session } = await testShop.createCustomer();
  for (let count = 0; count < 20; count += 1) {
    const same = await refresh(caller, session);
    expect(same.refresh_token).toBe(session.refresh_token);
    expect(await caller.statusWith(same)).toBe(200);
  }
  expect(await readTokens(session)).toBe(1);
  testShop.passTime(MINUTE);
  await refresh(caller, session);
  expect(await readTokens(session)).toBe(2);
});

test("AUTH-68 used tokens are deleted after a day, and still end their session when they are reused", async () => {
  const { caller, session, email } = await testShop.createCustomer();
  let held = session;
  const useUntil = async (minutes: number) => {
    for (let passed = 0; passed < minutes; passed += 40) {
      testShop.passTime(40 * MINUTE);
      held = await refresh(caller, held);
    }
  };
  await useUntil(25 * 60);
  await identityTasks({ database, clock: testShop.now, log: silentLog })["identity-cleanup"]?.run(
    {},
    { isLast: false },
  );
  expect(await readTokens(session)).toBeLessThanOrEqual(38);
  await refresh(caller, held);

  const [sessionId = "", family = ""] = session.refresh_token.split(".");
  const forged = `${sessionId}.${"x".repeat(family.length)}.${"y".repeat(43)}`;
  expect(await caller.post("/api/auth/refresh", { refresh_token: forged })).toMatchObject(refused);
  expect(await caller.statusWith(held)).toBe(200);

  const { refresh_token } = session;
  expect(await caller.post("/api/auth/refresh", { refresh_token })).toMatchObject(refused);
  expect(await caller.statusWith(held)).toBe(401);
  await testShop.shop.services.security.saveQueued();
  const noted = await database.asOwner(
    "select 1 from security_events where type = 'token_reuse' and email = $1",
    [email],
  );
  expect(noted).toHaveLength(1);
});

test("AUTH-68 a token of an expired session is not recorded as stolen", async () => {
  const { caller, session, email } = await testShop.createCustomer();
  testShop.passTime(46 * MINUTE);
  const { refresh_token } = session;
  expect(await caller.post("/api/auth/refresh", { refresh_token })).toMatchObject(refused);
  await testShop.shop.services.security.saveQueued();
  expect(
    await database.asOwner(
      "select 1 from security_events where type = 'token_reuse' and email = $1",
      [email],
    ),
  ).toEqual([]);
});

test("AUTH-68 a token of an older version of the shop is exchanged for a current one", async () => {
  const { caller, session } = await testShop.createCustomer();
  const old = "o".repeat(43);
  await database.asOwner(
    "update refresh_tokens set token_hash = sha256($2::bytea) where session_id = $1",
    [session.refresh_token.slice(0, 36), old],
  );
  testShop.passTime(MINUTE);
  const next = await refresh(caller, { ...session, refresh_token: old });
  expect(next.refresh_token.startsWith(session.refresh_token.slice(0, 36))).toBe(true);
  testShop.passTime(MINUTE);
  await refresh(caller, next);
});

test("AUTH-69 a person has at most 50 sessions; beyond that, the session unused for longest ends", async () => {
  const { caller, session, email } = await testShop.createCustomer();
  testShop.passTime(1);
  const userId = session.user.id;
  const add = (count: number) =>
    database.asOwner(
      `insert into sessions (user_id, created_at, refreshed_at, expires_at)
       select $1, $2, $2, $2::timestamptz + interval '1 day' from generate_series(1, $3)`,
      [userId, testShop.now(), count],
    );
  const countSessions = async () =>
    (await database.asOwner("select 1 from sessions where user_id = $1", [userId])).length;
  await add(49);
  expect(await caller.statusWith(session)).toBe(200);
  const body = { email, password: "Correct!Horse7" };
  const newest = await testShop.visitor().postForSession("/api/auth/sign-in", body);
  expect(await countSessions()).toBe(50);
  expect(await caller.statusWith(session)).toBe(401);
  expect(await caller.statusWith(newest)).toBe(200);

  // Those of older versions of the shop go with the hourly cleanup.
  await add(30);
  await identityTasks({ database, clock: testShop.now, log: silentLog })["identity-cleanup"]?.run(
    {},
    { isLast: false },
  );
  expect(await countSessions()).toBe(50);
});

test("AUTH-21 a text that is not a refresh token is rejected", async () => {
  const { caller, session } = await testShop.createCustomer();
  const shown = ["", "unknown", session.access_token.slice(0, 500), session.refresh_token.slice(1)];
  for (const refresh_token of shown)
    expect(await caller.post("/api/auth/refresh", { refresh_token })).toMatchObject(refused);
  expect(await caller.post("/api/auth/refresh", { refresh_token: "x".repeat(513) })).toMatchObject({
    status: 422,
  });
  await refresh(caller, session);
});
