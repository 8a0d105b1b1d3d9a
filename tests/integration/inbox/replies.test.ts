import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { startPost } from "../messages/forms-shop.ts";
import { startInboxShop } from "./inbox-shop.ts";

const { database, write, apply, spam, reply, asAdmin, message, newEmail, passTime } =
  await startInboxShop();

const mailsTo = (email: string) =>
  database.asOwner("select state from mails where recipient = $1 and kind = 'message-reply'", [
    email,
  ]);

test("INBOX-12 an answer is mailed, can be replied to, and shows its delivery state", async () => {
  await database.asOwner(
    `update system_settings set setting_value = '"care@wanderpaw.example"' where setting_key = 'support_email'`,
  );
  const email = newEmail();
  const id = await write({ email, message: "Does it fit?\nThank you" });
  expect((await reply(id, { body: " Yes.\r\nIt does. " })).status).toBe(200);
  expect((await message(id)).replies).toMatchObject([{ mail: { state: "queued", sentAt: null } }]);
  passTime(60);
  const { server } = await startPost(database);
  const mine = () => server.received.find(({ envelope }) => envelope.to.includes(email));
  await expect.poll(() => mine() !== undefined).toBe(true);
  const mail = mine();
  expect(mail?.headers.get("reply-to")).toBe("care@wanderpaw.example");
  expect(mail?.headers.get("subject")).toBe("Our answer to your message");
  for (const part of mail?.parts.values() ?? []) {
    expect(part).toMatch(/Yes\.(?:\r?\n|<br ?\/>)It does\./);
    expect(part).toMatch(/Does it fit\?(?:\r?\n|<br ?\/>)Thank you/);
  }
  await expect
    .poll(async () => (await message(id)).replies.map((it) => it.mail?.state))
    .toEqual(["sent"]);
  const answered = await message(id);
  expect(answered).toMatchObject({
    state: "answered",
    answeredAt: "2026-03-01T10:00:00.000Z",
    dueAt: null,
    replies: [{ body: "Yes.\nIt does.", author: "Noa Adler" }],
  });
  expect(answered.timeline.map(({ kind }) => kind)).toEqual(["received", "replied"]);
});

test("INBOX-60 a second answer continues the thread of the first", async () => {
  const email = newEmail();
  const id = await write({ email });
  await reply(id);
  expect((await reply(id)).status).toBe(200);
  const { server } = await startPost(database);
  const mine = () => server.received.filter(({ envelope }) => envelope.to.includes(email));
  await expect.poll(() => mine().length).toBe(2);
  const second = mine().find(({ headers }) => headers.has("references"));
  const first = mine().find((received) => received !== second);
  expect(second?.headers.get("references")).toBe(first?.headers.get("message-id"));
  expect(second?.headers.get("in-reply-to")).toBe(first?.headers.get("message-id"));
  expect(second?.headers.get("subject")).toBe(first?.headers.get("subject"));
});

test("INBOX-12 an answer whose mail is refused for good says so", async () => {
  const email = newEmail();
  const id = await write({ email });
  await reply(id);
  await database.asOwner(
    "update mails set state = 'failed', last_error = 'no such mailbox' where recipient = $1",
    [email],
  );
  expect((await message(id)).replies.map((it) => it.mail?.state)).toEqual(["failed"]);
});

test("INBOX-13 ten attempts with one key create one answer and one mail, even at the same moment", async () => {
  const email = newEmail();
  const id = await write({ email });
  const requestKey = randomUUID();
  const { version } = await message(id);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => reply(id, { requestKey, version })),
  );
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(await mailsTo(email)).toHaveLength(1);
  expect((await message(id)).replies).toHaveLength(1);
  const other = await write();
  expect(await reply(other, { requestKey })).toMatchObject({ status: 409, code: "conflict" });
});

test("INBOX-13 of two simultaneous answers by staff, the second is warned", async () => {
  const email = newEmail();
  const id = await write({ email });
  const { version } = await message(id);
  const answers = await Promise.all([reply(id, { version }), reply(id, { version })]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await mailsTo(email)).toHaveLength(1);
  // A person who has seen that answer may add one more.
  const { version: added } = await message(id);
  expect((await reply(id, { version: added })).status).toBe(200);
  expect(await reply(id, { version: added })).toMatchObject({
    status: 409,
    conflict: { changedBy: "Noa Adler" },
  });
  const { version: last } = await message(id);
  await asAdmin("POST", "/api/admin/message-batches", { ids: [id], action: "close" });
  expect(await reply(id, { version: last })).toMatchObject({
    status: 409,
  });
});

test("INBOX-13 an answer marks a new dealer as contacted, and leaves a later stage unchanged", async () => {
  const id = await apply({ message: "נשמח לקבל מחירון" });
  await reply(id, { body: "שלום, בשמחה." });
  expect(await message(id)).toMatchObject({ stage: "contacted", state: "answered" });
  const approved = await apply();
  await asAdmin("PUT", `/api/admin/messages/${approved}/stage`, {
    stage: "approved",
    version: (await message(approved)).version,
  });
  await reply(approved);
  expect(await message(approved)).toMatchObject({ stage: "approved" });
});

test.each<[string, string, string]>([
  ["nothing", " \n ", "required"],
  ["too much", "x".repeat(5_001), "too_long"],
  ["far too much", "x".repeat(10_001), "too_long"],
  ["what cannot be read", "a\u0000b", "unprintable"],
])(
  "INBOX-13 an answer that says %s is rejected, and nothing is sent",
  async (_what, body, problem) => {
    const email = newEmail();
    const id = await write({ email });
    expect(await reply(id, { body })).toMatchObject({ status: 422, fields: { body: [problem] } });
    expect(await mailsTo(email)).toEqual([]);
    expect((await message(id)).state).toBe("new");
  },
);

test("INBOX-13 spam and newsletter entries cannot be answered", async () => {
  expect(await reply(await spam())).toMatchObject({ status: 409 });
  const [note] = await database.asOwner(
    "insert into messages (kind, email) values ('newsletter', 'list@mail.example') returning id",
  );
  expect(await reply(String(note?.["id"]))).toMatchObject({ status: 409 });
  expect((await message(String(note?.["id"]))).can.reply.reason).toBe("not_answerable");
});

test("INBOX-16 the log of changes records every change in the inbox, without the key of the form", async () => {
  const [before] = await database.asOwner("select coalesce(max(id), 0)::int as id from audit_log");
  const id = await apply();
  await reply(id);
  await asAdmin("POST", "/api/admin/message-batches", { ids: [id], action: "spam" });
  const entries = await database.asOwner(
    "select action, entity, before, after from audit_log where id > $1 order by id",
    [before?.["id"]],
  );
  expect(entries.map(({ action, entity }) => `${String(action)} ${String(entity)}`)).toEqual([
    "insert message_replies",
    "update messages",
    "update messages",
  ]);
  expect(entries[1]?.["before"]).toEqual({ state: "new", answered_at: null, dealer_stage: "new" });
  expect(entries[2]?.["after"]).toEqual({ spam_reason: "marked" });
  expect(JSON.stringify(entries)).not.toContain("key");
});
