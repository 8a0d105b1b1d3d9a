import { expect, test } from "vitest";
import { documentSchema } from "#modules/content/admin/contract.ts";
import { listLeaves } from "#modules/content/admin/walk-document.ts";
import { documentKeys, getFields } from "#modules/content/documents.ts";
import { isRecord } from "#shared/json.ts";
import { previewContent } from "../../../src/server/pages/previews.ts";
import { pickCount } from "../../support/effort.ts";
import { startContentShop } from "./content-shop.ts";

const testShop = await startContentShop();
const { database, now, passTime, post, read, readIn, save, shop } = testShop;
const parts = { database, tickets: shop.services.tickets, clock: now };
const open = (ticket: string) => previewContent(parts, ticket);

const EDITS = pickCount(80, 500);

const mapTexts = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, mapTexts(each, change)]),
  );
};

test.each(["\u0000", "\u001b[31m", "\ud800"])(
  "CONT-15 no field of any document accepts %j",
  async (sign) => {
    for (const key of documentKeys) {
      const { delivered } = await read(key);
      if (listLeaves(getFields(key), delivered).length === 0) continue;
      const answer = await save(
        key,
        mapTexts(delivered, (text) => text + sign),
      );
      expect([key, answer.status]).toEqual([key, 422]);
    }
  },
);

test("CONT-15 text that looks like a script stays text, and never becomes a link, a picture or an address", async () => {
  for (const evil of ["<script>alert(1)</script>", "javascript:alert(1)", "{{constructor}}"])
    for (const key of documentKeys) {
      const { delivered } = await read(key);
      const data = mapTexts(delivered, (text) => (/^(\/|https:|mailto:)/.test(text) ? evil : text));
      const saved = readIn(documentSchema, await save(key, data));
      const leaves = listLeaves(getFields(key), saved.draftData);
      const links = leaves.filter(({ kind }) => kind !== "words").map(({ path }) => path);
      const refused = saved.problems.map(({ field }) => field);
      expect(refused).toEqual(expect.arrayContaining(links));
    }
});

test("CONT-15 endless nesting, and names of inherited properties, have no effect", async () => {
  const deep = `${'{"text":'.repeat(2_000)}"x"${"}".repeat(2_000)}`;
  const answer = await save("announcement", JSON.parse(deep));
  expect([200, 400, 422]).toContain(answer.status);
  const { draftData } = await read("announcement");
  expect(JSON.stringify(draftData).length).toBeLessThan(1_000);
});

test("CONT-16 a ticket opens the draft of one document for a day, without its invalid links", async () => {
  const { published } = await read("announcement");
  const data = { ...published, text: "Soon", link: { to: "javascript:alert(1)", label: "Go" } };
  await save("announcement", data);
  const made = await post("preview", { key: "announcement" });
  const ticket = /preview=([^"]+)"/.exec(made.text)?.[1] ?? "";
  expect((await open(ticket))?.draft).toEqual({
    key: "announcement",
    data: { text: "Soon", link: { label: "Go" } },
  });
  expect(await open(`${ticket}x`)).toBeUndefined();
  passTime(86_400);
  expect(await open(ticket)).toBeUndefined();
  expect((await post("preview", { key: "payment-instructions" })).status).toBe(404);
});

test(`CONT-17 after ${EDITS} random edits the history is complete, and its newest revision is shown`, async () => {
  const key = "announcement";
  let seed = 7;
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  let published = (await testShop.history(key)).length;
  for (let step = 0; step < EDITS; step += 1) {
    const { draft, version: at } = await read(key);
    const kind = next(5);
    if (kind <= 1)
      await save(key, { text: `Nr. ${step}`, link: { to: "", label: "" } }, { version: at });
    if (
      kind === 2 &&
      draft !== null &&
      (await post("publish", { key, version: at })).status === 200
    )
      published += 1;
    if (kind === 3) {
      const [newest] = await testShop.history(key);
      if (newest) await post("restore", { key, version: at, revision: newest.id });
    }
    if (kind === 4 && draft !== null) await testShop.discard(key, { version: at });
  }
  const rows = await database.asOwner(
    "select count(*)::integer as count from content_revisions where key = $1",
    [key],
  );
  expect(rows).toEqual([{ count: published }]);
  const shown = await database.asOwner(
    `select d.data = r.data as same from content_documents d, content_revisions r
     where d.key = $1 and r.key = d.key order by r.id desc limit 1`,
    [key],
  );
  expect(shown).toEqual([{ same: true }]);
}, 360_000);
