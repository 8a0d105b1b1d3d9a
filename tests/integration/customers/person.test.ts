// One customer, through the API.
import { describe, expect, test } from "vitest";
import { customerAdminEndpoints } from "#modules/customers/admin/endpoints.ts";
import { customerTasks } from "#modules/customers/admin/tasks.ts";
import { silentLog } from "#platform/log.ts";
import { orderBody } from "../../support/sample-order.ts";
import { startCustomerShop } from "./customer-shop.ts";
import { addGrants } from "../../support/grants.ts";

const shop = await startCustomerShop();
const { database, asAdmin, given, get: read, getId } = shop;
const one = async (id: string) =>
  customerAdminEndpoints.readCustomer.response.parse(await read(`/api/admin/customers/${id}`));
const timeline = async (id: string, after = "") =>
  customerAdminEndpoints.readCustomerTimeline.response.parse(
    await read(`/api/admin/customers/${id}/timeline${after}`),
  );

test("CRM-10 one customer has account, figures, addresses, consent and messages, in any letter case of the address", async () => {
  const email = shop.newEmail();
  const base = orderBody();
  await shop.place({ ...base, details: { ...base.details, email } });
  shop.passTime(3_600);
  const second = orderBody();
  const secondId = await shop.place({
    ...second,
    details: { ...second.details, email: email.toUpperCase() },
  });
  await database.asOwner(
    "update orders set status = 'completed', stock_state = 'shipped' where id = $1",
    [secondId],
  );
  const [profile] = await database.asOwner(
    "insert into profiles (full_name, email) values ('Known Person', $1) returning id",
    [email],
  );
  // Confirming their address, they take over what they ordered before.
  await database.asOwner(
    "update orders set customer_id = $1 where lower(customer_email) = lower($2)",
    [profile?.["id"], email],
  );
  await database.asOwner(
    `insert into accounts (user_id, password_hash, email_confirmed_at) values ($1, '$argon2id$x', '2026-02-01T00:00:00Z')`,
    [profile?.["id"]],
  );
  await database.asOwner(
    `insert into messages (kind, name, email, message) values ('contact', 'K', $1, 'Where is my bag?')`,
    [email.toUpperCase()],
  );
  await database.asOwner(
    `insert into newsletter_subscribers (email, unsubscribe_token, consent_wording, consent_page, state, confirmed_at)
     values ($1, $2, 'Yes, please', '/blog', 'confirmed', '2026-02-20T00:00:00Z')`,
    [email.toUpperCase(), email.padEnd(50, "x")],
  );
  const id = await getId(email);
  const customer = await one(id);
  expect(customer).toMatchObject({
    name: "Known Person",
    email,
    state: "active",
    account: { role: "user", confirmedAt: "2026-02-01T00:00:00.000Z" },
    figures: { orders: 2, completed: 1, lastOrder: { id: secondId } },
    consent: { state: "confirmed", wording: "Yes, please", page: "/blog" },
    messages: 1,
    can: { addNote: { allowed: true, reason: null }, erase: { allowed: true, reason: null } },
  });
  expect(customer.figures.average).toEqual(customer.figures.revenue);
  expect(customer.addresses).toHaveLength(1);
  expect(customer.addresses[0]).toMatchObject({ orders: 2 });
  const { orders } = customerAdminEndpoints.listCustomerOrders.response.parse(
    await read(`/api/admin/customers/${id}/orders`),
  );
  expect(orders.map((order) => order.id)[0]).toBe(secondId);
  const { messages } = customerAdminEndpoints.listCustomerMessages.response.parse(
    await read(`/api/admin/customers/${id}/messages`),
  );
  expect(messages).toMatchObject([{ kind: "contact", text: "Where is my bag?", replies: 0 }]);
  const { entries } = await timeline(id);
  expect(new Set(entries.map((entry) => entry.kind))).toEqual(
    new Set(["order", "message", "mail", "consent", "account"]),
  );
  const times = entries.map((entry) => entry.at);
  expect(times).toEqual(times.toSorted().toReversed());
});

test("CRM-11 the timeline is paginated, with each entry once", async () => {
  for (let index = 0; index < 70; index += 1)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await given({
      email: "often@mail.example",
      at: `2026-01-${String(1 + (index % 9)).padStart(2, "0")}T10:00:00Z`,
    });
  const id = await getId("often@mail.example");
  const seen: string[] = [];
  let after: string | null = "";
  while (after !== null) {
    // oxlint-disable-next-line no-await-in-loop -- each page names the next
    const page: Awaited<ReturnType<typeof timeline>> = await timeline(
      id,
      after && `?after=${after}`,
    );
    seen.push(...page.entries.map((entry) => entry.id));
    after = page.nextCursor;
  }
  expect(seen).toHaveLength(70);
  expect(new Set(seen).size).toBe(70);
  const orders = customerAdminEndpoints.listCustomerOrders.response.parse(
    await read(`/api/admin/customers/${id}/orders`),
  );
  expect(orders.orders).toHaveLength(20);
  expect(orders.nextCursor).not.toBeNull();
});

describe("notes", () => {
  test("CRM-12 are added, edited by one person at a time, deleted and restored, and logged", async () => {
    const orderId = await given({ email: "noted@mail.example" });
    const id = await getId("noted@mail.example");
    const note = customerAdminEndpoints.addCustomerNote.response.parse(
      JSON.parse(
        (await asAdmin("POST", `/api/admin/customers/${id}/notes`, { body: " Likes olive. " }))
          .text,
      ),
    ).note;
    expect(note).toMatchObject({ body: "Likes olive.", authorName: "Noa Adler" });
    const path = `/api/admin/customer-notes/${note.id}`;
    const edit = (body: string) => asAdmin("PUT", path, { body, version: note.version });
    const answers = await Promise.all([edit("Likes blue."), edit("Likes caramel.")]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find((answer) => answer.status === 409)?.code).toBe("conflict");

    const createWayToOrder = async () =>
      customerAdminEndpoints.readCustomerOfOrder.response.parse(
        await read(`/api/admin/orders/${orderId}/customer`),
      );
    expect(await createWayToOrder()).toMatchObject({
      customer: { id },
      noteCount: 1,
      notes: [{ id: note.id }],
    });
    expect((await asAdmin("DELETE", path)).status).toBe(204);
    expect((await asAdmin("DELETE", path)).status).toBe(204);
    expect((await edit("Late")).status).toBe(404);
    expect(await createWayToOrder()).toMatchObject({ noteCount: 0, notes: [] });
    expect((await one(id)).notes).toEqual([]);
    expect((await asAdmin("POST", `${path}/restore`)).status).toBe(200);
    expect((await one(id)).notes).toMatchObject([{ id: note.id, authorName: "Noa Adler" }]);
    const log = await database.asOwner(
      "select action, actor_email from audit_log where entity = 'customer_notes' order by id",
    );
    expect(log.map((entry) => entry["action"])).toEqual(["insert", "update", "update", "update"]);
    expect(log[0]?.["actor_email"]).toBe("admin@wanderpaw.example");
  });

  test("CRM-12 are removed for good in the night a day after deletion, and empty ones are rejected", async () => {
    await given({ email: "forgotten@mail.example" });
    const id = await getId("forgotten@mail.example");
    const add = async (body: string) =>
      asAdmin("POST", `/api/admin/customers/${id}/notes`, { body });
    expect((await add("  ")).fields).toEqual({ body: ["required"] });
    expect(
      (await asAdmin("POST", `/api/admin/customers/${crypto.randomUUID()}/notes`, { body: "x" }))
        .status,
    ).toBe(404);
    const noteIds: string[] = [];
    for (const body of ["First", "Second"])
      noteIds.push(
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        customerAdminEndpoints.addCustomerNote.response.parse(JSON.parse((await add(body)).text))
          .note.id,
      );
    await asAdmin("DELETE", `/api/admin/customer-notes/${noteIds[0]}`);
    shop.passTime(25 * 3_600);
    await asAdmin("DELETE", `/api/admin/customer-notes/${noteIds[1]}`);
    await customerTasks({
      database: shop.database,
      clock: shop.now,
      log: silentLog,
    })["customer-notes-cleanup"]?.run({}, { isLast: true });
    expect((await asAdmin("POST", `/api/admin/customer-notes/${noteIds[0]}/restore`)).status).toBe(
      404,
    );
    expect((await asAdmin("POST", `/api/admin/customer-notes/${noteIds[1]}/restore`)).status).toBe(
      200,
    );
  });
});

test("CRM-13 only staff who may see customers can read them", async () => {
  const id = await getId("noted@mail.example");
  for (const path of [
    "/api/admin/customers",
    "/api/admin/customer-totals",
    `/api/admin/customers/${id}`,
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one answer after the other
    expect((await shop.send(path, undefined, "GET")).status).toBe(401);
  }
  const signIn = await shop.send("/api/auth/sign-in", {
    email: "moderator@wanderpaw.example",
    password: "Wanderpaw!2026",
  });
  const { access_token: token } = JSON.parse(signIn.text) as { access_token: string }; // our own API
  const asModerator = (path: string) =>
    fetch(shop.shop.url + path, { headers: { authorization: `Bearer ${token}` } });
  expect((await asModerator("/api/admin/customers")).status).toBe(403);
  await addGrants(database, ["customers.read"]);
  const answer = await asModerator(`/api/admin/customers/${id}`);
  expect(answer.status).toBe(200);
  const customer = customerAdminEndpoints.readCustomer.response.parse(await answer.json());
  expect(customer.can.addNote).toEqual({ allowed: false, reason: "not_permitted" });
  expect(customer.notes[0]?.can.delete.allowed).toBe(false);
  expect((await asAdmin("GET", `/api/admin/customers/${crypto.randomUUID()}`)).status).toBe(404);
});
