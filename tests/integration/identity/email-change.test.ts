// Another e-mail address for an account: the new one confirms it, the old one can stop it.
import { expect, test } from "vitest";
import { identityTasks } from "#modules/identity/tasks.ts";
import { silentLog } from "#platform/log.ts";
import { DAY, MINUTE, PASSWORD, startIdentityShop, type Caller } from "./identity-shop.ts";

const testShop = await startIdentityShop();
const { database, createCustomer, newEmail, visitor, linkToken, mailsTo } = testShop;

type Person = Awaited<ReturnType<typeof createCustomer>>;

const ask = ({ caller, session }: Person, email: string, changes: object = {}) =>
  caller.post(
    "/api/auth/email-change",
    { email, password: PASSWORD, ...changes },
    session.access_token,
  );
const confirm = async (email: string, password = PASSWORD, caller: Caller = visitor()) =>
  caller.post("/api/auth/confirm-new-email", {
    token: await linkToken(email, "confirm-new-email"),
    password,
  });
const stop = (token: string) => visitor().post("/api/auth/stop-email-change", { token });
const signIn = (email: string, password = PASSWORD) =>
  visitor().post("/api/auth/sign-in", { email, password });
const open = async ({ caller, session }: Person) => {
  const options = { accessToken: session.access_token };
  return (await caller.call("GET", "/api/auth/email-change", options)).text;
};

test("OWN-01 a new address takes effect once confirmed with the password, and the old one is notified", async () => {
  const ann = await createCustomer();
  const to = newEmail();
  expect(await ask(ann, to.toUpperCase())).toMatchObject({ status: 204 });
  expect(await mailsTo(to)).toEqual(["confirm-new-email"]);
  expect(await mailsTo(ann.email)).toContain("email-change-started");
  expect(await open(ann)).toContain(to);
  expect(await signIn(to)).toMatchObject({ code: "invalid_credentials" });
  expect(await confirm(to, "Another!Pass8")).toMatchObject({
    fields: { password: ["wrong_password"] },
  });
  expect(await confirm(to)).toMatchObject({ status: 204 });
  expect(await signIn(to)).toMatchObject({ status: 200 });
  expect(await signIn(ann.email)).toMatchObject({ code: "invalid_credentials" });
  expect(await open(ann)).toContain('"open":null');
});

test("OWN-02 a request requires the password and an address other than the current one, in any letter case", async () => {
  const ann = await createCustomer();
  expect(await ask(ann, newEmail(), { password: "Another!Pass8" })).toMatchObject({
    fields: { password: ["wrong_password"] },
  });
  expect(await ask(ann, ann.email.toUpperCase())).toMatchObject({
    fields: { email: ["unchanged"] },
  });
  expect(await ask(ann, "not an address")).toMatchObject({ status: 422 });
  expect(
    await visitor().post("/api/auth/email-change", { email: newEmail(), password: PASSWORD }),
  ).toMatchObject({ status: 401 });
});

test("OWN-03 sessions continue under the new address, and a password link in the old mailbox is void", async () => {
  const ann = await createCustomer();
  await ann.caller.post("/api/auth/forgot-password", { email: ann.email });
  const reset = await linkToken(ann.email, "reset-password");
  const to = newEmail();
  await ask(ann, to);
  await confirm(to);
  expect(await ann.caller.statusWith(ann.session)).toBe(200);
  const renewed = await ann.caller.postForSession("/api/auth/refresh", {
    refresh_token: ann.session.refresh_token,
  });
  expect(renewed.user.email).toBe(to);
  const body = { token: reset, password: "Another!Horse8" };
  expect(await ann.caller.post("/api/auth/reset-password", body)).toMatchObject({
    code: "link_expired",
  });
});

test("OWN-04 the confirmation link works once, to the last second of its day, unless replaced or cancelled", async () => {
  const ann = await createCustomer();
  const [first, second, third] = [newEmail(), newEmail(), newEmail()];
  await ask(ann, first);
  await ask(ann, second);
  expect(await confirm(first)).toMatchObject({ code: "link_expired" });
  await ann.caller.call("DELETE", "/api/auth/email-change", {
    accessToken: ann.session.access_token,
  });
  expect(await confirm(second)).toMatchObject({ code: "link_expired" });
  await ask(ann, third);
  const late = await createCustomer();
  const tooLate = newEmail();
  await ask(late, tooLate);
  testShop.passTime(DAY - 1);
  expect(await confirm(third)).toMatchObject({ status: 204 });
  expect(await confirm(third)).toMatchObject({ code: "link_expired" });
  testShop.passTime(1);
  expect(await confirm(tooLate)).toMatchObject({ code: "link_expired" });
  expect(
    await visitor().post("/api/auth/confirm-new-email", { token: "forged", password: PASSWORD }),
  ).toMatchObject({ code: "link_expired" });
});

test("OWN-05 the old address can revert the change before and after it: all sessions end, the password is void", async () => {
  for (const isConfirmed of [false, true]) {
    // oxlint-disable no-await-in-loop -- one story after the other
    const ann = await createCustomer();
    const to = newEmail();
    await ask(ann, to);
    if (isConfirmed) await confirm(to);
    const token = await linkToken(ann.email, "email-change-started");
    expect(await stop(token)).toMatchObject({ status: 204 });
    expect(await stop(token)).toMatchObject({ code: "link_expired" });
    expect(await ann.caller.statusWith(ann.session)).toBe(401);
    for (const email of [to, ann.email])
      expect(await signIn(email)).toMatchObject({ code: "invalid_credentials" });
    expect(await confirm(to)).toMatchObject({ code: "link_expired" });
    const reset = await linkToken(ann.email, "reset-password");
    const body = { token: reset, password: "Another!Horse8" };
    expect(await visitor().post("/api/auth/reset-password", body)).toMatchObject({ status: 204 });
    expect(await signIn(ann.email, "Another!Horse8")).toMatchObject({ status: 200 });
    // oxlint-enable no-await-in-loop
  }
});

test("OWN-06 the revert link works to the last second of the third day, and reverts later changes too", async () => {
  const ann = await createCustomer();
  const [second, third] = [newEmail(), newEmail()];
  await ask(ann, second);
  await confirm(second);
  const token = await linkToken(ann.email, "email-change-started");
  testShop.passTime(MINUTE);
  const again = await ann.caller.postForSession("/api/auth/sign-in", {
    email: second,
    password: PASSWORD,
  });
  await ask({ ...ann, session: again }, third);
  await confirm(third);
  const late = await createCustomer();
  await ask(late, newEmail());
  const lateToken = await linkToken(late.email, "email-change-started");
  testShop.passTime(3 * DAY - MINUTE - 1);
  expect(await stop(token)).toMatchObject({ status: 204 });
  const [row] = await database.asOwner("select email from profiles where id = $1", [
    ann.session.user.id,
  ]);
  expect(row).toEqual({ email: ann.email });
  testShop.passTime(MINUTE);
  expect(await stop(await linkToken(second, "email-change-started"))).toMatchObject({
    code: "link_expired",
  });
  testShop.passTime(1);
  expect(await stop(lateToken)).toMatchObject({ code: "link_expired" });
});

test("OWN-07 of two accounts that request one address the first to confirm gets it, and neither learns of the other", async () => {
  const [ann, bo] = [await createCustomer(), await createCustomer()];
  const requested = newEmail();
  const answers = [await ask(ann, requested), await ask(bo, requested.toUpperCase())];
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  const tokens = await database.asOwner(
    `select secret from mail_secrets join mails on mails.id = mail_id where recipient = $1`,
    [requested],
  );
  const outcomes = await Promise.all(
    tokens.map(({ secret }) =>
      visitor().post("/api/auth/confirm-new-email", { token: secret, password: PASSWORD }),
    ),
  );
  expect(outcomes.map(({ code = "done" }) => code).toSorted()).toEqual(["done", "email_taken"]);
});

test("OWN-08 an address in use is refused only to the reader of its mail, and an unconfirmed sign-up is replaced", async () => {
  const [ann, bo] = [await createCustomer(), await createCustomer()];
  expect(await ask(ann, bo.email)).toMatchObject({ status: 204 });
  expect(await confirm(bo.email)).toMatchObject({ code: "email_taken" });
  const squatted = newEmail();
  const body = { full_name: "Stranger", email: squatted, password: "Strangers!Pass9" };
  await visitor().post("/api/auth/sign-up", body);
  await ask(ann, squatted);
  expect(await confirm(squatted)).toMatchObject({ status: 204 });
  expect(await signIn(squatted)).toMatchObject({ status: 200 });
});

test("OWN-11 requests are limited per account and per mailed address, and forged links by their origin", async () => {
  const ann = await createCustomer();
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    statuses.push((await ask(ann, newEmail())).status);
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  const flooded = newEmail();
  const others: number[] = [];
  for (let count = 0; count < 4; count += 1)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    others.push((await ask(await createCustomer(), flooded)).status);
  expect(others).toEqual([204, 204, 204, 429]);
  const stranger = visitor();
  const tries = await Promise.all(
    Array.from({ length: 200 }, () =>
      stranger.post("/api/auth/stop-email-change", { token: "forged" }),
    ),
  );
  expect(tries.filter(({ status }) => status === 410)).toHaveLength(30);
  expect(tries.every(({ status }) => [410, 429, 503].includes(status))).toBe(true);
});

test("OWN-12 changes that were not completed are deleted after their links expire, completed ones are kept", async () => {
  const cleanUp = identityTasks({ database, clock: testShop.now, log: silentLog })[
    "identity-cleanup"
  ];
  const [ann, bo] = [await createCustomer(), await createCustomer()];
  const to = newEmail();
  await ask(ann, to);
  await confirm(to);
  await ask(bo, newEmail());
  const left = async () =>
    (
      await database.asOwner("select new_email from email_changes where user_id = any ($1)", [
        [ann.session.user.id, bo.session.user.id],
      ])
    ).length;
  testShop.passTime(3 * DAY - 1);
  await cleanUp?.run({}, { isLast: false });
  expect(await left()).toBe(2);
  testShop.passTime(1);
  await cleanUp?.run({}, { isLast: false });
  expect(await left()).toBe(1);
});
