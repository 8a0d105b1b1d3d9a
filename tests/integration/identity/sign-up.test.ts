import { expect, test } from "vitest";
import { DAY, HOUR, MINUTE, PASSWORD, startIdentityShop } from "./identity-shop.ts";

const testShop = await startIdentityShop();
const { database, newEmail, visitor } = testShop;

const form = (email: string, changes: Record<string, unknown> = {}) => ({
  full_name: "Ann Walker",
  email,
  password: PASSWORD,
  ...changes,
});

test("AUTH-01 signing up mails a link, and nobody is signed in before it has been used", async () => {
  const email = newEmail();
  const ann = visitor();
  const answer = await ann.post("/api/auth/sign-up", form(email, { full_name: "  Ann Walker " }));
  expect(answer).toMatchObject({ status: 204, text: "" });
  expect(await testShop.mailsTo(email)).toEqual(["confirm-email"]);
  expect(await ann.post("/api/auth/sign-in", { email, password: PASSWORD })).toMatchObject({
    status: 403,
    code: "email_not_confirmed",
  });

  const token = await testShop.linkToken(email, "confirm-email");
  const session = await ann.postForSession("/api/auth/confirm-email", {
    token,
    password: PASSWORD,
  });
  expect(session.user).toEqual({
    id: expect.any(String) as string,
    email,
    full_name: "Ann Walker",
    created_at: testShop.now().toISOString(),
  });
  expect(await ann.statusWith(session)).toBe(200);
  await ann.postForSession("/api/auth/sign-in", { email, password: PASSWORD });
});

test("AUTH-02 the confirmation link works once, for 24 hours, and for nothing else", async () => {
  const refused = { status: 410, code: "link_expired" };
  const email = newEmail();
  const ann = visitor();
  await ann.post("/api/auth/sign-up", form(email));
  const token = await testShop.linkToken(email, "confirm-email");
  const confirm = (shown: string) =>
    ann.post("/api/auth/confirm-email", { token: shown, password: PASSWORD });

  expect(await confirm("")).toMatchObject(refused);
  expect(await confirm("unknown")).toMatchObject(refused);
  expect(await confirm(token.toLowerCase())).toMatchObject(refused);
  const reset = { token, password: PASSWORD };
  expect(await ann.post("/api/auth/reset-password", reset)).toMatchObject(refused);
  await ann.post("/api/auth/forgot-password", { email });
  expect(await confirm(await testShop.linkToken(email, "reset-password"))).toMatchObject(refused);

  testShop.passTime(DAY);
  expect(await confirm(token)).toMatchObject(refused);
  testShop.passTime(-MINUTE);
  const both = await Promise.all([confirm(token), confirm(token)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
  expect(await confirm(token)).toMatchObject(refused);
});

test("AUTH-03 guest orders of the address are added to the account, in any letter case", async () => {
  const email = newEmail();
  const [stranger] = await database.asOwner(
    "insert into profiles (full_name, email) values ('Bo', 'bo@mail.example') returning id",
  );
  const order = (address: string, customer: unknown = null) =>
    database.asOwner(
      `insert into orders (customer_id, customer_name, customer_email, source, subtotal_minor, total_minor)
       values ($2, 'Ann', $1, 'admin', 100, 100)`,
      [address, customer],
    );
  await order(email.toUpperCase());
  await order(email);
  await order(`other-${email}`);
  await order(email, stranger?.["id"]);

  const ann = visitor();
  await ann.post("/api/auth/sign-up", form(email));
  const mine = () =>
    database.asOwner(
      `select customer_email from orders join profiles on profiles.id = customer_id
       where profiles.email = $1 order by 1`,
      [email],
    );
  expect(await mine()).toEqual([]);
  const token = await testShop.linkToken(email, "confirm-email");
  await ann.postForSession("/api/auth/confirm-email", { token, password: PASSWORD });
  const found = (await mine()).map((row) => row["customer_email"]);
  expect(new Set(found)).toEqual(new Set([email, email.toUpperCase()]));
});

test("AUTH-04 an e-mail address has one account, in any letter case", async () => {
  const { email, caller } = await testShop.createCustomer();
  const again = form(email.toUpperCase(), { password: "Another!Pass8" });
  expect(await caller.post("/api/auth/sign-up", again)).toMatchObject({
    status: 409,
    code: "email_taken",
  });
  const credentials = { email: `  ${email.toUpperCase()} `, password: PASSWORD };
  const session = await caller.postForSession("/api/auth/sign-in", credentials);
  expect(session.user.email).toBe(email);
  expect(await testShop.mailsTo(email)).toEqual(["confirm-email"]);
});

test("AUTH-05 a pending account keeps its first password while its link is valid, and can be replaced after that", async () => {
  const email = newEmail();
  const ann = visitor();
  await ann.post("/api/auth/sign-up", form(email, { password: "First!Password1" }));
  const first = await testShop.linkToken(email, "confirm-email");
  const second = form(email, { full_name: "Ann Second", password: "Second!Password2" });
  expect(await visitor().post("/api/auth/sign-up", second)).toMatchObject({ code: "email_taken" });
  expect(await testShop.mailsTo(email)).toEqual(["confirm-email"]);

  testShop.passTime(24 * HOUR + 1);
  expect(await visitor().post("/api/auth/sign-up", second)).toMatchObject({ status: 204 });
  expect(await testShop.mailsTo(email)).toEqual(["confirm-email", "confirm-email"]);
  expect(
    await ann.post("/api/auth/confirm-email", { token: first, password: PASSWORD }),
  ).toMatchObject({
    code: "link_expired",
  });
  const token = await testShop.linkToken(email, "confirm-email");
  const confirmation = { token, password: "Second!Password2" };
  const session = await ann.postForSession("/api/auth/confirm-email", confirmation);
  expect(session.user.full_name).toBe("Ann Second");
  expect(await ann.post("/api/auth/sign-in", { email, password: "First!Password1" })).toMatchObject(
    { code: "invalid_credentials" },
  );
  await ann.postForSession("/api/auth/sign-in", { email, password: "Second!Password2" });
});

test("AUTH-05 a person already known to the back office signs up under their profile", async () => {
  const email = newEmail();
  const [known] = await database.asOwner(
    "insert into profiles (full_name, email) values ('Known Name', $1) returning id",
    [email.toUpperCase()],
  );
  const ann = visitor();
  expect(await ann.post("/api/auth/sign-up", form(email))).toMatchObject({ status: 204 });
  const token = await testShop.linkToken(email, "confirm-email");
  const session = await ann.postForSession("/api/auth/confirm-email", {
    token,
    password: PASSWORD,
  });
  expect(session.user).toMatchObject({ id: known?.["id"], full_name: "Known Name" });
});

test("AUTH-06 of many simultaneous sign-ups with one address, one creates the account and one mail is sent", async () => {
  const email = newEmail();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      visitor().post("/api/auth/sign-up", form(index % 2 ? email : email.toUpperCase())),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(1);
  // The others are too late, or more than the limit of the address lets through.
  expect(new Set(statuses)).toEqual(new Set([204, 409, 429]));
  expect(await testShop.mailsTo(email)).toEqual(["confirm-email"]);
  const token = await testShop.linkToken(email, "confirm-email");
  await visitor().postForSession("/api/auth/confirm-email", { token, password: PASSWORD });
});

test("AUTH-06 of many new sign-ups after the link has expired, one succeeds", async () => {
  const email = newEmail();
  await visitor().post("/api/auth/sign-up", form(email));
  testShop.passTime(DAY);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => visitor().post("/api/auth/sign-up", form(email))),
  );
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([204, 409, 409, 409]);
  expect(await testShop.mailsTo(email)).toEqual(["confirm-email", "confirm-email"]);
});

test("AUTH-07 while registration is closed no account can be created", async () => {
  const email = newEmail();
  await database.asOwner(
    "insert into system_settings (setting_key, setting_value) values ('allow_registration', 'false')",
  );
  expect(await visitor().post("/api/auth/sign-up", form(email))).toMatchObject({
    status: 403,
    code: "registration_closed",
  });
  await database.asOwner("delete from system_settings where setting_key = 'allow_registration'");
  expect(await testShop.mailsTo(email)).toEqual([]);
  expect(await visitor().post("/api/auth/sign-up", form(email))).toMatchObject({ status: 204 });
});

test("AUTH-08 a new confirmation link can be requested, and replaces the old one", async () => {
  const email = newEmail();
  const ann = visitor();
  await ann.post("/api/auth/sign-up", form(email));
  const first = await testShop.linkToken(email, "confirm-email");
  const resend = (address: string) => ann.post("/api/auth/resend-confirmation", { email: address });

  expect(await resend(email.toUpperCase())).toMatchObject({ status: 204, text: "" });
  const second = await testShop.linkToken(email, "confirm-email");
  expect(
    await ann.post("/api/auth/confirm-email", { token: first, password: PASSWORD }),
  ).toMatchObject({
    code: "link_expired",
  });
  await ann.postForSession("/api/auth/confirm-email", { token: second, password: PASSWORD });

  // Neither a confirmed nor an unknown address gets a mail, and the answer is the same.
  const unknown = newEmail();
  for (const address of [email, unknown])
    expect(await resend(address)).toMatchObject({ status: 204, text: "" });
  expect(await testShop.mailsTo(email)).toEqual(["confirm-email", "confirm-email"]);
  expect(await testShop.mailsTo(unknown)).toEqual([]);
});
