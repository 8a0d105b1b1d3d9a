import { randomBytes } from "node:crypto";
import { SignJWT } from "jose";
import { expect, test } from "vitest";
import { z } from "zod";
import { DAY, MINUTE, PASSWORD, startIdentityShop } from "./identity-shop.ts";
import { base, secondFactors } from "./second-factors.ts";

const testShop = await startIdentityShop();
const { database, visitor } = testShop;
const { as, getChallenge, computeCode, newCustomerWithApp, readSessions } = secondFactors(testShop);

const ann = await newCustomerWithApp();

test("MFA-10 the password alone does not open a session; a code of the app does, and counts as a proof of identity", async () => {
  const before = await readSessions(ann.email);
  const caller = visitor("Ann's phone");
  const challenge = await getChallenge(ann.email, caller);
  expect(await readSessions(ann.email)).toEqual(before);
  const asToken = { accessToken: challenge };
  expect(await caller.call("GET", "/api/auth/session", asToken)).toMatchObject({
    code: "unauthenticated",
  });
  expect(await caller.post("/api/auth/refresh", { refresh_token: challenge })).toMatchObject({
    code: "unauthenticated",
  });
  const session = await caller.postForSession(base, { challenge, code: computeCode(ann.secret) });
  expect(session.user.email).toBe(ann.email);
  expect(await readSessions(ann.email)).toHaveLength(before.length + 1);
  expect(await caller.post(`${base}/start`, {}, session.access_token)).toMatchObject({
    status: 200,
  });
});

test("MFA-11 a code works once, even in simultaneous requests, and invalidates all earlier codes", async () => {
  testShop.passTime(MINUTE);
  const challenge = await getChallenge(ann.email);
  const later = { challenge, code: computeCode(ann.secret, 1) };
  const both = await Promise.all([visitor().post(base, later), visitor().post(base, later)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  for (const steps of [1, 0, -1])
    expect(
      await visitor().post(base, { challenge, code: computeCode(ann.secret, steps) }),
    ).toMatchObject({ status: 422, code: "invalid_code" });
  testShop.passTime(MINUTE);
  await visitor().postForSession(base, { challenge, code: computeCode(ann.secret) });
});

test("MFA-12 a recovery code works once, in any spelling and in simultaneous requests", async () => {
  const [first = "", second = ""] = ann.recoveryCodes;
  const challenge = await getChallenge(ann.email);
  const code = ` ${first.toUpperCase().replaceAll("-", " ")} `;
  const both = await Promise.all([1, 2].map(() => visitor().post(base, { challenge, code })));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect(await visitor().post(base, { challenge, code })).toMatchObject({ code: "invalid_code" });
  await visitor().postForSession(base, { challenge, code: second });
  const left = await database.asOwner("select 1 from recovery_codes where used_at is null");
  expect(left).toHaveLength(8);
});

test("MFA-13 after five wrong codes even a correct one has to wait; a correct code resets the count", async () => {
  const bob = await newCustomerWithApp();
  const challenge = await getChallenge(bob.email);
  const wrong = () => visitor("Mallory").post(base, { challenge, code: "000000" });
  for (let count = 0; count < 4; count += 1)
    expect(await wrong()).toMatchObject({ code: "invalid_code" });
  await visitor().postForSession(base, { challenge, code: computeCode(bob.secret) });
  testShop.passTime(30);
  for (let count = 0; count < 5; count += 1)
    expect(await wrong()).toMatchObject({ code: "invalid_code" });
  expect(await visitor().post(base, { challenge, code: computeCode(bob.secret) })).toMatchObject({
    status: 429,
  });
  // Signing in again does not begin the count anew, and nobody else has to wait.
  const again = await getChallenge(bob.email);
  expect(
    await visitor().post(base, { challenge: again, code: computeCode(bob.secret) }),
  ).toMatchObject({
    status: 429,
  });
  testShop.passTime(30);
  const annsChallenge = await getChallenge(ann.email);
  const annsCode = computeCode(ann.secret);
  await visitor().postForSession(base, { challenge: annsChallenge, code: annsCode });

  await testShop.shop.services.security.saveQueued();
  const noted = await database.asOwner(
    `select details, user_agent from security_events
     where email = $1 and type = 'auth_failure'`,
    [bob.email],
  );
  const failure = { details: { step: "sign-in" }, user_agent: "Mallory" };
  expect(noted).toEqual(Array.from({ length: 9 }, () => failure));
});

test("MFA-14 a challenge is valid for five minutes, for its account, and while the password is unchanged", async () => {
  const [cleo, dan] = [await newCustomerWithApp(), await newCustomerWithApp()];
  const challenge = await getChallenge(cleo.email);
  const refused = { status: 401, code: "unauthenticated" };
  const dansCode = computeCode(dan.secret);
  expect(await visitor().post(base, { challenge, code: dansCode })).toMatchObject({
    code: "invalid_code",
  });
  for (const forged of ["", "x", "a.b.c", `${challenge}x`, cleo.session.access_token])
    expect(await visitor().post(base, { challenge: forged, code: dansCode })).toMatchObject(
      refused,
    );

  testShop.passTime(5 * MINUTE);
  expect(await visitor().post(base, { challenge, code: computeCode(cleo.secret) })).toMatchObject(
    refused,
  );

  const late = await getChallenge(cleo.email);
  await visitor().post("/api/auth/forgot-password", { email: cleo.email });
  const token = await testShop.linkToken(cleo.email, "reset-password");
  const password = "Entirely!New9";
  expect(await visitor().post("/api/auth/reset-password", { token, password })).toMatchObject({
    status: 204,
  });
  expect(
    await visitor().post(base, { challenge: late, code: computeCode(cleo.secret) }),
  ).toMatchObject(refused);
});

test("MFA-14 a challenge with another signature is refused", async () => {
  const [, claims = ""] = (await getChallenge(ann.email)).split(".");
  const forged = await new SignJWT(z.record(z.string(), z.unknown()).parse(parsed(claims)))
    .setProtectedHeader({ alg: "HS256", typ: "second-factor+jwt" })
    .sign(randomBytes(32));
  const answer = await visitor().post(base, {
    challenge: forged,
    code: computeCode(ann.secret, 1),
  });
  expect(answer).toMatchObject({ code: "unauthenticated" });
});

const parsed = (part: string): unknown =>
  JSON.parse(Buffer.from(part, "base64url").toString("utf8"));

test("MFA-15 no link in a mail bypasses the second step, and a password reset keeps the second factor", async () => {
  const eve = await newCustomerWithApp();
  await database.asOwner("update accounts set email_confirmed_at = null where user_id = $1", [
    eve.session.user.id,
  ]);
  await visitor().post("/api/auth/resend-confirmation", { email: eve.email });
  const before = await readSessions(eve.email);
  const confirmation = await testShop.linkToken(eve.email, "confirm-email");
  const confirmed = await visitor().post("/api/auth/confirm-email", {
    token: confirmation,
    password: PASSWORD,
  });
  expect(JSON.parse(confirmed.text)).toEqual({
    second_factor: {
      challenge: expect.any(String) as string,
      expires_in: 300,
      has_app: true,
      has_passkey: false,
    },
  });
  expect(await readSessions(eve.email)).toEqual(before);

  await visitor().post("/api/auth/forgot-password", { email: eve.email });
  const token = await testShop.linkToken(eve.email, "reset-password");
  const reset = await visitor().post("/api/auth/reset-password", { token, password: PASSWORD });
  expect(reset).toMatchObject({ status: 204, text: "" });
  expect(await readSessions(eve.email)).toEqual([]);
  const challenge = await getChallenge(eve.email);
  await visitor().postForSession(base, { challenge, code: computeCode(eve.secret) });
});

test("MFA-16 turning on a second factor during a sign-in leaves no session without the second step", async () => {
  const finn = await testShop.createCustomer();
  const { start } = secondFactors(testShop);
  const code = computeCode(await start(finn));
  const signIn = () =>
    visitor().post("/api/auth/sign-in", { email: finn.email, password: PASSWORD });
  await Promise.all([signIn(), as(finn, "/confirm", { code }), signIn()]);
  expect(await readSessions(finn.email)).toHaveLength(1);
});

const warned = async (email: string) =>
  (await testShop.mailsTo(email)).filter((kind) => kind === "second-factor-guessed").length;

/** The limits run by the time of the machine: in place of the pauses that they ask for. */
const allowFurtherAttempts = () => database.asOwner("delete from rate_limits");

async function guess(email: string, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    await allowFurtherAttempts();
    const caller = visitor();
    const challenge = await getChallenge(email, caller);
    expect(await caller.post(base, { challenge, code: "000000" })).toMatchObject({
      code: "invalid_code",
    });
  }
}

test("MFA-29 the tenth wrong code within a day is reported by mail, once", async () => {
  const gil = await newCustomerWithApp();
  await guess(gil.email, 9);
  expect(await warned(gil.email)).toBe(0);
  await guess(gil.email, 1);
  expect(await warned(gil.email)).toBe(1);
  await guess(gil.email, 11);
  expect(await warned(gil.email)).toBe(1);
  testShop.passTime(DAY);
  await guess(gil.email, 9);
  expect(await warned(gil.email)).toBe(1);
  await guess(gil.email, 1);
  expect(await warned(gil.email)).toBe(2);
}, 180_000);

test("MFA-29 wrong first codes while an app is being set up send no warning", async () => {
  const hal = await newCustomerWithApp();
  const { start } = secondFactors(testShop);
  await start(hal);
  for (let count = 0; count < 11; count += 1) {
    await allowFurtherAttempts();
    expect(await as(hal, "/confirm", { code: "000000" })).toMatchObject({ code: "invalid_code" });
  }
  expect(await warned(hal.email)).toBe(0);
});

test("MFA-32 cancelling a change of address removes an app that was set up after the change was requested", async () => {
  const ivy = await testShop.createCustomer();
  const change = { email: testShop.newEmail(), password: PASSWORD };
  await ivy.caller.post("/api/auth/email-change", change, ivy.session.access_token);
  testShop.passTime(MINUTE);
  await secondFactors(testShop).setUp(ivy);
  const token = await testShop.linkToken(ivy.email, "email-change-started");
  const stopped = await testShop.visitor().post("/api/auth/stop-email-change", { token });
  expect(stopped).toMatchObject({ status: 204 });
  const password = "Another!Horse8";
  const reset = await testShop.linkToken(ivy.email, "reset-password");
  await testShop.visitor().post("/api/auth/reset-password", { token: reset, password });
  const answer = await testShop.visitor().post("/api/auth/sign-in", { email: ivy.email, password });
  expect(JSON.parse(answer.text)).toMatchObject({ user: { email: ivy.email } });
  const left = await testShop.database.asOwner("select from recovery_codes where user_id = $1", [
    ivy.session.user.id,
  ]);
  expect(left).toEqual([]);
});
