import { sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { cutPage, createNewestFirst, readPage } from "./read-page.ts";

const order = createNewestFirst("things", sql`t.at`, sql`t.id`);
const ID = "11111111-1111-4111-8111-111111111111";
const rows = [1, 2, 3].map((at) => ({ at, place: [String(at), ID] }));

const toText = (part: unknown) => new PgDialect().sqlToQuery(sql`${part}`);

test("a page has one row less than was read when another page follows, which begins behind it", async () => {
  const first = await readPage({ order, after: undefined, size: 2 }, async ({ limit, follows }) => {
    expect([limit, toText(follows).sql]).toEqual([3, "true"]);
    return rows;
  });
  expect(first.rows.map(({ at }) => at)).toEqual([1, 2]);
  const second = await readPage({ order, after: first.nextCursor ?? "" }, async (page) => {
    const { sql: text, params } = toText(page.follows);
    expect(text).toContain("(t.at, t.id) < (");
    expect(params).toEqual(["2", ID]);
    return { rows: rows.slice(2) };
  });
  expect(second).toEqual({ rows: rows.slice(2), nextCursor: null });
});

const makeCursor = (name: string, ...place: string[]) =>
  cutPage(name, [0, 1], 1, () => place).nextCursor ?? "";

test.each([
  ["no text of JSON", "things"],
  ["another order", makeCursor("others", "2", ID)],
  ["too few values", makeCursor("things", "2")],
  ["a value that no row has", makeCursor("things", "now", ID)],
  ["an id that no row has", makeCursor("things", "2", "1")],
])("a cursor of %s is refused", async (_, after) => {
  await expect(readPage({ order, after }, async () => rows)).rejects.toMatchObject({
    code: "invalid_fields",
  });
});
