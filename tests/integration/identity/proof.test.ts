import { expect, test } from "vitest";
import { DAY, MINUTE, PASSWORD, startIdentityShop } from "./identity-shop.ts";
import { base, secondFactors } from "./second-factors.ts";
import { addGrants } from "../../support/grants.ts";

const testShop = await startIdentityShop();
const { database, visitor } = testShop;
const { as, computeCode, newCustomerWithApp, prove, setUp, wait } = secondFactors(testShop);

type Customer = Awaited<ReturnType<typeof testShop.createCustomer>>;

const addRole = ({ caller, session }: Customer, email: string) =>
  caller.post("/api/admin/roles", { email, role: "moderator" }, session.access_token);

test("MFA-17 irreversible actions ask for the password when it was entered more than ten minutes ago", async () => {
  const admin = await testShop.createCustomer({ role: "admin" });
  const { email } = await testShop.createCustomer();
  await wait(admin, 10 * MINUTE);
  expect(await addRole(admin, email)).toMatchObject({ status: 200 });
  // A refreshed token proves nothing: a script can do that.
  await wait(admin, 1);
  expect(await addRole(admin, email)).toMatchObject({ status: 403, code: "proof_needed" });
  expect(await prove(admin, { password: PASSWORD })).toMatchObject({ status: 204, text: "" });
  expect(await addRole(admin, email)).toMatchObject({ status: 200 });
  await wait(admin, 10 * MINUTE + 1);
  expect(await addRole(admin, email)).toMatchObject({ code: "proof_needed" });
});

test("MFA-17 a proof of identity is valid only in its own session", async () => {
  const admin = await testShop.createCustomer({ role: "admin" });
  const caller = visitor();
  const body = { email: admin.email, password: PASSWORD };
  const elsewhere = {
    ...admin,
    caller,
    session: await caller.postForSession("/api/auth/sign-in", body),
  };
  await wait(admin, 11 * MINUTE);
  await prove(elsewhere, { password: PASSWORD });
  expect(await addRole(admin, elsewhere.email)).toMatchObject({ code: "proof_needed" });
  expect(await addRole(elsewhere, (await testShop.createCustomer()).email)).toMatchObject({
    status: 200,
  });
});

test("MFA-18 a proof of identity requires a code as well where a second factor is active", async () => {
  const ann = await newCustomerWithApp();
  const missing = await prove(ann, { password: PASSWORD });
  expect(missing).toMatchObject({ status: 422, fields: { code: ["required"] } });
  expect(await prove(ann, { password: PASSWORD, code: "000000" })).toMatchObject({
    status: 422,
    code: "invalid_code",
  });
  expect(await prove(ann, { password: "wrong", code: computeCode(ann.secret) })).toMatchObject({
    fields: { password: ["wrong_password"] },
  });
  // The wrong password has not used the code up.
  const code = computeCode(ann.secret);
  expect(await prove(ann, { password: PASSWORD, code })).toMatchObject({ status: 204 });
  expect(await prove(ann, { password: PASSWORD, code })).toMatchObject({ code: "invalid_code" });
  const recovery = { password: PASSWORD, code: ann.recoveryCodes[0] };
  expect(await prove(ann, recovery)).toMatchObject({ status: 204 });
  expect(await visitor().post("/api/auth/prove", recovery)).toMatchObject({
    code: "unauthenticated",
  });
});

test("MFA-19 attempts at a proof of identity are limited per account, and each failure is logged with its place", async () => {
  const bob = await newCustomerWithApp();
  for (let count = 0; count < 5; count += 1)
    expect(await prove(bob, { password: "wrong" })).toMatchObject({ status: 422 });
  expect(await prove(bob, { password: PASSWORD, code: computeCode(bob.secret) })).toMatchObject({
    status: 429,
  });
  const cleo = await newCustomerWithApp();
  for (let count = 0; count < 5; count += 1)
    expect(await prove(cleo, { password: PASSWORD, code: "000000" })).toMatchObject({
      status: 422,
    });
  expect(await prove(cleo, { password: PASSWORD, code: computeCode(cleo.secret) })).toMatchObject({
    status: 429,
  });
  // Where somebody types a code does not matter: the attempts are counted together.
  expect(await as(cleo, "/remove", { code: computeCode(cleo.secret) })).toMatchObject({
    status: 429,
  });
  // Strangers who try to sign in keep nobody from it.
  const dan = await testShop.createCustomer();
  for (let count = 0; count < 6; count += 1)
    await visitor().post("/api/auth/sign-in", { email: dan.email, password: "wrong" });
  expect(await prove(dan, { password: PASSWORD })).toMatchObject({ status: 204 });

  await testShop.shop.services.security.saveQueued();
  const noted = await database.asOwner(
    `select details->>'step' as step, count(*)::int from security_events
     where email = any($1) and type = 'auth_failure' group by 1`,
    [[bob.email, cleo.email]],
  );
  expect(noted).toEqual([{ step: "proof", count: 10 }]);
});

test("MFA-20 administrators have fourteen days to set one up; then the back office, and only it, requires it", async () => {
  const admin = await testShop.createCustomer({ role: "admin" });
  const { id } = admin.session.user;
  await database.asOwner("update user_roles set given_at = $2 where user_id = $1", [
    id,
    testShop.now(),
  ]);
  const dueAt = new Date(testShop.now().getTime() + 14 * DAY * 1_000).toISOString();
  const get = async (path: string) =>
    admin.caller.call("GET", path, { accessToken: admin.session.access_token });
  expect(JSON.parse((await get(base)).text)).toMatchObject({ due_at: dueAt, is_required: false });
  expect(await get("/api/admin/roles")).toMatchObject({ status: 200 });

  testShop.passTime(14 * DAY - 1);
  const body = { email: admin.email, password: PASSWORD };
  admin.session = await admin.caller.postForSession("/api/auth/sign-in", body);
  expect(await get("/api/admin/roles")).toMatchObject({ status: 200 });
  testShop.passTime(1);
  for (const path of ["/api/admin/roles", "/api/admin/orders", "/api/admin/stock"])
    expect(await get(path)).toMatchObject({ status: 403, code: "second_factor_needed" });
  expect(await get("/api/auth/sessions")).toMatchObject({ status: 200 });
  expect(await get("/api/orders")).toMatchObject({ status: 200 });

  const { secret } = await setUp(admin);
  expect(await get("/api/admin/roles")).toMatchObject({ status: 200 });
  expect(JSON.parse((await get(base)).text)).toMatchObject({ due_at: null, is_required: true });
  // Replacing it is the only way out.
  expect(await as(admin, "/remove", { code: computeCode(secret) })).toMatchObject({
    status: 403,
    code: "second_factor_needed",
  });
  const next = await setUp(admin);
  expect(next.secret).not.toBe(secret);
  expect(await get("/api/admin/roles")).toMatchObject({ status: 200 });
});

test("MFA-20 within the fourteen days administrators may turn it off again; moderators need none", async () => {
  const admin = await newCustomerWithApp({ role: "admin" });
  expect(await as(admin, "/remove", { code: computeCode(admin.secret) })).toMatchObject({
    status: 204,
  });
  const moderator = await testShop.createCustomer({ role: "moderator" });
  await database.asOwner("update user_roles set given_at = '2020-01-01' where user_id = $1", [
    moderator.session.user.id,
  ]);
  const { text } = await moderator.caller.call("GET", base, {
    accessToken: moderator.session.access_token,
  });
  expect(JSON.parse(text)).toMatchObject({ due_at: null, is_required: false });
});

test.each(["orders.refund", "orders.export", "customers.export"])(
  "MFA-30 a moderator who is granted %s has fourteen days to set up a second factor",
  async (action) => {
    const moderator = await testShop.createCustomer({ role: "moderator" });
    const { id } = moderator.session.user;
    await database.asOwner("update user_roles set given_at = '2020-01-01' where user_id = $1", [
      id,
    ]);
    const grant = (name: string) => addGrants(database, [name], { userId: id, at: testShop.now() });
    const get = (path: string) =>
      moderator.caller.call("GET", path, { accessToken: moderator.session.access_token });
    await grant("orders.read");
    await grant("stock.read");
    const read = async () => JSON.parse((await get(base)).text) as unknown;
    expect(await read()).toMatchObject({ due_at: null });

    await grant(action);
    const dueAt = new Date(testShop.now().getTime() + 14 * DAY * 1_000).toISOString();
    expect(await read()).toMatchObject({ due_at: dueAt, is_required: false });
    const session = JSON.parse((await get("/api/auth/session")).text) as unknown;
    expect(session).toMatchObject({ second_factor: { is_on: false, due_at: dueAt } });
    testShop.passTime(14 * DAY);
    const body = { email: moderator.email, password: PASSWORD };
    moderator.session = await moderator.caller.postForSession("/api/auth/sign-in", body);
    expect(await get("/api/admin/orders")).toMatchObject({ code: "second_factor_needed" });

    await database.asOwner("delete from user_grants where action = $1", [action]);
    expect(await get("/api/admin/orders")).toMatchObject({ status: 200 });
    await grant(action);
    const { secret } = await setUp(moderator);
    expect(await get("/api/admin/orders")).toMatchObject({ status: 200 });
    expect(await read()).toMatchObject({ due_at: null });
    expect(secret).not.toBe("");
  },
);
