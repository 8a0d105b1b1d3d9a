import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { startInboxShop } from "./inbox-shop.ts";

const { database, write, apply, spam, reply, asAdmin, asModerator, getId, message, list, place } =
  await startInboxShop();

const put = (id: string, what: string, body: unknown) =>
  asAdmin("PUT", `/api/admin/messages/${id}/${what}`, body);
const batch = (action: string, ...ids: string[]) =>
  asAdmin("POST", "/api/admin/message-batches", { ids, action });

test("INBOX-07 a message is read, unread, closed and reopened, and only an answered one is called answered", async () => {
  const id = await write();
  const stateAfter = async (state: string, version?: string) => {
    const { status, code } = await put(id, "state", {
      state,
      version: version ?? (await message(id)).version,
    });
    return [status, code, (await message(id)).state];
  };
  const { version: fresh } = await message(id);
  expect(await stateAfter("read")).toEqual([200, undefined, "read"]);
  expect(await stateAfter("new")).toEqual([200, undefined, "new"]);
  expect(await stateAfter("answered")).toEqual([422, "invalid_fields", "new"]);
  // Whether somebody else has read it meanwhile makes no difference.
  await stateAfter("read");
  expect(await stateAfter("closed", fresh)).toEqual([200, undefined, "closed"]);
  expect(await stateAfter("read", fresh)).toEqual([409, "conflict", "closed"]);
  // The same again is no conflict.
  expect(await stateAfter("closed", fresh)).toEqual([200, undefined, "closed"]);
  expect(await stateAfter("read")).toEqual([200, undefined, "read"]);
  await reply(id);
  expect(await stateAfter("closed")).toEqual([200, undefined, "closed"]);
  expect(await stateAfter("answered")).toEqual([200, undefined, "answered"]);
  expect((await put(randomUUID(), "state", { state: "read", version: fresh })).status).toBe(404);
});

test("INBOX-08 a message is assigned to staff who may read messages, and an unseen change of assignee is a conflict", async () => {
  const id = await write();
  const admin = await getId("admin@wanderpaw.example");
  const moderator = await getId("moderator@wanderpaw.example");
  const people = async () =>
    (await asAdmin("GET", "/api/admin/message-assignees")).text.includes(moderator);
  const assign = async (assigneeId: string | null, version?: string) =>
    put(id, "assignee", { assigneeId, version: version ?? (await message(id)).version });
  expect(await people()).toBe(false);
  expect(await assign(moderator)).toMatchObject({
    status: 422,
    fields: { assigneeId: ["unknown"] },
  });
  await asModerator(["messages.read"]);
  expect(await people()).toBe(true);
  const { version } = await message(id);
  expect((await assign(moderator, version)).status).toBe(200);
  expect(await assign(admin, version)).toMatchObject({
    status: 409,
    code: "conflict",
    conflict: { changedBy: "Noa Adler", current: { assigneeId: moderator } },
  });
  expect((await assign(admin)).status).toBe(200);
  expect((await message(id)).assignee).toEqual({ id: admin, name: "Noa Adler" });
  expect((await assign(null)).status).toBe(200);
  expect(
    (await message(id)).timeline.map((step) => [step.kind, step.by, "to" in step && step.to]),
  ).toEqual([
    ["received", "Noa Lev", false],
    ["assigned", "Noa Adler", "Eitan Barak"],
    ["assigned", "Noa Adler", "Noa Adler"],
    ["assigned", "Noa Adler", null],
  ]);
});

test("ADMIN-101 staff without the right to the log of changes are told who was faster, and when", async () => {
  const id = await write();
  const colleague = await asModerator(["messages.read", "messages.write"]);
  const { version } = await message(id);
  await put(id, "state", { state: "closed", version });
  const body = { assigneeId: await getId("moderator@wanderpaw.example"), version };
  expect(await colleague("PUT", `/api/admin/messages/${id}/assignee`, body)).toMatchObject({
    status: 409,
    conflict: {
      changedAt: expect.stringMatching(/^20/) as unknown,
      changedBy: "Noa Adler",
      current: { state: "closed", assigneeId: null },
    },
  });
  expect((await colleague("GET", "/api/admin/audit")).status).toBe(403);
});

test("INBOX-09 the stage of a dealer can be changed freely, and other messages have no stage", async () => {
  const id = await apply();
  const move = async (stage: string, version?: string) =>
    put(id, "stage", { stage, version: version ?? (await message(id)).version });
  const { version, stage: first } = await message(id);
  expect(first).toBe("new");
  expect((await move("approved", version)).status).toBe(200);
  expect(await move("declined", version)).toMatchObject({ status: 409, code: "conflict" });
  expect((await move("declined")).status).toBe(200);
  expect((await move("new")).status).toBe(200);
  expect((await message(id)).timeline.filter((step) => step.kind === "stage")).toHaveLength(3);
  const question = await write();
  expect((await put(question, "stage", { stage: "new", version })).status).toBe(404);
  const { text } = await asAdmin("GET", "/api/admin/dealers?q=pet%20haifa");
  const board = JSON.parse(text) as {
    stages: { stage: string; count: number; dealers: { id: string }[] }[];
  };
  expect(board.stages.map(({ stage, count }) => [stage, count])).toEqual([
    ["new", 1],
    ["contacted", 0],
    ["approved", 0],
    ["declined", 0],
  ]);
  expect(board.stages[0]?.dealers[0]?.id).toBe(id);
});

test("INBOX-10 messages by bots are spam, and marking and unmarking can be undone", async () => {
  const junk = await spam();
  const question = await write();
  expect((await message(junk)).spamReason).toBe("honeypot");
  expect(await reply(junk)).toMatchObject({ status: 409 });
  expect((await message(junk)).can.reply).toEqual({ allowed: false, reason: "spam" });
  expect((await batch("not-spam", junk, question)).text).toBe(JSON.stringify({ changed: [junk] }));
  expect((await list("q=under the seat")).ids).toContain(junk);
  expect((await batch("spam", junk, question)).text).toContain(question);
  expect((await message(question)).spamReason).toBe("marked");
  const { changed } = JSON.parse((await batch("not-spam", junk, question)).text) as {
    changed: string[];
  };
  expect(changed.toSorted()).toEqual([junk, question].toSorted());
  expect((await message(question)).timeline.filter((step) => step.kind === "spam")).toMatchObject([
    { isSpam: true, by: "Noa Adler" },
    { isSpam: false },
  ]);
});

test("INBOX-11 closing many messages skips closed ones, and reopening restores each one's previous state", async () => {
  const [fresh, done, closed] = [await write(), await write(), await write()];
  await reply(done);
  await batch("close", closed);
  const { changed } = JSON.parse((await batch("close", fresh, done, closed)).text) as {
    changed: string[];
  };
  expect(changed.toSorted()).toEqual([fresh, done].toSorted());
  await batch("reopen", ...changed);
  expect([(await message(fresh)).state, (await message(done)).state]).toEqual(["read", "answered"]);
  expect((await message(closed)).state).toBe("closed");
  expect(
    (await asAdmin("POST", "/api/admin/message-batches", { ids: [], action: "close" })).status,
  ).toBe(422);
});

test("INBOX-14 a message shows its sender's other messages and the customer with this address", async () => {
  const [order] = await database.asOwner(
    "select customer_email as email from orders where id = $1",
    [await place()],
  );
  const email = String(order?.["email"]);
  const first = await write({ email: email.toUpperCase(), message: "First\nletter" });
  const second = await write({ email });
  const read = await message(second);
  expect(read.others).toMatchObject([{ id: first, excerpt: "First letter", state: "new" }]);
  expect(read.customer).toMatchObject({ name: "Maya Brenner", orders: 1 });
  expect((await message(await write())).customer).toBeNull();
  const reader = await asModerator(["messages.read"]);
  const { text } = await reader("GET", `/api/admin/messages/${second}`);
  expect((JSON.parse(text) as { customer: unknown }).customer).toBeNull();
});

test("INBOX-15 staff with read access only change nothing and get the reason; others get no data", async () => {
  const id = await write();
  const reader = await asModerator(["messages.read"]);
  const { text } = await reader("GET", `/api/admin/messages/${id}`);
  const no = { allowed: false, reason: "not_permitted" };
  expect((JSON.parse(text) as { can: unknown }).can).toEqual({ change: no, reply: no });
  const { version } = await message(id);
  const attempts = [
    ["PUT", `/api/admin/messages/${id}/state`, { state: "read", version }],
    ["PUT", `/api/admin/messages/${id}/assignee`, { assigneeId: null, version }],
    ["PUT", `/api/admin/messages/${id}/stage`, { stage: "new", version }],
    ["POST", `/api/admin/message-batches`, { ids: [id], action: "spam" }],
    ["POST", `/api/admin/messages/${id}/replies`, { requestKey: randomUUID(), body: "x", version }],
  ] as const;
  for (const [method, path, body] of attempts)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await reader(method, path, body)).status).toBe(403);
  const stranger = await asModerator(["orders.read"]);
  for (const path of ["messages", "message-counts", "message-assignees", "dealers", "subscribers"])
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect((await stranger("GET", `/api/admin/${path}`)).status).toBe(403);
  const writer = await asModerator(["messages.read", "messages.write"]);
  for (const [method, path, body] of attempts.filter((it) => !it[1].endsWith("stage")))
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect([
      path,
      (await writer(method, path, body)).status < 300 || path.endsWith("replies"),
    ]).toEqual([path, true]);
});
