import { expect, test } from "vitest";
import type { Session } from "#modules/identity/contract.ts";
import { MINUTE, startIdentityShop, type Caller } from "./identity-shop.ts";

const desk = await startIdentityShop();
const { database } = desk;

const refresh = (caller: Caller, { refresh_token }: Session) =>
  caller.postForSession("/api/auth/refresh", { refresh_token });
const refused = { status: 401, code: "unauthenticated" };

test("AUTH-18 a refresh token is exchanged for a new session object of the same session", async () => {
  const { caller, session } = await desk.newCustomer();
  desk.passTime(14 * MINUTE);
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

test("AUTH-19 for ten seconds the same token yields the same successor", async () => {
  const { caller, session } = await desk.newCustomer();
  const first = await refresh(caller, session);
  desk.passTime(10);
  const second = await refresh(caller, session);
  expect(second.refresh_token).toBe(first.refresh_token);
  expect(await caller.statusWith(first)).toBe(200);
  expect(await caller.statusWith(second)).toBe(200);
  await refresh(caller, second);
});

test("AUTH-19 tabs that refresh at the same moment get the same successor, and all stay signed in", async () => {
  const { caller, session } = await desk.newCustomer();
  const tabs = await Promise.all(Array.from({ length: 10 }, () => refresh(caller, session)));
  expect(new Set(tabs.map((tab) => tab.refresh_token)).size).toBe(1);
  for (const tab of tabs) expect(await caller.statusWith(tab)).toBe(200);
  desk.passTime(14 * MINUTE);
  for (const tab of tabs.slice(0, 2)) await refresh(caller, tab);
});

test("AUTH-20 a token that comes back later ends its session for everybody, and is noted", async () => {
  const { caller, session, email } = await desk.newCustomer();
  const elsewhere = await desk.visitor().postForSession("/api/auth/sign-in", {
    email,
    password: "Correct!Horse7",
  });
  const next = await refresh(caller, session);
  desk.passTime(11);
  const thief = desk.visitor("Thief's browser");
  const { refresh_token } = session;
  expect(await thief.post("/api/auth/refresh", { refresh_token })).toMatchObject(refused);

  expect(await caller.statusWith(next)).toBe(401);
  expect(
    await caller.post("/api/auth/refresh", { refresh_token: next.refresh_token }),
  ).toMatchObject(refused);
  // The session of another browser is another family.
  expect(await caller.statusWith(elsewhere)).toBe(200);

  await desk.shop.services.security.flush();
  const noted = await database.asOwner(
    "select severity, email, user_agent from security_events where type = 'token_reuse' and email = $1",
    [email],
  );
  expect(noted).toEqual([{ severity: "high", email, user_agent: "Thief's browser" }]);
});

test("AUTH-20 the last of a chain lives until one of its ancestors comes back", async () => {
  const { caller, session } = await desk.newCustomer();
  let held = session;
  for (let count = 0; count < 5; count += 1) {
    desk.passTime(14 * MINUTE);
    held = await refresh(caller, held);
  }
  expect(await caller.statusWith(held)).toBe(200);
  const { refresh_token } = session;
  expect(await caller.post("/api/auth/refresh", { refresh_token })).toMatchObject(refused);
  expect(await caller.statusWith(held)).toBe(401);
});

test("AUTH-21 text that is no refresh token is refused", async () => {
  const { caller, session } = await desk.newCustomer();
  const shown = ["", "unknown", session.access_token.slice(0, 500), session.refresh_token.slice(1)];
  for (const refresh_token of shown)
    expect(await caller.post("/api/auth/refresh", { refresh_token })).toMatchObject(refused);
  expect(await caller.post("/api/auth/refresh", { refresh_token: "x".repeat(513) })).toMatchObject({
    status: 422,
  });
  await refresh(caller, session);
});
