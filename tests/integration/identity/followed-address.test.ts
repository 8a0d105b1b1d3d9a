// Data that follows when an account gets another e-mail address.
import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { privacyTasks } from "#modules/privacy/tasks.ts";
import { silentLog } from "#platform/log.ts";
import { PASSWORD, startIdentityShop } from "./identity-shop.ts";

const testShop = await startIdentityShop();
const { database, createCustomer, newEmail, visitor, linkToken } = testShop;
const follow = privacyTasks({ database, clock: testShop.now, log: silentLog })["follow-address"];

type Person = Awaited<ReturnType<typeof createCustomer>>;

/** Asks, confirms, and lets what goes by the address follow. */
async function move({ caller, session }: Person, email: string): Promise<void> {
  const body = { email, password: PASSWORD };
  await caller.post("/api/auth/email-change", body, session.access_token);
  const token = await linkToken(email, "confirm-new-email");
  const confirmed = await caller.post("/api/auth/confirm-new-email", { token, password: PASSWORD });
  expect(confirmed).toMatchObject({ status: 204 });
  await followAll();
}
async function followAll(): Promise<void> {
  for (const { id } of await database.asOwner("select id from email_changes order by requested_at"))
    // oxlint-disable-next-line no-await-in-loop -- in the order in which they were asked for
    await follow?.run({ changeId: id }, { isLast: false });
}

test("OWN-09 orders, the customer with notes and statistics, and the newsletter move with the address, and back", async () => {
  const ann = await createCustomer();
  const id = ann.session.user.id;
  const to = newEmail();
  await database.asOwner(
    `insert into orders (customer_id, customer_name, customer_email, source, subtotal_minor, total_minor)
     values ($1, 'Ann', $2, 'admin', 100, 100), ($1, 'Ann', 'gift@mail.example', 'admin', 100, 100)`,
    [id, ann.email.toUpperCase()],
  );
  await database.asOwner(
    `insert into orders (customer_name, customer_email, source, subtotal_minor, total_minor)
     values ('Guest', $1, 'admin', 100, 100)`,
    [to],
  );
  await database.asOwner(
    `insert into customer_notes (customer_id, body, author_name)
     select id, 'Likes olive', 'Desk' from customers where lower(email) in (lower($1), lower($2))`,
    [ann.email, to],
  );
  await database.asOwner(
    `insert into newsletter_subscribers (email, unsubscribe_token, consent_wording, state, confirmed_at)
     values ($1, $2, 'Yes, please', 'confirmed', now())`,
    [ann.email, randomBytes(30).toString("base64url")],
  );
  const known = () =>
    database.asOwner(
      `select c.id, c.email, c.orders, (select count(*)::int from customer_notes n where n.customer_id = c.id) as notes
       from customers c where lower(c.email) in (lower($1), lower($2)) order by c.email = $2`,
      [ann.email, to],
    );
  const subscribed = async () =>
    (
      await database.asOwner("select email from newsletter_subscribers where email in ($1, $2)", [
        ann.email,
        to,
      ])
    ).map(({ email }) => email);
  const [before] = await known();
  await move(ann, to);
  expect(await known()).toEqual([{ id: before?.["id"], email: to, orders: 2, notes: 2 }]);
  expect(await subscribed()).toEqual([to]);
  // Guest orders of the new address join the account with the next session.
  const orders = async () =>
    (await database.asOwner("select 1 from orders where customer_id = $1", [id])).length;
  expect(await orders()).toBe(2);
  await visitor().postForSession("/api/auth/sign-in", { email: to, password: PASSWORD });
  expect(await orders()).toBe(3);

  await visitor().post("/api/auth/stop-email-change", {
    token: await linkToken(ann.email, "email-change-started"),
  });
  await followAll();
  expect(await known()).toEqual([{ id: before?.["id"], email: ann.email, orders: 2, notes: 2 }]);
  expect(await subscribed()).toEqual([ann.email]);
});

test("OWN-10 an address that has its own newsletter choice keeps it", async () => {
  const ann = await createCustomer();
  const to = newEmail();
  for (const [email, state] of [
    [ann.email, "confirmed"],
    [to, "unsubscribed"],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- two rows
    await database.asOwner(
      `insert into newsletter_subscribers (email, unsubscribe_token, consent_wording, state, confirmed_at, unsubscribed_at)
       values ($1, $2, 'Yes, please', $3, now(), case when $3 = 'unsubscribed' then now() end)`,
      [email, randomBytes(30).toString("base64url"), state],
    );
  await move(ann, to);
  const rows = await database.asOwner("select state from newsletter_subscribers where email = $1", [
    to,
  ]);
  expect(rows).toEqual([{ state: "unsubscribed" }]);
});
