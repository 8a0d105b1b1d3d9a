import { expect, test } from "vitest";
import { publishWords } from "../../support/publish-words.ts";
import { MINUTE, PASSWORD, startIdentityShop } from "./identity-shop.ts";
import { base, codesIn, secondFactors } from "./second-factors.ts";

const testShop = await startIdentityShop();
const { database, visitor } = testShop;
const { as, computeCode, newCustomerWithApp, prove, setUp, start, readSessions, wait } =
  secondFactors(testShop);

type Customer = Awaited<ReturnType<typeof testShop.createCustomer>>;

const status = async ({ caller, session }: Customer) => {
  const options = { accessToken: session.access_token };
  return JSON.parse((await caller.call("GET", base, options)).text) as unknown;
};

test("MFA-03 a second factor becomes active once a first code has proved that the app has the secret", async () => {
  const ann = await testShop.createCustomer();
  const off = {
    is_on: false,
    has_passkey: false,
    since: null,
    recovery_codes_left: 0,
    due_at: null,
    is_required: false,
  };
  expect(await status(ann)).toEqual(off);
  const secret = await start(ann);
  expect(await status(ann)).toEqual(off);
  await visitor().postForSession("/api/auth/sign-in", { email: ann.email, password: PASSWORD });

  const wrong = await as(ann, "/confirm", { code: computeCode(secret, 5) });
  expect(wrong).toMatchObject({ status: 422, code: "invalid_code" });
  expect(await status(ann)).toEqual(off);

  const since = testShop.now().toISOString();
  const confirmed = await as(ann, "/confirm", { code: computeCode(secret) });
  expect(new Set(codesIn(confirmed)).size).toBe(10);
  expect(await status(ann)).toEqual({ ...off, is_on: true, since, recovery_codes_left: 10 });
  const stored = await database.asOwner(
    "select encode(code_hash, 'hex') as hash from recovery_codes",
  );
  expect(stored).toHaveLength(10);
  for (const code of codesIn(confirmed)) expect(JSON.stringify(stored)).not.toContain(code);
});

test("WORDS-87 the authenticator app names the shop as the owner does", async () => {
  await publishWords(database, "brand", { name: "Pawtrail" });
  const ann = await testShop.createCustomer();
  const { uri } = JSON.parse((await as(ann, "/start", {})).text) as Record<string, string>;
  expect(new URL(uri ?? "").searchParams.get("issuer")).toBe("Pawtrail");
  await database.asOwner("delete from content_documents");
});

test("MFA-03 a setup must be started before it is confirmed, and a new setup replaces the previous one", async () => {
  const ann = await testShop.createCustomer();
  expect(await as(ann, "/confirm", { code: "123456" })).toMatchObject({ code: "conflict" });
  const first = await start(ann);
  const second = await start(ann);
  expect(await as(ann, "/confirm", { code: computeCode(first) })).toMatchObject({
    code: "invalid_code",
  });
  expect(await as(ann, "/confirm", { code: computeCode(second) })).toMatchObject({ status: 200 });
  expect(await as(ann, "/confirm", { code: computeCode(second, 1) })).toMatchObject({
    code: "conflict",
  });
});

test("MFA-04 turning on two-step sign-in ends all other sessions, and each change is reported by mail", async () => {
  const ann = await testShop.createCustomer();
  const elsewhere = await visitor().postForSession("/api/auth/sign-in", {
    email: ann.email,
    password: PASSWORD,
  });
  const { secret } = await setUp(ann);
  expect(await ann.caller.statusWith(ann.session)).toBe(200);
  expect(await ann.caller.statusWith(elsewhere)).toBe(401);
  expect(await as(ann, "/recovery-codes")).toMatchObject({ status: 200 });
  expect(await as(ann, "/remove", { code: computeCode(secret) })).toMatchObject({ status: 204 });
  const noted = await database.asOwner(
    `select content->>'change' as change from mails
     where recipient = $1 and kind = 'second-factor-changed' order by created_at`,
    [ann.email],
  );
  expect(noted).toEqual([{ change: "on" }, { change: "codes" }, { change: "off" }]);
});

test("MFA-06 new recovery codes replace the old ones", async () => {
  const ann = await newCustomerWithApp();
  const answer = await as(ann, "/recovery-codes");
  const fresh = codesIn(answer);
  expect(fresh.filter((code) => ann.recoveryCodes.includes(code))).toEqual([]);
  const [old = ""] = ann.recoveryCodes;
  expect(await as(ann, "/remove", { code: old })).toMatchObject({ code: "invalid_code" });
  expect(await as(ann, "/remove", { code: fresh[0] })).toMatchObject({ status: 204 });
  expect(await as(ann, "/recovery-codes")).toMatchObject({ code: "conflict" });
});

test("MFA-07 a code turns two-step sign-in off, and the password alone is enough again", async () => {
  const ann = await newCustomerWithApp();
  for (const code of ["000000", "zzzz-zzzz-zzzz", "nonsense"])
    expect(await as(ann, "/remove", { code })).toMatchObject({ code: "invalid_code" });
  expect(await as(ann, "/remove", { code: "" })).toMatchObject({ code: "invalid_fields" });
  expect(await as(ann, "/remove", { code: computeCode(ann.secret) })).toMatchObject({
    status: 204,
  });
  await visitor().postForSession("/api/auth/sign-in", { email: ann.email, password: PASSWORD });
  expect(
    await database.asOwner("select 1 from recovery_codes where user_id = $1", [
      ann.session.user.id,
    ]),
  ).toEqual([]);
});

test("MFA-08 another app replaces the first one only when its own first code is confirmed", async () => {
  const ann = await newCustomerWithApp();
  const next = await start(ann);
  expect(await as(ann, "/confirm", { code: computeCode(ann.secret) })).toMatchObject({
    code: "invalid_code",
  });
  const answer = await as(ann, "/confirm", { code: computeCode(next) });
  const fresh = codesIn(answer);
  testShop.passTime(30);
  expect(await as(ann, "/remove", { code: computeCode(ann.secret) })).toMatchObject({
    code: "invalid_code",
  });
  expect(await as(ann, "/remove", { code: fresh[9] })).toMatchObject({ status: 204 });
});

test("MFA-09 visitors, and sessions without a recent proof of identity, cannot change a second factor", async () => {
  const ann = await newCustomerWithApp();
  for (const path of ["/start", "/confirm", "/recovery-codes", "/remove"]) {
    const body = { code: computeCode(ann.secret) };
    expect(await visitor().post(base + path, body)).toMatchObject({ code: "unauthenticated" });
    await wait(ann, 10 * MINUTE + 1);
    expect(await as(ann, path, body)).toMatchObject({ status: 403, code: "proof_needed" });
    const proof = { password: PASSWORD, code: computeCode(ann.secret) };
    expect(await prove(ann, proof)).toMatchObject({ status: 204 });
    testShop.passTime(30);
  }
  expect(await readSessions(ann.email)).toHaveLength(1);
});
