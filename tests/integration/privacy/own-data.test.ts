// People export their own data and close their account themselves.
import { expect, test } from "vitest";
import { exportSchema } from "#modules/privacy/export-shapes.ts";
import { PASSWORD, startIdentityShop } from "../identity/identity-shop.ts";

const { database, createCustomer, newEmail, linkToken } = await startIdentityShop();

type Person = Awaited<ReturnType<typeof createCustomer>>;

const post = ({ caller, session }: Person, path: string, body: object = { password: PASSWORD }) =>
  caller.post(path, body, session.access_token);
const order = ({ email, session }: Person, status: string) =>
  database.asOwner(
    `insert into orders (customer_id, customer_name, customer_email, customer_phone, source, subtotal_minor, total_minor, status, stock_state)
     values ($1, 'Ann Walker', $2, '+1 503 555 0177', 'admin', 7499, 7499, $3, $4) returning number`,
    [session.user.id, email, status, status === "pending" ? "held" : "shipped"],
  );

test("OWN-30 the export requires the password, includes all data, and is recorded without the address", async () => {
  const ann = await createCustomer();
  await order(ann, "completed");
  const body = { email: newEmail(), password: PASSWORD };
  await ann.caller.post("/api/auth/email-change", body, ann.session.access_token);
  expect(await post(ann, "/api/account/export", { password: "Another!Pass8" })).toMatchObject({
    fields: { password: ["wrong_password"] },
  });
  const answer = await post(ann, "/api/account/export");
  const { person, parts } = exportSchema.parse(JSON.parse(answer.text));
  expect(person.email).toBe(ann.email);
  expect(parts.orders).toHaveLength(1);
  expect(parts.emailChanges).toMatchObject([{ email: ann.email, newEmail: body.email }]);
  expect(parts.sessions.length).toBeGreaterThan(0);
  const written = await database.asOwner(
    "select actor_id, actor_email from data_exports where actor_id = $1",
    [ann.session.user.id],
  );
  expect(written).toEqual([{ actor_id: ann.session.user.id, actor_email: "themself" }]);
});

test("OWN-30 the export is limited to five an hour", async () => {
  const ann = await createCustomer();
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    statuses.push((await post(ann, "/api/account/export")).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test("OWN-31 OWN-32 a closed account is gone at once, and its orders stay without personal data", async () => {
  const [ann, bo] = [await createCustomer(), await createCustomer()];
  await order(ann, "completed");
  await post(ann, "/api/account/export");
  const plan = await ann.caller.call("GET", "/api/account/closing", {
    accessToken: ann.session.access_token,
  });
  expect(JSON.parse(plan.text)).toMatchObject({ counts: { orders: 1 }, openOrders: [] });
  expect(await post(ann, "/api/account/close", { password: "Another!Pass8" })).toMatchObject({
    fields: { password: ["wrong_password"] },
  });
  expect(await post(ann, "/api/account/close")).toMatchObject({ status: 204 });
  expect(await ann.caller.statusWith(ann.session)).toBe(401);
  expect(await bo.caller.statusWith(bo.session)).toBe(200);
  const credentials = { email: ann.email, password: PASSWORD };
  expect(await ann.caller.post("/api/auth/sign-in", credentials)).toMatchObject({
    code: "invalid_credentials",
  });
  const [erasure] = await database.asOwner(
    "select actor_email, reason, report->'traces' as traces from erasures where actor_id = $1",
    [ann.session.user.id],
  );
  expect(erasure).toMatchObject({ actor_email: "themself", reason: "request" });
  expect(JSON.stringify(erasure?.["traces"])).not.toContain('"email"');
  const named = await database.asOwner(
    `select 1 from audit_log where actor_email = $1 or before::text like '%' || $1 || '%' or after::text like '%' || $1 || '%'
     union all select 1 from orders where customer_email = $1 union all select 1 from mails where recipient = $1`,
    [ann.email],
  );
  expect(named).toEqual([]);
});

test("OWN-33 unfinished orders, named by number, prevent closing an account, and so does a role", async () => {
  const ann = await createCustomer();
  const [open] = await order(ann, "pending");
  expect(await post(ann, "/api/account/close")).toMatchObject({
    code: "orders_open",
    fields: { orders: [open?.["number"]] },
  });
  expect(await ann.caller.statusWith(ann.session)).toBe(200);
  const moderator = await createCustomer({ role: "moderator" });
  expect(await post(moderator, "/api/account/close")).toMatchObject({ code: "staff_account" });
});

test("OWN-34 messages and mails of a former address are exported and erased with the account", async () => {
  const ann = await createCustomer();
  const to = newEmail();
  await database.asOwner(
    "insert into messages (kind, name, email, message) values ('contact', 'Ann', $1, 'Hello')",
    [ann.email],
  );
  await post(ann, "/api/auth/email-change", { email: to, password: PASSWORD });
  const token = await linkToken(to, "confirm-new-email");
  await ann.caller.post("/api/auth/confirm-new-email", { token, password: PASSWORD });
  const { parts } = exportSchema.parse(JSON.parse((await post(ann, "/api/account/export")).text));
  expect(parts.messages).toMatchObject([{ email: ann.email }]);
  expect(await post(ann, "/api/account/close")).toMatchObject({ status: 204 });
  const left = await database.asOwner(
    `select 1 from messages where email = any ($1) union all select 1 from mails where recipient = any ($1)`,
    [[ann.email, to]],
  );
  expect(left).toEqual([]);
});

test("OWN-35 a stranger's unpaid order with a user's address is not in their data and does not block closing", async () => {
  const [ann, stranger] = [await createCustomer(), await createCustomer()];
  const phone = "+1 503 555 0199";
  const claim = async (customerId: string | null) => {
    const [row] = await database.asOwner(
      `insert into orders (customer_id, customer_name, customer_email, customer_phone, source, subtotal_minor, total_minor, status, stock_state, billing_address)
       values ($1, 'Sam Stranger', $2, $3, 'checkout', 7499, 7499, 'pending', 'held', $4) returning id, number`,
      [customerId, ann.email, phone, { line1: "1 Far Road", city: "Leeds", country: "GB" }],
    );
    await database.asOwner(
      `insert into mails (kind, recipient, content) values
         ('order-confirmation', $1, $2), ('new-order', 'shop@mail.example', $2)`,
      [ann.email, { number: row?.["number"], customerEmail: ann.email, customerPhone: phone }],
    );
    return String(row?.["id"]);
  };
  const readOwn = async () => (await post(ann, "/api/account/export")).text;
  const confirmed = await claim(null);
  await database.asOwner("insert into guest_holds (order_id) values ($1)", [confirmed]);
  await claim(stranger.session.user.id);
  expect(await readOwn()).not.toContain(phone);
  const plan = await ann.caller.call("GET", "/api/account/closing", {
    accessToken: ann.session.access_token,
  });
  expect(JSON.parse(plan.text)).toMatchObject({ counts: { orders: 0 }, openOrders: [] });

  // An order is confirmed only by somebody who has read the mail about it.
  const setConfirmed = (at: string) =>
    database.asOwner(`update guest_holds set confirmed_at = ${at} where order_id = $1`, [
      confirmed,
    ]);
  await setConfirmed("now()");
  expect(await readOwn()).toContain(phone);
  expect(await post(ann, "/api/account/close")).toMatchObject({ code: "orders_open" });
  await setConfirmed("null");
  expect(await post(ann, "/api/account/close")).toMatchObject({ status: 204 });
  const named = await database.asOwner("select 1 from orders where customer_email = $1", [
    ann.email,
  ]);
  expect(named).toEqual([]);
});
