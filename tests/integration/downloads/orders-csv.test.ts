import { readXlsx } from "hucre/xlsx";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { adminOrderEndpoints } from "#modules/orders/admin-endpoints.ts";
import { csvCells } from "../../support/csv-cells.ts";
import { startBackOffice } from "../orders/back-office.ts";

const { database, shop, asAdmin, now } = await startBackOffice();

type Filter = Readonly<Record<string, string>>;

beforeAll(async () => {
  // 120 orders over 60 days: every status, Hebrew and Latin names, some deleted, some with a rate.
  await database.asOwner(
    `insert into orders (id, customer_name, customer_email, customer_phone, source, status, stock_state, subtotal_minor,
       total_minor, created_at, deleted_at, ils_rate, usd_rate, ils_rate_source, ils_rate_date, shipping_address)
     select
       ('00000000-0000-4000-8000-' || lpad(to_hex(n * 7919), 12, '0'))::uuid,
       (array['נועה לוי', 'Elena Rossi', '=HYPERLINK("http://x.example")', 'יואב "הקטן" כהן', '-Dash'])[n % 5 + 1] || ' ' || n,
       'person' || n || '@mail.example',
       case when n % 3 = 0 then '+972 50-123-45' || lpad(n::text, 2, '0') end,
       'admin',
       (array['pending', 'processing', 'shipped', 'completed', 'cancelled', 'refunded'])[n % 6 + 1],
       'released', n * 100, n * 100,
       $1::timestamptz - n * interval '12 hours',
       case when n % 10 = 0 then $1::timestamptz end,
       case when n % 4 > 0 then 3.6125 end, case when n % 4 > 0 then 1 end, case when n % 4 > 0 then 'bank' end, case when n % 4 > 0 then date '2026-01-01' end,
       '{"line1": "הרצל 1", "city": "תל אביב, יפו", "country": "IL"}'
     from generate_series(1, 120) n`,
    [now().toISOString()],
  );
  await database.asOwner(
    `insert into order_items (order_id, position, product_name, variant_name, sku, quantity, unit_price_minor, total_price_minor)
     select id, place, 'Wanderpaw Backpack', (array['Olive', 'Caramel'])[place + 1], 'SKU', place + 1, 100, (place + 1) * 100
     from orders, generate_series(0, 1) place`,
  );
});

async function getPath(filter: Filter): Promise<string> {
  const answer = await asAdmin("POST", "/api/admin/downloads", { kind: "orders", filter });
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
  return z.object({ path: z.string() }).parse(JSON.parse(answer.text)).path;
}

const fetchFile = async (filter: Filter) => fetch(shop.url + (await getPath(filter)));

async function getRows(filter: Filter): Promise<Record<string, string>[]> {
  const answer = await fetchFile(filter);
  expect(answer.status).toBe(200);
  const [head = [], ...rows] = csvCells((await answer.text()).replace(/^\uFEFF/, ""));
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ""])));
}

/** The ids on the screen, page after page. */
async function listed(filter: Filter): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const query = new URLSearchParams({ ...filter, ...(after === null ? {} : { after }) });
    // oxlint-disable-next-line no-await-in-loop -- page after page
    const { text } = await asAdmin("GET", `/api/admin/orders?${query.toString()}`);
    const page = adminOrderEndpoints.listOrders.response.parse(JSON.parse(text));
    ids.push(...page.orders.map(({ id }) => id));
    after = page.nextCursor;
  } while (after !== null);
  return ids;
}

test("EXP-01 the file is named by the date, is not cached, and begins with a UTF-8 mark", async () => {
  const answer = await fetchFile({});
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="orders_export_2026-03-01.csv"',
    "cache-control": "no-store",
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder().decode(bytes);
  expect(text.split("\r\n")[0]).toBe(
    "מספר הזמנה,מזהה מלא,תאריך,שעה,סטטוס,שם לקוח,דוא״ל,טלפון,כמות יחידות,פריטים,קופון,סכום ביניים (USD),הנחה (USD)," +
      "תוספת מחיר (USD),סה״כ (USD),המטבע שסוכם,שער דולר–שקל,סה״כ (ILS),שולם (USD),הוחזר (USD),מקור,עיר,מדינה,תגיות," +
      '"רחוב, מספר ודירה",מיקוד,תשלומים,שולם (ILS),הנחה במחירי פריטים (USD),תוספת במחירי פריטים (USD),' +
      "שוק,דרך המשלוח,משלוח (USD),מס (USD),המס כלול במחירים,מס הפריטים לפי שיעור (USD),מכס (USD),מס שהוחזר (USD)," +
      "הכנסות (USD),הכנסות (ILS),רווח גולמי (USD),רווח גולמי (ILS),יחידות שעלותן אינה ידועה",
  );
});

test("EXP-04 a row describes the order in Hebrew, with date and time in Jerusalem", async () => {
  const [row] = await getRows({ q: "person1@mail.example" });
  expect(row).toEqual({
    "מספר הזמנה": "#00001EEF",
    "מזהה מלא": "00000000-0000-4000-8000-000000001eef",
    תאריך: "2026-03-01",
    שעה: "00:00:00",
    סטטוס: "בטיפול",
    "שם לקוח": "Elena Rossi 1",
    "דוא״ל": "person1@mail.example",
    טלפון: "",
    "כמות יחידות": "3",
    פריטים: "1 × Wanderpaw Backpack, Olive; 2 × Wanderpaw Backpack, Caramel",
    קופון: "",
    "סכום ביניים (USD)": "1.00",
    "הנחה (USD)": "0.00",
    "תוספת מחיר (USD)": "0.00",
    "סה״כ (USD)": "1.00",
    "המטבע שסוכם": "USD",
    "שער דולר–שקל": "3.6125",
    "סה״כ (ILS)": "3.61",
    "שולם (USD)": "0.00",
    "הוחזר (USD)": "0.00",
    מקור: "הזנה ידנית",
    עיר: "תל אביב, יפו",
    מדינה: "ישראל",
    תגיות: "",
    "רחוב, מספר ודירה": "הרצל 1",
    מיקוד: "",
    תשלומים: "",
    "שולם (ILS)": "0.00",
    "הנחה במחירי פריטים (USD)": "0.00",
    "תוספת במחירי פריטים (USD)": "0.00",
    שוק: "",
    "דרך המשלוח": "",
    "משלוח (USD)": "0.00",
    "מס (USD)": "0.00",
    "המס כלול במחירים": "",
    "מס הפריטים לפי שיעור (USD)": "",
    "מכס (USD)": "0.00",
    "מס שהוחזר (USD)": "0.00",
    // Not completed yet, so it brings no revenue.
    "הכנסות (USD)": "",
    "הכנסות (ILS)": "",
    "רווח גולמי (USD)": "",
    "רווח גולמי (ILS)": "",
    "יחידות שעלותן אינה ידועה": "",
  });
});

test.each<Filter>([
  {},
  { status: "completed" },
  { period: "week" },
  { period: "today", sort: "customer", direction: "asc" },
  { q: "נועה" },
  { q: "elena", status: "processing" },
  { q: "+972 50-123" },
  { sort: "total", direction: "asc" },
  { sort: "status", direction: "asc", period: "month" },
  { sort: "customer" },
  { hidden: "yes" },
])("EXP-05 the file contains the rows of the screen, in their order: %j", async (filter) => {
  const ids = await listed(filter);
  expect(ids.length).toBeGreaterThan(0);
  expect((await getRows(filter)).map((row) => row["מזהה מלא"])).toEqual(ids);
});

test("EXP-02 text by customers is never a formula, and Hebrew with quotes stays complete", async () => {
  const names = (await getRows({})).map((row) => row["שם לקוח"] ?? "");
  expect(names).toContain(`'=HYPERLINK("http://x.example") 2`);
  expect(names).toContain("'-Dash 4");
  expect(names).toContain('יואב "הקטן" כהן 3');
  const phones = (await getRows({ q: "+972 50-123" })).map((row) => row["טלפון"]);
  expect(phones.length).toBeGreaterThan(10);
  for (const phone of phones) expect(phone).toMatch(/^050-123-45\d\d$/);
});

test("EXP-05 a paid and partly refunded order shows both amounts, and the refund is negative", async () => {
  await database.asOwner(
    "insert into payments (order_id, method, amount_minor) select id, 'manual', total_minor from orders where customer_email = 'person50@mail.example'",
  );
  await database.asOwner(
    "update orders set deleted_at = null where customer_email = 'person50@mail.example'",
  );
  await database.asOwner(
    "insert into refunds (order_id, method, amount_minor, idempotency_key) select id, 'manual', 500, 'x' from orders where customer_email = 'person50@mail.example'",
  );
  const [row] = await getRows({ q: "person50@mail.example" });
  expect([row?.["שולם (USD)"], row?.["הוחזר (USD)"]]).toEqual(["50.00", "-5.00"]);
});

test("EXP-11 the same orders are offered as a workbook, streamed as well", async () => {
  const { text } = await asAdmin("POST", "/api/admin/downloads", {
    kind: "orders",
    format: "xlsx",
    filter: { q: "נועה" },
  });
  const answer = await fetch(
    shop.url + z.object({ path: z.string() }).parse(JSON.parse(text)).path,
  );
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "content-disposition": 'attachment; filename="orders_export_2026-03-01.xlsx"',
  });
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
  const [, ...rows] = sheets[0]?.rows ?? [];
  const csv = await getRows({ q: "נועה" });
  expect(rows.map((row) => row[1])).toEqual(csv.map((row) => row["מזהה מלא"]));
  expect(rows.map((row) => row[5])).toEqual(csv.map((row) => row["שם לקוח"]));
});

test("EXP-05 an empty filter result gives a file with headings only", async () => {
  expect(await getRows({ q: "nobody has this name" })).toEqual([]);
});
