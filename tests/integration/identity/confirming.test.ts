// The link of a confirmation mail: worth nothing without the password of the sign-up.
import { expect, test } from "vitest";
import { MINUTE, PASSWORD, startIdentityShop } from "./identity-shop.ts";

const testShop = await startIdentityShop();
const { database, newEmail, visitor } = testShop;

const form = (email: string, changes: Record<string, unknown> = {}) => ({
  full_name: "Ann Walker",
  email,
  password: PASSWORD,
  ...changes,
});

test("AUTH-62 the confirmation link requires the password of the sign-up, and a wrong one leaves it usable", async () => {
  const email = newEmail();
  const ann = visitor();
  await ann.post("/api/auth/sign-up", form(email));
  const token = await testShop.linkToken(email, "confirm-email");
  const confirm = (password: string) => ann.post("/api/auth/confirm-email", { token, password });
  expect(await ann.post("/api/auth/confirm-email", { token })).toMatchObject({ status: 422 });
  expect(await confirm("Another!Pass8")).toMatchObject({
    status: 422,
    fields: { password: ["wrong_password"] },
  });
  expect(await ann.post("/api/auth/sign-in", { email, password: PASSWORD })).toMatchObject({
    code: "email_not_confirmed",
  });
  expect(await confirm(PASSWORD)).toMatchObject({ status: 200 });
});

test("AUTH-63 wrong passwords at the confirmation are counted per person, and recorded", async () => {
  const email = newEmail();
  await visitor().post("/api/auth/sign-up", form(email));
  const token = await testShop.linkToken(email, "confirm-email");
  const confirm = (password: string) =>
    visitor().post("/api/auth/confirm-email", { token, password });
  // Strangers who try to sign in use up nothing here.
  for (let count = 0; count < 6; count += 1)
    await visitor().post("/api/auth/sign-in", { email, password: "wrong" });
  for (let count = 0; count < 5; count += 1)
    expect(await confirm("wrong")).toMatchObject({ status: 422 });
  expect(await confirm(PASSWORD)).toMatchObject({ status: 429 });
  await testShop.shop.services.security.saveQueued();
  const noted = await database.asOwner(
    "select details->>'step' as step, count(*)::int from security_events where email = $1 and details ? 'step' group by 1",
    [email],
  );
  expect(noted).toEqual([{ step: "confirmation", count: 5 }]);
});

test("AUTH-64 a stranger who signs up with a guest's address never gets the guest's orders", async () => {
  const email = newEmail();
  await database.asOwner(
    `insert into orders (customer_name, customer_email, source, subtotal_minor, total_minor)
     values ('Guest', $1, 'admin', 100, 100)`,
    [email],
  );
  const stranger = visitor();
  const foreign = "Strangers!Pass9";
  await stranger.post("/api/auth/sign-up", form(email, { password: foreign }));
  const token = await testShop.linkToken(email, "confirm-email");
  const guest = visitor();
  expect(await guest.post("/api/auth/confirm-email", { token, password: PASSWORD })).toMatchObject({
    fields: { password: ["wrong_password"] },
  });
  expect(await stranger.post("/api/auth/sign-in", { email, password: foreign })).toMatchObject({
    code: "email_not_confirmed",
  });

  // The guest takes the account over, by a mail to the address.
  expect(await guest.post("/api/auth/own-password", { token })).toMatchObject({ status: 204 });
  const own = await testShop.linkToken(email, "reset-password");
  const body = { token: own, password: PASSWORD };
  expect(await guest.post("/api/auth/reset-password", body)).toMatchObject({ status: 204 });
  expect(await stranger.post("/api/auth/sign-in", { email, password: foreign })).toMatchObject({
    code: "invalid_credentials",
  });
  expect(await guest.post("/api/auth/confirm-email", { token, password: foreign })).toMatchObject({
    code: "link_expired",
  });
  const owner = async () => {
    const [order] = await database.asOwner(
      "select customer_id from orders where customer_email = $1",
      [email],
    );
    return order?.["customer_id"];
  };
  expect(await owner()).toBeNull();
  const session = await guest.postForSession("/api/auth/sign-in", { email, password: PASSWORD });
  expect(await owner()).toBe(session.user.id);
});

test("AUTH-64 guest orders are added once, with the first session, and later guest orders stay with the guest", async () => {
  const { email, caller, session } = await testShop.createCustomer();
  await database.asOwner(
    `insert into orders (customer_name, customer_email, source, subtotal_minor, total_minor)
     values ('Guest', $1, 'admin', 100, 100)`,
    [email],
  );
  await caller.postForSession("/api/auth/sign-in", { email, password: PASSWORD });
  const mine = await database.asOwner("select 1 from orders where customer_id = $1", [
    session.user.id,
  ]);
  expect(mine).toEqual([]);
});

test("AUTH-65 the confirmation mail states the name used for the sign-up, and the time", async () => {
  const email = newEmail();
  await visitor().post("/api/auth/sign-up", form(email, { full_name: "Somebody Else" }));
  const signedUpAt = testShop.now().toISOString();
  testShop.passTime(MINUTE);
  await visitor().post("/api/auth/resend-confirmation", { email });
  const mails = await database.asOwner("select content from mails where recipient = $1", [email]);
  const content = { fullName: "Somebody Else", signedUpAt };
  expect(mails.map((mail) => mail["content"])).toEqual([content, content]);
});

test("AUTH-66 a password can be requested only with a valid link, and a limited number of times", async () => {
  const email = newEmail();
  const ann = visitor();
  await ann.post("/api/auth/sign-up", form(email));
  const token = await testShop.linkToken(email, "confirm-email");
  const ask = (shown: string) => visitor().post("/api/auth/own-password", { token: shown });
  expect(await ask("unknown")).toMatchObject({ status: 410, code: "link_expired" });
  for (let count = 0; count < 5; count += 1)
    expect(await ask(token)).toMatchObject({ status: 204 });
  expect(await ask(token)).toMatchObject({ status: 429 });
  await ann.postForSession("/api/auth/confirm-email", { token, password: PASSWORD });
  expect(await ask(token)).toMatchObject({ status: 410 });
});
