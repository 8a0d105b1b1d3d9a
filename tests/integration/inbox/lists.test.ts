import { expect, test } from "vitest";
import { adminMessageEndpoints } from "#modules/messages/admin-endpoints.ts";
import { startInboxShop } from "./inbox-shop.ts";

const { database, write, apply, spam, reply, list, asAdmin, getId, passTime, now, message } =
  await startInboxShop();

const counts = async () =>
  adminMessageEndpoints.countMessages.response.parse(
    JSON.parse((await asAdmin("GET", "/api/admin/message-counts")).text),
  );

test("INBOX-04 messages are sorted into folders, can be filtered by kind, assignee and words, and are counted", async () => {
  const fresh = await write({ name: "Ruth 100%", message: "Is it waterproof?" });
  const dealer = await apply();
  const junk = await spam();
  const answered = await write();
  expect((await reply(answered)).status).toBe(200);
  const closed = await write();
  await asAdmin("POST", "/api/admin/message-batches", { ids: [closed], action: "close" });
  await database.asOwner(
    "insert into messages (kind, email) values ('newsletter', 'list@mail.example')",
  );
  const admin = await getId("admin@wanderpaw.example");
  await asAdmin("PUT", `/api/admin/messages/${dealer}/assignee`, {
    assigneeId: admin,
    version: (await message(dealer)).version,
  });

  const getIds = async (query: string) => (await list(query)).ids.toSorted();
  const some = (...ids: string[]) => ids.toSorted();
  expect(await getIds("")).toEqual(some(fresh, dealer));
  expect(await getIds("folder=answered")).toEqual([answered]);
  expect(await getIds("folder=closed")).toEqual([closed]);
  expect(await getIds("folder=spam")).toEqual([junk]);
  expect(await getIds("folder=all")).toEqual(some(fresh, dealer, answered, closed));
  expect(await getIds("folder=all&kind=dealer")).toEqual([dealer]);
  expect(await getIds("kind=newsletter")).toHaveLength(1);
  expect(await getIds("assignee=me")).toEqual([dealer]);
  expect(await getIds("assignee=nobody")).toEqual([fresh]);
  expect(await getIds("q=WATERPROOF ruth")).toEqual([fresh]);
  expect(await getIds("q=100%25")).toEqual([fresh]);
  expect(await getIds("q=pet corner haifa")).toEqual([dealer]);
  expect(await getIds("folder=all&stage=new")).toEqual([dealer]);
  expect(await counts()).toEqual({
    folders: { inbox: 2, answered: 1, closed: 1, spam: 1, all: 4 },
    overdue: 0,
    unassigned: 1,
    mine: 1,
    dealers: 1,
  });
  expect((await asAdmin("GET", "/api/admin/messages?folder=elsewhere")).status).toBe(422);
});

test("INBOX-05 a message is late after two business days, a dealer inquiry after three, until it is answered", async () => {
  // It is Sunday, 1 March 2026, noon in Israel; Purim is no holiday of shops.
  await database.asOwner("delete from messages");
  expect(now().toISOString()).toBe("2026-03-01T10:00:00.000Z");
  const question = await write();
  const inquiry = await apply();
  expect((await message(question)).dueAt).toBe("2026-03-03T10:00:00.000Z");
  expect((await message(inquiry)).dueAt).toBe("2026-03-04T10:00:00.000Z");
  const late = async () => (await list("overdue=yes")).ids;
  passTime(2 * 24 * 3_600);
  expect(await late()).toEqual([]);
  passTime(1);
  expect(await late()).toEqual([question]);
  passTime(24 * 3_600);
  expect((await late()).toSorted()).toEqual([question, inquiry].toSorted());
  expect((await counts()).overdue).toBe(2);
  await reply(question);
  await asAdmin("POST", "/api/admin/message-batches", { ids: [inquiry], action: "spam" });
  expect(await late()).toEqual([]);
  expect((await message(question)).dueAt).toBeNull();
});

test("INBOX-63 a late message comes before newer ones, until it is answered", async () => {
  await database.asOwner("delete from messages");
  const question = await write();
  passTime(7 * 24 * 3_600);
  const earlier = await write();
  passTime(60);
  const newest = await write();
  expect((await list("")).ids).toEqual([question, newest, earlier]);
  await reply(question);
  expect((await list("")).ids).toEqual([newest, earlier]);
});

test("INBOX-06 pages of fifty, newest or most urgent first, skip and repeat no message", async () => {
  await database.asOwner("delete from messages");
  // Many came in at the same moment, many more are due at the same one: on a weekend nobody counts.
  await database.asOwner(
    `insert into messages (kind, name, company, phone, city, experience, email, message, created_at)
     select case when n % 3 = 0 then 'dealer' else 'contact' end, 'P', 'C', '1', 'H', 'E', 'p' || n || '@mail.example', 'M',
       timestamptz '2026-02-26 08:00Z' + (n % 45) * interval '3 hours 3 microseconds'
     from generate_series(1, 130) n`,
  );
  const expected = (await database.asOwner("select count(*)::int as count from messages"))[0];
  for (const sort of ["newest", "deadline"]) {
    const seen: string[] = [];
    let after: string | null = "";
    while (after !== null) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      const page = await list(`sort=${sort}${after === "" ? "" : `&after=${after}`}`);
      expect(page.ids.length).toBeLessThanOrEqual(50);
      seen.push(...page.ids);
      after = page.nextCursor;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(expected?.["count"]);
  }
  const { text } = await asAdmin("GET", "/api/admin/messages?sort=deadline");
  const page = adminMessageEndpoints.listMessages.response.parse(JSON.parse(text));
  const due = page.messages.map(({ dueAt }) => dueAt ?? "");
  expect(due).toEqual(due.toSorted());
  expect(new Set(page.messages.map(({ kind }) => kind))).toEqual(new Set(["contact", "dealer"]));
  const foreign = (await list("sort=newest")).nextCursor;
  const answer = await asAdmin("GET", `/api/admin/messages?sort=deadline&after=${foreign}`);
  expect(answer).toMatchObject({ status: 422, fields: { after: ["malformed"] } });
});
