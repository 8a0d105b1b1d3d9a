import { expect, test } from "vitest";
import type { Session } from "#modules/identity/contract.ts";
import { PASSWORD, startIdentityShop } from "./identity-shop.ts";

const testShop = await startIdentityShop();

/** One person in three browsers. */
async function threeBrowsers() {
  const { email, caller, session } = await testShop.createCustomer();
  const signIn = () => caller.postForSession("/api/auth/sign-in", { email, password: PASSWORD });
  return { caller, here: session, there: await signIn(), third: await signIn() };
}

async function statuses(...sessions: Session[]): Promise<number[]> {
  return Promise.all(sessions.map((session) => testShop.visitor().statusWith(session)));
}

test("AUTH-22 signing out ends all sessions of the person at once, and of nobody else", async () => {
  const { caller, here, there, third } = await threeBrowsers();
  const other = await testShop.createCustomer();
  const answer = await caller.post("/api/auth/sign-out", { refresh_token: here.refresh_token });
  expect(answer).toMatchObject({ status: 204, text: "" });
  expect(await statuses(here, there, third)).toEqual([401, 401, 401]);
  const { refresh_token } = there;
  expect(await caller.post("/api/auth/refresh", { refresh_token })).toMatchObject({ status: 401 });
  expect(await statuses(other.session)).toEqual([200]);
});

test("AUTH-22 signing out of this browser leaves the other sessions", async () => {
  const { caller, here, there, third } = await threeBrowsers();
  await caller.post("/api/auth/sign-out", { refresh_token: here.refresh_token, scope: "local" });
  expect(await statuses(here, there, third)).toEqual([401, 200, 200]);
});

test("AUTH-22 signing out of the others leaves this session", async () => {
  const { caller, here, there, third } = await threeBrowsers();
  await caller.post("/api/auth/sign-out", { refresh_token: here.refresh_token, scope: "others" });
  expect(await statuses(here, there, third)).toEqual([200, 401, 401]);
});

test("AUTH-22 a token that has just been exchanged still signs out, and an unknown one is no error", async () => {
  const { caller, here, there } = await threeBrowsers();
  const { refresh_token } = here;
  const next = await caller.postForSession("/api/auth/refresh", { refresh_token });
  expect(await caller.post("/api/auth/sign-out", { refresh_token })).toMatchObject({ status: 204 });
  expect(await statuses(here, next, there)).toEqual([401, 401, 401]);
  for (const unknown of [refresh_token, "unknown", ""])
    expect(await caller.post("/api/auth/sign-out", { refresh_token: unknown })).toMatchObject({
      status: 204,
    });
  expect(
    await caller.post("/api/auth/sign-out", { refresh_token, scope: "everybody" }),
  ).toMatchObject({ status: 422 });
});
