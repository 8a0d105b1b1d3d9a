import { expect, test } from "vitest";
import { z } from "zod";
import { MAX_TAG, MAX_TAGS } from "#modules/orders/tags.ts";
import { startBackOffice } from "./back-office.ts";

const { enter, read, receive, asAdmin, database } = await startBackOffice();
await receive("olive", 50);

const tag = (name: string, orderIds: readonly string[]) =>
  asAdmin("POST", "/api/admin/order-tags", { tag: name, orderIds });
const untag = (name: string, orderIds: readonly string[]) =>
  asAdmin("POST", "/api/admin/order-tags/removal", { tag: name, orderIds });

const changedSchema = z.object({ changed: z.array(z.string()) });
const getChanged = (answer: { text: string }) =>
  changedSchema.parse(JSON.parse(answer.text)).changed.toSorted();

const listSchema = z.object({
  orders: z.array(z.object({ id: z.string(), tags: z.array(z.string()) })),
});
async function find(query: Record<string, string>) {
  const answer = await asAdmin("GET", `/api/admin/orders?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  return listSchema.parse(JSON.parse(answer.text)).orders;
}

test("ORDL-47 a tag is added to and removed from orders, and only orders that change are reported", async () => {
  const [one, two] = [await enter(), await enter()];
  expect(getChanged(await tag("  לתיקון   דחוף ", [one]))).toEqual([one]);
  expect(getChanged(await tag("לתיקון דחוף", [one, two]))).toEqual([two]);
  expect((await read(one)).tags).toEqual(["לתיקון דחוף"]);
  expect(getChanged(await untag("לתיקון דחוף", [one, two]))).toEqual([one, two].toSorted());
  expect((await read(two)).tags).toEqual([]);
  expect(getChanged(await untag("לתיקון דחוף", [one]))).toEqual([]);
});

test("ORDL-47 a tag keeps its first spelling, in any letter case", async () => {
  const [one, two] = [await enter(), await enter()];
  await tag("#Wholesale", [one]);
  await tag("WHOLESALE", [two, one]);
  expect([(await read(one)).tags, (await read(two)).tags]).toEqual([["Wholesale"], ["Wholesale"]]);
  const known = await asAdmin("GET", "/api/admin/order-tags");
  expect(JSON.parse(known.text)).toMatchObject({
    tags: expect.arrayContaining(["Wholesale"]) as unknown,
  });
});

test("ORDL-48 the list, its count and its selection can be filtered by tag, and rows show their tags", async () => {
  const [one, two, three] = [await enter(), await enter(), await enter()];
  const name = "Fair 2026";
  await tag(name, [one, two]);
  await tag("Else", [three]);
  const found = await find({ tag: "fair 2026" });
  expect(found.map((it) => it.id).toSorted()).toEqual([one, two].toSorted());
  expect(found[0]?.tags).toEqual([name]);
  const count = await asAdmin("GET", `/api/admin/order-count?tag=${encodeURIComponent(name)}`);
  expect(JSON.parse(count.text)).toEqual({ count: 2, isExact: true });
  const all = await asAdmin("GET", `/api/admin/order-selection?tag=${encodeURIComponent(name)}`);
  expect(listSchema.parse(JSON.parse(all.text)).orders).toHaveLength(2);
  expect(JSON.parse(all.text)).toMatchObject({ isCapped: false });
});

test("ORDL-49 the export of a selection contains exactly these orders, with their tags", async () => {
  const [one, two, three] = [await enter(), await enter(), await enter()];
  await tag("Gift", [one]);
  await tag("Early", [one]);
  const answer = await asAdmin("POST", "/api/admin/order-files", { ids: [one, two] });
  expect(answer.status).toBe(200);
  const { csv, fileName } = z
    .object({ csv: z.string(), fileName: z.string() })
    .parse(JSON.parse(answer.text));
  expect(fileName).toMatch(/^orders_export_\d{4}-\d\d-\d\d\.csv$/);
  expect(csv.trimEnd().split("\r\n")).toHaveLength(3);
  expect(csv).toContain(one);
  expect(csv).toContain("Early; Gift");
  expect(csv).not.toContain(three);
});

test("ORDL-47 a tag has a maximum length and an order a maximum number, and exceeding one changes nothing", async () => {
  const [full, other] = [await enter(), await enter()];
  for (const [typed, problem] of [
    ["", "required"],
    [" # ", "required"],
    ["a".repeat(MAX_TAG + 1), "too_long"],
    ["a\u0000b", "unprintable"],
    ["a\u0007b", "unprintable"],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- a few requests
    const answer = await tag(typed, [full]);
    expect([typed, answer.status, answer.fields]).toEqual([typed, 422, { tag: [problem] }]);
  }
  for (let at = 0; at < MAX_TAGS; at += 1)
    // oxlint-disable-next-line no-await-in-loop -- a few requests
    expect((await tag(`Tag ${at}`, [full])).status).toBe(200);
  const refused = await tag("One more", [other, full]);
  expect([refused.status, refused.fields]).toEqual([422, { tag: ["too_many"] }]);
  expect((await read(other)).tags).toEqual([]);
  const gone = await tag("One more", [other, "00000000-0000-4000-8000-000000000000"]);
  expect([gone.status, (await read(other)).tags]).toEqual([404, []]);
});

test("ORDL-47 the log of changes records who tagged an order", async () => {
  const id = await enter();
  await tag("Logged", [id]);
  await untag("Logged", [id]);
  const entries = await database.asOwner(
    `select action, coalesce(after, before) ->> 'tag' as tag from audit_log
     where entity = 'order_tags' and coalesce(after, before) ->> 'order_id' = $1 order by id`,
    [id],
  );
  expect(entries).toEqual([
    { action: "insert", tag: "Logged" },
    { action: "delete", tag: "Logged" },
  ]);
});
