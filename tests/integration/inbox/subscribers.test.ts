import { expect, test } from "vitest";
import { adminSubscriberEndpoints } from "#modules/newsletter/admin-endpoints.ts";
import { startInboxShop } from "./inbox-shop.ts";

const { database, send, asAdmin, asModerator, linkToken, newEmail } = await startInboxShop();

async function join(email: string): Promise<void> {
  await send("/api/newsletter/subscriptions", { email, page: "/blog" });
  await send("/api/newsletter/confirmations", {
    token: await linkToken(email, "confirm-newsletter"),
  });
}
async function list(query = "") {
  const { text } = await asAdmin("GET", `/api/admin/subscribers?${query}`);
  return adminSubscriberEndpoints.listSubscribers.response.parse(JSON.parse(text));
}
const remove = (id: string | undefined, reason: string) =>
  asAdmin("POST", `/api/admin/subscribers/${id}/removal`, { reason });

test("INBOX-17 the list shows who gave which consent, where and when, and no token", async () => {
  const [joined, asked] = [newEmail(), newEmail()];
  await join(joined);
  await send("/api/newsletter/subscriptions", { email: asked });
  const all = await list();
  expect(all.counts).toEqual({ pending: 1, confirmed: 1, unsubscribed: 0 });
  const states = new Map(all.subscribers.map(({ email, state }) => [email, state]));
  expect(states).toEqual(
    new Map([
      [joined, "confirmed"],
      [asked, "pending"],
    ]),
  );
  const found = all.subscribers.find(({ email }) => email === joined);
  expect(found?.consentWording).toContain("Subscribe");
  expect(found).toMatchObject({
    requestedAt: "2026-03-01T10:00:00.000Z",
    confirmedAt: "2026-03-01T10:00:00.000Z",
    consentPage: "/blog",
  });
  expect((await list("state=confirmed")).subscribers.map(({ email }) => email)).toEqual([joined]);
  expect((await list(`q=${joined.toUpperCase()}`)).subscribers).toHaveLength(1);
  const { text } = await asAdmin("GET", "/api/admin/subscribers");
  expect(text).not.toMatch(/token/i);
});

test("INBOX-18 staff remove an address with a reason, and only its owner's click restores it", async () => {
  const email = newEmail();
  await join(email);
  const [found] = (await list(`q=${email}`)).subscribers;
  expect(await remove(found?.id, "  ")).toMatchObject({
    status: 422,
    fields: { reason: ["required"] },
  });
  expect((await remove(found?.id, " Asked by phone ")).status).toBe(204);
  expect((await list(`q=${email}`)).subscribers).toMatchObject([
    {
      state: "unsubscribed",
      removalReason: "Asked by phone",
      unsubscribedAt: "2026-03-01T10:00:00.000Z",
    },
  ]);
  expect(await remove(found?.id, "Again")).toMatchObject({ status: 409 });
  expect((await remove(crypto.randomUUID(), "Nobody")).status).toBe(404);
  const [entry] = await database.asOwner("select * from audit_log order by id desc limit 1");
  expect(entry).toMatchObject({
    entity: "newsletter_subscribers",
    after: { removal_reason: "Asked by phone" },
  });
  expect(JSON.stringify(entry)).not.toContain("token");
  await join(email);
  expect((await list(`q=${email}`)).subscribers).toMatchObject([
    { state: "confirmed", removalReason: null, unsubscribedAt: null },
  ]);
});

test("INBOX-18 staff with read access only cannot remove an address, and the back office cannot add one", async () => {
  const [found] = (await list()).subscribers;
  const reader = await asModerator(["messages.read"]);
  const { text } = await reader("GET", "/api/admin/subscribers");
  expect(
    adminSubscriberEndpoints.listSubscribers.response.parse(JSON.parse(text)).can.remove,
  ).toEqual({
    allowed: false,
    reason: "not_permitted",
  });
  expect(
    (await reader("POST", `/api/admin/subscribers/${found?.id}/removal`, { reason: "x" })).status,
  ).toBe(403);
});

test("INBOX-17 the list is paginated after fifty entries", async () => {
  await database.asOwner(
    `insert into newsletter_subscribers (email, unsubscribe_token, consent_wording)
     select 'many' || n || '@mail.example', repeat('x', 40) || n, 'Yes' from generate_series(1, 60) n`,
  );
  const first = await list("q=many");
  expect(first.subscribers).toHaveLength(50);
  const rest = await list(`q=many&after=${first.nextCursor}`);
  expect(rest.subscribers).toHaveLength(10);
  expect(new Set([...first.subscribers, ...rest.subscribers].map(({ id }) => id)).size).toBe(60);
});
