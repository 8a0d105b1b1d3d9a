import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { home } from "#content/home.ts";
import { documentSchema } from "#modules/content/admin/contract.ts";
import { createDueContent } from "#modules/content/admin/publish-due.ts";
import { publishDue } from "#modules/publish-due.ts";
import { readContent } from "#modules/content/read-content.ts";
import { silentLog } from "#platform/log.ts";
import { anonymous } from "#shared/actor.ts";
import { listOwnPaths } from "#web/own-paths.ts";
import { startContentShop } from "./content-shop.ts";

const testShop = await startContentShop();
const { asAdmin, database, now, passTime, post, read, save, publish, readIn, version } = testShop;

const announce = { text: "Closed on Friday", link: { to: "", label: "" } };
/** The announcement that visitors read. */
const shown = async () =>
  database.runInTransaction(anonymous, async (db) => {
    const { announcement } = await readContent({ db }, ["announcement"]);
    return announcement.text;
  });
const showDue = () =>
  publishDue({ database, clock: now, log: silentLog }, [createDueContent(listOwnPaths())]);

beforeEach(async () => {
  await database.asOwner("delete from content_drafts");
  await database.asOwner("delete from content_documents");
});

test("CONT-01 every document is listed with its state, and read beside the delivered version", async () => {
  const all = await testShop.list();
  expect(all.find(({ key }) => key === "home")).toMatchObject({
    kind: "document",
    state: "delivered",
    path: "/",
    draft: null,
  });
  const { published, delivered, problems, fields } = await read("home");
  expect(published).toEqual(home);
  expect(delivered).toEqual(home);
  expect(problems).toEqual([]);
  expect(fields).toMatchObject({ kind: "group" });
  expect((await asAdmin("GET", "/api/admin/content/document?key=nothing")).status).toBe(404);
});

test("CONT-02 a draft is saved as typed, and nobody outside the back office reads it", async () => {
  const { draft, draftData, published } = readIn(
    documentSchema,
    await save("announcement", announce),
  );
  expect(draftData).toEqual(announce);
  expect(draft?.updatedBy?.name).toBeTruthy();
  expect(published).toMatchObject({ text: "" });
  expect(await shown()).toBe("");
  // Not complete, and with a link that is none: somebody is still typing.
  const half = { text: "", link: { to: "htt" } };
  const again = readIn(documentSchema, await save("announcement", half));
  expect(again.draftData).toEqual(half);
  expect(again.problems).toEqual([{ field: "link.to", code: "not_a_link", detail: "htt" }]);
});

test("WORDS-84 policies that promise the impossible are not published, and each field says why", async () => {
  const { published } = await read("policies");
  const { cancelWithinHours, ...rest } = z
    .looseObject({ cancelWithinHours: z.int() })
    .parse(published);
  const saved = readIn(
    documentSchema,
    await save("policies", { ...rest, cancelWithinHours: 0, salesFinalIn: ["US", "XX"] }),
  );
  expect(saved.problems).toEqual([
    { field: "salesFinalIn.1", code: "not_a_country", detail: "XX" },
    { field: "cancelWithinHours", code: "out_of_bounds", detail: "1–720" },
  ]);
  expect((await publish("policies", {})).status).toBe(422);
  expect((await read("policies")).published).toMatchObject({ cancelWithinHours });
});

test("CONT-02 unknown fields are dropped, and impossible values are refused", async () => {
  const odd: unknown = JSON.parse(
    '{"text":"Hi","__proto__":{"x":1},"constructor":"y","more":{"a":[1]},"link":5}',
  );
  const { draftData } = readIn(documentSchema, await save("announcement", odd));
  expect(draftData).toEqual({ text: "Hi", link: {} });
  const at = await version("announcement");
  for (const text of ["a\u0000b", "a\u2028b", "x".repeat(20_001)]) {
    const answer = await save("announcement", { text }, { version: at });
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('text":[')]);
  }
});

test("CONT-03 a draft that another user has changed meanwhile is not overwritten", async () => {
  const before = await version("announcement");
  await save("announcement", announce);
  expect(await save("announcement", { text: "Mine" }, { version: before })).toMatchObject({
    status: 409,
    conflict: { changedBy: "Noa Adler" },
  });
  const at = await version("announcement");
  expect((await save("announcement", { text: "Theirs" }, { version: at })).status).toBe(200);
  expect((await save("announcement", { text: "Mine" }, { version: at })).status).toBe(409);
  expect((await post("publish", { key: "announcement", version: at })).status).toBe(409);
  expect((await read("announcement")).draftData).toMatchObject({ text: "Theirs" });
});

test("CONT-03 a first draft names the version that was read: a version published meanwhile stays", async () => {
  const before = await version("announcement");
  await publish("announcement", { text: "Theirs" });
  const mine = await save("announcement", { text: "Mine" }, { version: before });
  expect(mine.status).toBe(409);
  expect(await shown()).toBe("Theirs");
});

test("CONT-03 of twenty simultaneous saves one succeeds, and the others get a conflict", async () => {
  const before = await version("announcement");
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      save("announcement", { text: `Nr. ${index}` }, { version: before }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 19 }, () => 409),
  ]);
});

test("CONT-04 publishing shows a draft to visitors, and records it in the history with its author", async () => {
  expect((await publish("announcement", announce)).status).toBe(200);
  expect(await shown()).toBe("Closed on Friday");
  const after = await read("announcement");
  expect(after).toMatchObject({ state: "changed", draft: null, draftData: null });
  const [newest] = await testShop.history("announcement");
  expect(newest?.kind).toBe("published");
  expect(newest?.publishedBy?.name).toMatch(/./);
});

test("CONT-04 an invalid draft is refused with the places, and stays a draft", async () => {
  const answer = await publish("announcement", { link: { to: "javascript:alert(1)", label: "" } });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('"link.to":["not_a_link"]');
  const empty = await publish("home", { title: " ", description: "{nothing.here} {size.maxPet}" });
  expect(empty.text).toContain('"title":["required"]');
  expect(empty.text).toContain('"description":["unknown_placeholder"]');
  expect(await shown()).toBe("");
  expect((await read("home")).draft).not.toBeNull();
});

test("CONT-05 a scheduled draft is published automatically at its time, unless it is incomplete", async () => {
  await save("announcement", announce);
  const at = (seconds: number) => new Date(now().getTime() + seconds * 1_000).toISOString();
  const key = "announcement";
  const past = await post("schedule", { key, at: at(0) });
  expect([past.status, past.text]).toEqual([422, expect.stringContaining('"at":["past"]')]);
  const planned = readIn(documentSchema, await post("schedule", { key, at: at(60) }));
  expect(planned.draft?.publishAt).toBe(at(60));
  passTime(59);
  expect(await showDue()).toBe(0);
  passTime(1);
  expect(await showDue()).toBe(1);
  expect(await shown()).toBe("Closed on Friday");
  expect((await testShop.history(key))[0]?.publishedBy).toBeNull();

  await save("home", { ...home, title: "" });
  await post("schedule", { key: "home", at: at(60) });
  passTime(60);
  expect(await showDue()).toBe(0);
  const waiting = await read("home");
  expect(waiting.draft?.publishAt).not.toBeNull();
  expect(waiting.problems).toMatchObject([{ field: "title", code: "required" }]);
  const stopped = await post("unschedule", { key: "home" });
  expect(readIn(documentSchema, stopped).draft?.publishAt).toBeNull();
});

test("CONT-06 the history has everything that was published, and any version can be edited again", async () => {
  for (const text of ["One", "Two", "Three"]) await publish("announcement", { text });
  const [three, two, one] = await testShop.history("announcement");
  const pair = z.object({ data: z.unknown(), before: z.unknown() });
  const of = async (id = 0) =>
    readIn(pair, await asAdmin("GET", `/api/admin/content/revisions/${id}`));
  expect(await of(two?.id)).toMatchObject({ data: { text: "Two" }, before: { text: "One" } });
  const key = "announcement";
  const back = await post("restore", { key, revision: one?.id });
  expect(readIn(documentSchema, back).draftData).toMatchObject({ text: "One" });
  expect(await shown()).toBe("Three");
  expect((await post("restore", { key: "home", revision: three?.id })).status).toBe(404);
  expect(await testShop.history(key, three?.id)).toHaveLength(
    (await testShop.history(key)).length - 1,
  );
});

test("CONT-06 a document can return to its delivered version, and its own stays in the history", async () => {
  await publish("announcement", announce);
  const answer = await post("deliver", { key: "announcement" });
  expect(readIn(documentSchema, answer)).toMatchObject({ state: "delivered" });
  expect(await shown()).toBe("");
  const [newest, before] = await testShop.history("announcement");
  expect([newest?.kind, before?.kind]).toEqual(["delivered", "published"]);
});

test("CONT-02 a discarded draft is gone, and its version is never reused", async () => {
  await save("announcement", announce);
  const at = await version("announcement");
  expect((await testShop.discard("announcement", { version: `${at}x` })).status).toBe(409);
  expect((await testShop.discard("announcement", { version: at })).status).toBe(204);
  await save("announcement", announce);
  expect((await save("announcement", { text: "Old" }, { version: at })).status).toBe(409);
});
