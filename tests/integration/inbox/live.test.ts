import { expect, test } from "vitest";
import { notificationEndpoints } from "#modules/notifications/endpoints.ts";
import { readEvents } from "../notifications/event-reader.ts";
import { startInboxShop } from "./inbox-shop.ts";

const { database, shop, write, apply, spam, reply, asAdmin, asModerator, adminToken } =
  await startInboxShop({ followsChanges: true });

test("INBOX-19 a new message and its changes appear at once, and spam causes no notification", async () => {
  const stream = await readEvents(`${shop.url}/api/admin/live`, await adminToken());
  expect(stream.status).toBe(200);
  await spam();
  const question = await write();
  expect(await stream.next()).toEqual({
    event: "message",
    data: { id: question, kind: "contact", name: "Noa Lev" },
  });
  const inquiry = await apply();
  expect(await stream.next()).toEqual({
    event: "message",
    data: { id: inquiry, kind: "dealer", name: "Pet Corner" },
  });
  await reply(question);
  expect(await stream.next()).toEqual({ event: "message-changed", data: { id: question } });
});

test("INBOX-19 the database notification contains ids and no personal data", async () => {
  const [row] = await database.asOwner(
    "select prosrc from pg_proc where proname = 'announce_messages'",
  );
  expect(row?.["prosrc"]).not.toMatch(/email|name|phone|\bmessage\b/);
});

test("INBOX-20 the bell lists new messages for staff who may read them", async () => {
  const question = await write({ name: "Ruth" });
  const inquiry = await apply();
  const junk = await spam();
  const idsFrom = (text: string) =>
    notificationEndpoints.listNotifications.response
      .parse(JSON.parse(text))
      .notifications.filter(({ kind }) => kind === "message")
      .map(({ id }) => id);
  const { text } = await asAdmin("GET", "/api/admin/notifications");
  expect(idsFrom(text)).toEqual(expect.arrayContaining([question, inquiry]));
  expect(idsFrom(text)).not.toContain(junk);
  const reader = await asModerator(["messages.read"]);
  expect(idsFrom((await reader("GET", "/api/admin/notifications")).text)).toContain(question);
  const other = await asModerator(["stock.read"]);
  expect(idsFrom((await other("GET", "/api/admin/notifications")).text)).toEqual([]);
});
