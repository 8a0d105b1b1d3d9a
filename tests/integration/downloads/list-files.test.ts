// Each list of the back office as a file: with its right, its filter and its rows.
import { readXlsx } from "hucre/xlsx";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { listFileColumns } from "#i18n/he/list-file-columns.ts";
import { listFiles } from "#i18n/he/list-files.ts";
import { listNames, type ListName } from "#modules/downloads/list-names.ts";
import { csvCells } from "../../support/csv-cells.ts";
import { addGrants } from "../../support/grants.ts";
import { startSalesShop } from "../orders/sales-shop.ts";

const { database, shop, asAdmin, send } = await startSalesShop();

const FORMULA = '=HYPERLINK("http://x.example")';
const variants = z
  .array(z.object({ id: z.uuid() }))
  .parse(await database.asOwner("select id from product_variants order by sku"));
const [{ id: variantId } = { id: "" }] = variants;

/** The filter without which a list is not read. */
const needed: Partial<Record<ListName, Record<string, string>>> = {
  movements: { id: variantId },
  payments: { from: "2026-01-01", until: "2026-12-31" },
};

/** The first heading of each file, and the right that moderators need beside reading the list. */
const lists: Readonly<Record<ListName, { heading: string; grants: readonly string[] }>> = {
  customers: { heading: "לקוח", grants: ["customers.export", "customers.read"] },
  products: { heading: "מוצר", grants: ["catalogue.read"] },
  stock: { heading: "מק״ט", grants: ["stock.read"] },
  movements: { heading: "נוצר", grants: ["stock.read"] },
  coupons: { heading: "קוד", grants: ["coupons.read"] },
  subscribers: { heading: "כתובת", grants: ["customers.export", "messages.read"] },
  messages: { heading: "נוצר", grants: ["customers.export", "messages.read"] },
  dealers: { heading: "נוצר", grants: ["customers.export", "messages.read"] },
  reviews: { heading: "נכתבה", grants: ["reviews.read"] },
  returns: { heading: "בקשה", grants: ["orders.export", "orders.read"] },
  payments: { heading: "יום", grants: ["orders.export", "figures.read"] },
  changes: { heading: "נוצר", grants: [] },
};

beforeAll(async () => {
  await database.asOwner(
    `insert into newsletter_subscribers (email, state, requested_at, confirmed_at, consent_wording, unsubscribe_token)
     select 'reader' || lpad(n::text, 3, '0') || '@mail.example', 'confirmed', '2026-02-01', '2026-02-01', $1, rpad(n::text, 43, 'x')
     from generate_series(1, 120) n`,
    [FORMULA],
  );
});

const prepare = (list: ListName, body: object) => asAdmin("POST", `/api/admin/files/${list}`, body);
const pathIn = (text: string) => z.object({ path: z.string() }).parse(JSON.parse(text)).path;

async function fetchFile(list: ListName, filter: object = {}, format = "csv") {
  const { text } = await prepare(list, { format, filter: { ...needed[list], ...filter } });
  return fetch(shop.url + pathIn(text));
}

async function getLines(list: ListName, filter: object = {}) {
  const answer = await fetchFile(list, filter);
  expect(answer.status).toBe(200);
  return csvCells((await answer.text()).replace(/^\uFEFF/, ""));
}

test.each(listNames)(
  "EXP-12 the list of %s is a file with Hebrew headings, named by the day, as CSV and as a workbook",
  async (list) => {
    const answer = await fetchFile(list);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${list}_2026-03-01.csv"`,
      "cache-control": "no-store",
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = csvCells(new TextDecoder().decode(bytes).replace(/^\uFEFF/, ""));
    expect(lines[0]?.[0]).toBe(lists[list].heading);
    expect(lines[0]?.join()).not.toMatch(/[a-z]{3}/);
    const workbook = await fetchFile(list, {}, "xlsx");
    const { sheets } = await readXlsx(new Uint8Array(await workbook.arrayBuffer()));
    expect(sheets[0]?.rows[0]).toEqual(lines[0]);
    // The first file is an entry of the log, too.
    expect(sheets[0]?.rows.length).toBe(lines.length + (list === "changes" ? 1 : 0));
  },
);

test.each(listNames.filter((list) => lists[list].grants.length > 0))(
  "EXP-13 only staff who may read the list of %s, and take its data along, get the file",
  async (list) => {
    const { grants } = lists[list];
    const { text } = await send("/api/auth/sign-in", {
      email: "moderator@wanderpaw.example",
      password: "Wanderpaw!2026",
    });
    const token = z.object({ access_token: z.string() }).parse(JSON.parse(text)).access_token;
    const request = () =>
      fetch(`${shop.url}/api/admin/files/${list}`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ filter: needed[list] ?? {} }),
      });
    for (const without of grants) {
      // oxlint-disable-next-line no-await-in-loop -- one right after the other
      await database.asOwner("delete from user_grants");
      // oxlint-disable-next-line no-await-in-loop -- as above
      await addGrants(
        database,
        grants.filter((it) => it !== without),
      );
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect([without, (await request()).status]).toEqual([without, 403]);
    }
    await addGrants(database, grants);
    const path = pathIn(await (await request()).text());
    expect((await fetch(shop.url + path)).status).toBe(200);
    await database.asOwner("delete from user_grants");
    expect((await fetch(shop.url + path)).status).toBe(403);
  },
);

test("EXP-12 the file has all rows of the filter, in the order of the list, beyond one page", async () => {
  const lines = await getLines("subscribers", { q: "reader", state: "confirmed" });
  expect(lines).toHaveLength(1 + 120);
  expect(new Set(lines.map(([email]) => email)).size).toBe(1 + 120);
  expect(await getLines("subscribers", { q: "reader00" })).toHaveLength(1 + 9);
  expect(await getLines("subscribers", { state: "pending", q: "reader" })).toHaveLength(1);
  const skus = (await getLines("stock")).slice(1).map(([sku]) => sku);
  expect(skus).toEqual(skus.toSorted((a = "", b = "") => (a < b ? -1 : 1)));
});

test("EXP-02 a text in a list is never a formula", async () => {
  const [head = [], first = []] = await getLines("subscribers", { q: "reader001" });
  expect(first[head.indexOf(listFileColumns.columns.consent)]).toBe(`'${FORMULA}`);
});

test("EXP-12 a filter that the list does not have is refused", async () => {
  expect((await prepare("subscribers", { filter: { state: "lost" } })).status).toBe(422);
  expect((await prepare("movements", { filter: {} })).status).toBe(422);
  expect((await prepare("payments", { filter: { from: "2026-01-01" } })).status).toBe(422);
});

test("EXP-14 each file that was taken along is in the log of changes, without what was searched for", async () => {
  await getLines("subscribers", { q: "reader001" });
  await getLines("coupons");
  const [head = [], newest = [], before = []] = await getLines("changes", { entity: "files" });
  const get = (line: readonly string[], name: string) => line[head.indexOf(name)];
  const { columns } = listFileColumns;
  const { names } = listFiles;
  // The request for this file is the newest entry.
  expect(get(newest, columns.name)).toBe(names.changes);
  expect(get(before, columns.name)).toBe(names.coupons);
  const rows = await database.asOwner(
    "select actor_email, entity_id, after from audit_log where entity = 'files' order by id desc limit 3",
  );
  expect(rows).toEqual([
    {
      actor_email: "admin@wanderpaw.example",
      entity_id: "changes",
      after: { type: "csv", is_filtered: true },
    },
    expect.objectContaining({ entity_id: "coupons", after: { type: "csv", is_filtered: false } }),
    expect.objectContaining({ after: { type: "csv", is_filtered: true } }),
  ]);
});
