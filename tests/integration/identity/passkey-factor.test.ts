import { expect, test } from "vitest";
import { z } from "zod";
import { resetSecondFactor } from "#modules/identity/second-factor/remove-second-factor.ts";
import { identity } from "#shared/actor.ts";
import { addGrants } from "../../support/grants.ts";
import { newAuthenticator } from "./authenticator.ts";
import { DAY, MINUTE, PASSWORD, startIdentityShop } from "./identity-shop.ts";
import { passkeyPeople } from "./passkey-people.ts";
import { base, codesIn, secondFactors } from "./second-factors.ts";

const testShop = await startIdentityShop();
const { database, linkToken, mailsTo, createCustomer, visitor } = testShop;
const { add, list, newCustomerWithPasskey, remove, signIn, startProof } = passkeyPeople(testShop);
const { as, getChallenge, computeCode, newCustomerWithApp, prove, readSessions, setUp, wait } =
  secondFactors(testShop);

type Customer = Awaited<ReturnType<typeof createCustomer>>;

const reading = z.object({ is_on: z.boolean(), due_at: z.string().nullable() }).loose();

const read = async ({ caller, session }: Customer) =>
  reading.parse(
    JSON.parse((await caller.call("GET", base, { accessToken: session.access_token })).text),
  );

const byPassword = ({ email }: { email: string }) =>
  visitor().post("/api/auth/sign-in", { email, password: PASSWORD });

test("PASSKEY-10 a staff member's passkey is a second factor: the password alone no longer signs in", async () => {
  const kim = await createCustomer({ role: "admin" });
  const elsewhere = await visitor().postForSession("/api/auth/sign-in", {
    email: kim.email,
    password: PASSWORD,
  });
  expect(await read(kim)).toMatchObject({ is_on: false, has_passkey: false });
  const device = await add(kim);
  // They began without it.
  expect(await visitor().statusWith(elsewhere)).toBe(401);
  expect(await visitor().statusWith(kim.session)).toBe(200);
  expect(await read(kim)).toMatchObject({
    is_on: true,
    has_passkey: true,
    since: null,
    due_at: null,
  });
  const answer = await byPassword(kim);
  expect(JSON.parse(answer.text)).toMatchObject({
    second_factor: { has_app: false, has_passkey: true },
  });
  expect((await signIn(device)).user.email).toBe(kim.email);
});

test("PASSKEY-10 an account with an app signs in by passkey without a code, and by code without a passkey", async () => {
  const ann = await newCustomerWithApp();
  const device = await add(ann);
  expect((await signIn(device)).user.email).toBe(ann.email);
  const challenge = await getChallenge(ann.email);
  await visitor().postForSession(base, { challenge, code: computeCode(ann.secret) });
});

test("PASSKEY-10 a customer with passkeys who becomes staff has to sign in again", async () => {
  const kim = await newCustomerWithPasskey();
  const boss = await createCustomer({ role: "admin" });
  expect(JSON.parse((await byPassword(kim)).text)).toHaveProperty("access_token");
  const given = await boss.caller.post(
    "/api/admin/roles",
    { email: kim.email, role: "moderator" },
    boss.session.access_token,
  );
  expect(given).toMatchObject({ status: 200 });
  expect(await readSessions(kim.email)).toHaveLength(0);
  expect(JSON.parse((await byPassword(kim)).text)).toHaveProperty("second_factor");
  await signIn(kim.device);
});

test("PASSKEY-11 a passkey satisfies the second-factor requirement, and the last one cannot be removed", async () => {
  const kim = await createCustomer({ role: "moderator" });
  const { id } = kim.session.user;
  await database.asOwner("update user_roles set given_at = '2020-01-01' where user_id = $1", [id]);
  const rights = ["orders.read", "orders.refund"];
  await addGrants(database, rights, { userId: id, at: testShop.now() });
  testShop.passTime(14 * DAY);
  kim.session = await kim.caller.postForSession("/api/auth/sign-in", {
    email: kim.email,
    password: PASSWORD,
  });
  const orders = async () => {
    const accessToken = kim.session.access_token;
    return (await kim.caller.call("GET", "/api/admin/orders", { accessToken })).code;
  };
  expect(await orders()).toBe("second_factor_needed");
  const device = await add(kim);
  expect(await orders()).toBeUndefined();

  const { passkeys, is_needed: isNeeded } = await list(kim);
  expect(isNeeded).toBe(true);
  const [first] = passkeys;
  expect(await remove(kim, first?.id ?? "")).toMatchObject({ code: "second_factor_needed" });
  expect((await signIn(device)).user.email).toBe(kim.email);

  // An app or another passkey takes its place, and either of the two may go then.
  const { secret } = await setUp(kim);
  expect((await list(kim)).is_needed).toBe(false);
  expect(await as(kim, "/remove", { code: computeCode(secret) })).toMatchObject({ status: 204 });
  expect((await mailsTo(kim.email)).at(-1)).toBe("second-factor-changed");
  await add(kim, { name: "Second" });
  expect((await list(kim)).is_needed).toBe(false);
  expect(await remove(kim, first?.id ?? "")).toMatchObject({ status: 204 });
  expect(await orders()).toBeUndefined();
});

test("PASSKEY-12 recovery codes replace lost passkeys, and are deleted with the last second factor", async () => {
  const kim = await createCustomer({ role: "moderator" });
  expect(await as(kim, "/recovery-codes")).toMatchObject({ code: "conflict" });
  await add(kim);
  const answer = await as(kim, "/recovery-codes");
  expect(answer).toMatchObject({ status: 200 });
  const [code = ""] = codesIn(answer);
  const challenge = await getChallenge(kim.email);
  expect(await visitor().post(base, { challenge, code: "123456" })).toMatchObject({
    code: "invalid_code",
  });
  await visitor().postForSession(base, { challenge, code });
  expect(await read(kim)).toMatchObject({ recovery_codes_left: 9 });
  const [passkey] = (await list(kim)).passkeys;
  expect(await remove(kim, passkey?.id ?? "")).toMatchObject({ status: 204 });
  expect(await read(kim)).toMatchObject({ is_on: false, recovery_codes_left: 0 });
  expect(JSON.parse((await byPassword(kim)).text)).toHaveProperty("access_token");
});

test("PASSKEY-12 removing the app of a staff member keeps the recovery codes for the passkeys", async () => {
  const kim = await createCustomer({ role: "moderator" });
  const { secret } = await setUp(kim);
  await add(kim);
  expect(await as(kim, "/remove", { code: computeCode(secret) })).toMatchObject({ status: 204 });
  expect(await read(kim)).toMatchObject({ is_on: true, since: null, recovery_codes_left: 10 });
});

test("PASSKEY-12 the recovery command removes passkeys and recovery codes as well", async () => {
  const kim = await createCustomer({ role: "admin" });
  await add(kim);
  await as(kim, "/recovery-codes");
  const reset = () =>
    database.runInTransaction(identity, (db) => resetSecondFactor(db, kim.email.toUpperCase()));
  expect(await reset()).toBe(true);
  expect(await readSessions(kim.email)).toHaveLength(0);
  expect(JSON.parse((await byPassword(kim)).text)).toHaveProperty("access_token");
  const left =
    "select 1 from passkeys where user_id = $1 union all select 1 from recovery_codes where user_id = $1";
  expect(await database.asOwner(left, [kim.session.user.id])).toEqual([]);
  expect(await reset()).toBe(false);
});

test("PASSKEY-13 a passkey replaces password and code as a proof of identity, once and in its session only", async () => {
  const ann = await newCustomerWithApp();
  const device = await add(ann);
  await wait(ann, 11 * MINUTE);
  expect(await as(ann, "/start")).toMatchObject({ code: "proof_needed" });
  const options = await startProof(ann);
  expect(options).toMatchObject({ allowCredentials: [{ id: device.id, type: "public-key" }] });
  const other = { ...ann, session: await signIn(device) };
  const passkey = device.get(options);
  expect(await prove(other, { passkey })).toMatchObject({ code: "passkey_refused" });
  expect(await prove(ann, { passkey })).toMatchObject({ status: 204 });
  expect(await as(ann, "/start")).toMatchObject({ status: 200 });
  expect(await prove(ann, { passkey })).toMatchObject({ code: "passkey_refused" });
  expect(await prove(ann, {})).toMatchObject({ fields: { password: ["required"] } });
});

test("PASSKEY-13 another user's passkey is not accepted as a proof of identity", async () => {
  const ann = await newCustomerWithPasskey();
  const eve = await newCustomerWithPasskey();
  await wait(ann, 11 * MINUTE);
  const passkey = eve.device.get(await startProof(ann));
  expect(await prove(ann, { passkey })).toMatchObject({ code: "passkey_refused" });
  expect(await as(ann, "/start")).toMatchObject({ code: "proof_needed" });
});

test("PASSKEY-13 changing the address and closing the account accept a passkey as well", async () => {
  const ann = await newCustomerWithPasskey();
  const { caller, session, device } = ann;
  const change = { email: testShop.newEmail(), passkey: device.get(await startProof(ann)) };
  expect(await caller.post("/api/auth/email-change", change, session.access_token)).toMatchObject({
    status: 204,
  });
  const passkey = device.get(await startProof(ann));
  expect(await caller.post("/api/account/close", { passkey }, session.access_token)).toMatchObject({
    status: 204,
  });
  expect(
    await database.asOwner("select 1 from passkeys where user_id = $1", [session.user.id]),
  ).toEqual([]);
});

test("PASSKEY-14 cancelling a change of address removes the passkeys that were added after it was requested", async () => {
  const ann = await newCustomerWithPasskey();
  testShop.passTime(MINUTE);
  const { caller, session } = ann;
  const change = { email: testShop.newEmail(), password: PASSWORD };
  await caller.post("/api/auth/email-change", change, session.access_token);
  await add(ann, { device: newAuthenticator(), name: "Stranger's" });
  const token = await linkToken(ann.email, "email-change-started");
  expect(await visitor().post("/api/auth/stop-email-change", { token })).toMatchObject({
    status: 204,
  });
  const left = await database.asOwner("select name from passkeys where user_id = $1", [
    session.user.id,
  ]);
  expect(left).toEqual([{ name: "Phone" }]);
  await signIn(ann.device);
});
