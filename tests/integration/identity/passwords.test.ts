import pg from "pg";
import { expect, test } from "vitest";
import { hashPassword } from "#modules/identity/passwords/passwords.ts";
import { HOUR, MINUTE, PASSWORD, startIdentityShop } from "./identity-shop.ts";

const testShop = await startIdentityShop();
const { database, newEmail, visitor } = testShop;

const NEW_PASSWORD = "Entirely!New9";
const expired = { status: 410, code: "link_expired" };

async function resetLink(email: string): Promise<string> {
  const answer = await visitor().post("/api/auth/forgot-password", { email });
  expect(answer).toMatchObject({ status: 204, text: "" });
  return testShop.linkToken(email, "reset-password");
}

const reset = (token: string, password = NEW_PASSWORD) =>
  visitor().post("/api/auth/reset-password", { token, password });
const signIn = (email: string, password: string) =>
  visitor().post("/api/auth/sign-in", { email, password });

test("AUTH-23 a reset request gets the same response after the same time for any address", async () => {
  const { email } = await testShop.createCustomer();
  const unknown = newEmail();
  const ask = async (address: string) => {
    const startedAt = performance.now();
    const answer = await visitor().post("/api/auth/forgot-password", { email: address });
    expect(answer).toMatchObject({ status: 204, text: "" });
    return performance.now() - startedAt;
  };
  const known = await ask(email.toUpperCase());
  const nobody = await ask(unknown);
  expect(Math.min(known, nobody)).toBeGreaterThan(95);
  expect(await testShop.mailsTo(email)).toEqual(["confirm-email", "reset-password"]);
  expect(await testShop.mailsTo(unknown)).toEqual([]);
});

test("AUTH-23 the sixth request for a link within 15 minutes has to wait", async () => {
  const email = newEmail();
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1)
    statuses.push((await visitor().post("/api/auth/forgot-password", { email })).status);
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
});

test("AUTH-24 the reset link sets the password once, within an hour, and ends all sessions", async () => {
  const { email, caller, session } = await testShop.createCustomer();
  const old = await resetLink(email);
  const token = await resetLink(email);
  expect(await reset(old)).toMatchObject(expired);
  expect(await reset("unknown")).toMatchObject(expired);
  expect(
    await visitor().post("/api/auth/confirm-email", { token, password: PASSWORD }),
  ).toMatchObject(expired);
  testShop.passTime(HOUR);
  expect(await reset(token)).toMatchObject(expired);
  testShop.passTime(-50 * MINUTE);
  expect(await caller.statusWith(session)).toBe(200);

  const twice = await Promise.all([reset(token), reset(token)]);
  expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 410]);
  expect(await caller.statusWith(session)).toBe(401);
  expect(await signIn(email, PASSWORD)).toMatchObject({ code: "invalid_credentials" });
  expect(await signIn(email, NEW_PASSWORD)).toMatchObject({ status: 200 });
  expect(await testShop.mailsTo(email)).toEqual([
    "confirm-email",
    "reset-password",
    "reset-password",
    "password-changed",
  ]);
});

test("AUTH-24 after too many failed attempts a person can sign in right after a reset", async () => {
  const { email } = await testShop.createCustomer();
  for (let count = 0; count < 5; count += 1) await signIn(email, "wrong");
  expect(await signIn(email, PASSWORD)).toMatchObject({ status: 429 });
  expect(await reset(await resetLink(email))).toMatchObject({ status: 204 });
  expect(await signIn(email, NEW_PASSWORD)).toMatchObject({ status: 200 });
});

test("AUTH-25 a reset also confirms the address of a pending account, and its guest orders are added", async () => {
  const email = newEmail();
  await visitor().post("/api/auth/sign-up", { full_name: "Ann", email, password: PASSWORD });
  await database.asOwner(
    `insert into orders (customer_name, customer_email, source, subtotal_minor, total_minor)
     values ('Ann', $1, 'admin', 100, 100)`,
    [email],
  );
  const confirmation = await testShop.linkToken(email, "confirm-email");
  expect(await reset(await resetLink(email))).toMatchObject({ status: 204 });
  expect(await signIn(email, NEW_PASSWORD)).toMatchObject({ status: 200 });
  const token = confirmation;
  expect(
    await visitor().post("/api/auth/confirm-email", { token, password: PASSWORD }),
  ).toMatchObject(expired);
  const [order] = await database.asOwner(
    "select customer_id is not null as joined from orders where customer_email = $1",
    [email],
  );
  expect(order).toEqual({ joined: true });
});

test("AUTH-26 a customer can reset to 6 characters, and a rejected password leaves the link usable", async () => {
  const { email } = await testShop.createCustomer();
  const token = await resetLink(email);
  expect(await reset(token, "short")).toMatchObject({
    status: 422,
    code: "invalid_fields",
    fields: { password: ["password_too_short_for_reset"] },
  });
  expect(await reset(token, "x".repeat(201))).toMatchObject({ status: 422 });
  expect(await signIn(email, PASSWORD)).toMatchObject({ status: 200 });
  expect(await reset(token, "simple")).toMatchObject({ status: 204 });
  expect(await signIn(email, "simple")).toMatchObject({ status: 200 });
});

test.each(["moderator", "admin"] as const)(
  "AUTH-26 for a %s all sign-up rules apply",
  async (role) => {
    const { email } = await testShop.createCustomer({ role });
    const token = await resetLink(email);
    expect(await reset(token, "simple")).toMatchObject({
      status: 422,
      fields: {
        password: [
          "password_too_short",
          "password_no_uppercase",
          "password_no_number",
          "password_no_special",
        ],
      },
    });
    expect(await reset(token)).toMatchObject({ status: 204 });
    expect(await signIn(email, NEW_PASSWORD)).toMatchObject({ status: 200 });
  },
);

test("AUTH-27 changing the password requires the current one, ends the other sessions, and is reported by mail", async () => {
  const { email, caller, session } = await testShop.createCustomer();
  const elsewhere = await visitor().postForSession("/api/auth/sign-in", {
    email,
    password: PASSWORD,
  });
  const link = await resetLink(email);
  const change = (current: string, password = NEW_PASSWORD) =>
    caller.post(
      "/api/auth/change-password",
      { current_password: current, password },
      session.access_token,
    );

  expect(await change("wrong")).toMatchObject({
    status: 422,
    code: "invalid_fields",
    fields: { current_password: ["wrong_password"] },
  });
  expect(await change(PASSWORD, "simple")).toMatchObject({ status: 422 });
  expect(await caller.statusWith(elsewhere)).toBe(200);

  expect(await change(PASSWORD)).toMatchObject({ status: 204, text: "" });
  expect(await caller.statusWith(session)).toBe(200);
  expect(await caller.statusWith(elsewhere)).toBe(401);
  expect(await reset(link)).toMatchObject(expired);
  expect(await signIn(email, PASSWORD)).toMatchObject({ code: "invalid_credentials" });
  expect(await signIn(email, NEW_PASSWORD)).toMatchObject({ status: 200 });
  expect((await testShop.mailsTo(email)).at(-1)).toBe("password-changed");
});

test("AUTH-27 guessing the current password is limited as for signing in", async () => {
  const { caller, session } = await testShop.createCustomer();
  const guess = (current: string) =>
    caller.post(
      "/api/auth/change-password",
      { current_password: current, password: NEW_PASSWORD },
      session.access_token,
    );
  for (let count = 0; count < 5; count += 1)
    expect(await guess("wrong")).toMatchObject({ status: 422 });
  expect(await guess(PASSWORD)).toMatchObject({ status: 429 });
});

test("AUTH-40 sign-in attempts by strangers do not prevent the owner from changing the password", async () => {
  const { email, caller, session } = await testShop.createCustomer();
  for (let count = 0; count < 6; count += 1) await signIn(email, "wrong");
  expect(await signIn(email, PASSWORD)).toMatchObject({ status: 429 });
  const form = { current_password: PASSWORD, password: NEW_PASSWORD };
  const changed = await caller.post("/api/auth/change-password", form, session.access_token);
  expect(changed).toMatchObject({ status: 204 });
});

test("AUTH-28 a password is the same however a keyboard composes its letters", async () => {
  const email = newEmail();
  const composed = "Caf\u00e9!Royal7";
  await visitor().post("/api/auth/sign-up", { full_name: "Ann", email, password: composed });
  const token = await testShop.linkToken(email, "confirm-email");
  await visitor().postForSession("/api/auth/confirm-email", { token, password: composed });
  expect(await signIn(email, "Cafe\u0301!Royal7")).toMatchObject({ status: 200 });
  expect(await signIn(email, "Cafe!Royal7")).toMatchObject({ status: 401 });
});

test("AUTH-27 a sign-in with the old password that overlaps the change fails", async () => {
  const { email, session } = await testShop.createCustomer();
  const change = new pg.Client({ connectionString: database.ownerUrl });
  await change.connect();
  try {
    await change.query("begin");
    await change.query("update accounts set password_hash = $2 where user_id = $1", [
      session.user.id,
      await hashPassword(NEW_PASSWORD),
    ]);
    const underWay = signIn(email, PASSWORD);
    const waiting = () =>
      database.asOwner(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
    await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(1);
    await change.query("commit");
    expect(await underWay).toMatchObject({ status: 401, code: "invalid_credentials" });
  } finally {
    await change.end();
  }
  expect(await signIn(email, NEW_PASSWORD)).toMatchObject({ status: 200 });
});
