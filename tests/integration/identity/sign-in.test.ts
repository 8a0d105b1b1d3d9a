import { hash } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { isOutdatedHash } from "#modules/identity/passwords/passwords.ts";
import { DAY, MINUTE, PASSWORD, startIdentityShop } from "./identity-shop.ts";

const testShop = await startIdentityShop();
const { database, newEmail, visitor } = testShop;

test("AUTH-10 an unknown address and a wrong password look the same and are recorded", async () => {
  const { email } = await testShop.createCustomer();
  const mallory = visitor("Mallory's browser");
  const wrong = await mallory.post("/api/auth/sign-in", { email, password: "wrong" });
  const unknown = await mallory.post("/api/auth/sign-in", {
    email: newEmail(),
    password: PASSWORD,
  });
  expect(wrong).toMatchObject({ status: 401, code: "invalid_credentials" });
  const withoutId = (text: string) => text.replace(/"requestId":"[^"]+"/, "");
  expect(withoutId(unknown.text)).toBe(withoutId(wrong.text));

  await testShop.shop.services.security.saveQueued();
  const noted = await database.asOwner(
    "select type, email, user_agent from security_events where email = $1 and type = 'auth_failure'",
    [email],
  );
  expect(noted).toEqual([{ type: "auth_failure", email, user_agent: "Mallory's browser" }]);
});

test("AUTH-11 after five failed attempts the sixth has to wait, even with the right password", async () => {
  const { email } = await testShop.createCustomer();
  const attempt = (password: string) =>
    visitor().post("/api/auth/sign-in", { email: email.toUpperCase(), password });
  for (let count = 0; count < 5; count += 1)
    expect(await attempt("wrong")).toMatchObject({ code: "invalid_credentials" });
  const refused = await attempt(PASSWORD);
  expect(refused).toMatchObject({ status: 429, code: "too_many_requests" });
  expect(JSON.parse(refused.text)).toHaveProperty("retryAfter");
});

test("AUTH-11 a successful sign-in clears the failed attempts before it", async () => {
  const { email, caller } = await testShop.createCustomer();
  const attempt = async (password: string) =>
    (await caller.post("/api/auth/sign-in", { email, password })).status;
  for (let round = 0; round < 3; round += 1) {
    for (let count = 0; count < 4; count += 1) expect(await attempt("wrong")).toBe(401);
    expect(await attempt(PASSWORD)).toBe(200);
  }
});

test("AUTH-11 one IP address is limited to thirty attempts for any addresses, and successful sign-ins do not count", async () => {
  const { email } = await testShop.createCustomer();
  const office = visitor();
  for (let count = 0; count < 8; count += 1)
    await office.postForSession("/api/auth/sign-in", { email, password: PASSWORD });
  const statuses: number[] = [];
  for (let count = 0; count < 31; count += 1) {
    const answer = await office.post("/api/auth/resend-confirmation", { email: newEmail() });
    statuses.push(answer.status);
  }
  expect(new Set(statuses.slice(0, 30))).toEqual(new Set([204]));
  expect(statuses[30]).toBe(429);
}, 180_000);

test("AUTH-12 a session identifies the person and has an access token of 15 minutes", async () => {
  const { email, caller } = await testShop.createCustomer({ fullName: "Zoë O'Neil" });
  const session = await caller.postForSession("/api/auth/sign-in", { email, password: PASSWORD });
  expect(session).toEqual({
    access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string,
    refresh_token: expect.stringMatching(/^[\da-f-]{36}\.[\w-]{43}\.[\w-]{43}$/) as string,
    expires_in: 900,
    expires_at: testShop.now().getTime() / 1_000 + 900,
    token_type: "bearer",
    user: {
      id: session.user.id,
      email,
      full_name: "Zoë O'Neil",
      created_at: session.user.created_at,
    },
  });
  const options = { accessToken: session.access_token };
  const read = await caller.call("GET", "/api/auth/session", options);
  expect(JSON.parse(read.text)).toEqual({
    user: session.user,
    role: "user",
    may: [],
    second_factor: { is_on: false, due_at: null },
  });

  testShop.passTime(15 * MINUTE - 1);
  expect(await caller.statusWith(session)).toBe(200);
  testShop.passTime(1);
  expect(await caller.statusWith(session)).toBe(401);
});

test("AUTH-12 without a session the request is unauthenticated", async () => {
  const answer = await visitor().call("GET", "/api/auth/session");
  expect(answer).toMatchObject({ status: 401, code: "unauthenticated" });
});

test("AUTH-13 a session records browser and address of its start, shortened to fit", async () => {
  const { email } = await testShop.createCustomer();
  for (const agent of ["x".repeat(1_000), ""])
    await visitor(agent).postForSession("/api/auth/sign-in", { email, password: PASSWORD });
  const rows = await database.asOwner(
    `select user_agent, host(address) as address from sessions
     where user_id = (select id from profiles where email = $1)`,
    [email],
  );
  const agents = rows.map((row) => row["user_agent"]);
  expect(agents).toContain("x".repeat(400));
  expect(rows.every((row) => /^10\.0\.\d+\.\d+$/.test(String(row["address"])))).toBe(true);
});

test("AUTH-14 a password hashed with outdated parameters is hashed again at the next sign-in", async () => {
  const { email, caller } = await testShop.createCustomer();
  const older = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
  await database.asOwner(
    "update accounts set password_hash = $2 where user_id = (select id from profiles where email = $1)",
    [email, older],
  );
  const stored = async () => {
    const [row] = await database.asOwner(
      "select password_hash from accounts join profiles on id = user_id where email = $1",
      [email],
    );
    return row?.["password_hash"];
  };
  await caller.post("/api/auth/sign-in", { email, password: "wrong" });
  expect(await stored()).toBe(older);
  await caller.postForSession("/api/auth/sign-in", { email, password: PASSWORD });
  const newer = await stored();
  expect(newer).not.toBe(older);
  expect(isOutdatedHash(String(newer))).toBe(false);
  await caller.postForSession("/api/auth/sign-in", { email, password: PASSWORD });
  expect(await stored()).toBe(newer);
});

test("AUTH-15 a change of role takes effect at the next request of an existing session", async () => {
  const { caller, session } = await testShop.createCustomer();
  const accessToken = session.access_token;
  const role = async () => {
    const { text } = await caller.call("GET", "/api/auth/session", { accessToken });
    return (JSON.parse(text) as { role: string }).role; // our own answer, compared below
  };
  const asked = async () =>
    (await caller.post("/api/functions/get_user_role", {}, accessToken)).text;
  expect(await role()).toBe("user");
  await database.asOwner("insert into user_roles (user_id, role) values ($1, 'moderator')", [
    session.user.id,
  ]);
  expect(await role()).toBe("moderator");
  expect(await asked()).toBe('{"role":"moderator"}');
  await database.asOwner("delete from user_roles where user_id = $1", [session.user.id]);
  expect(await role()).toBe("user");
});

test("AUTH-16 a session ends after 45 minutes without a refresh", async () => {
  const { caller, session } = await testShop.createCustomer();
  const refresh = (token: string) => caller.post("/api/auth/refresh", { refresh_token: token });
  testShop.passTime(45 * MINUTE - 1);
  const next = await caller.postForSession("/api/auth/refresh", {
    refresh_token: session.refresh_token,
  });
  testShop.passTime(45 * MINUTE);
  expect(await refresh(next.refresh_token)).toMatchObject({ code: "unauthenticated" });
  expect(await caller.statusWith(next)).toBe(401);
});

test("AUTH-17 a session ends 30 days after it began, however often it is refreshed", async () => {
  const { caller, session } = await testShop.createCustomer();
  let held = session;
  const refresh = async () => {
    held = await caller.postForSession("/api/auth/refresh", { refresh_token: held.refresh_token });
  };
  testShop.passTime(30 * DAY - 40 * MINUTE);
  // As if it had been refreshed all the time.
  await database.asOwner("update sessions set refreshed_at = $2 where user_id = $1", [
    held.user.id,
    testShop.now(),
  ]);
  await refresh();
  testShop.passTime(40 * MINUTE - 1);
  await refresh();
  expect(await caller.statusWith(held)).toBe(200);
  testShop.passTime(1);
  expect(await caller.statusWith(held)).toBe(401);
  expect(
    await caller.post("/api/auth/refresh", { refresh_token: held.refresh_token }),
  ).toMatchObject({ status: 401, code: "unauthenticated" });
});
