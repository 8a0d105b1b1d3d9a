// Only a person with the right to read figures gets the file of a report; the right to export
// orders is another one.
import { readXlsx, type CellValue } from "hucre/xlsx";
import { expect, test } from "vitest";
import { z } from "zod";
import { reportKinds } from "#modules/analytics/report-contract.ts";
import { csvCells } from "../../support/csv-cells.ts";
import { startSalesShop } from "../orders/sales-shop.ts";
import { addGrants } from "../../support/grants.ts";

const { database, shop, asAdmin, send } = await startSalesShop();
const REPORT = { kind: "report", report: "days", period: "7" };
const ORDERS = { kind: "orders", filter: {} };

const grant = (action: string) => addGrants(database, [action]);

async function asModerator() {
  const { text } = await send("/api/auth/sign-in", {
    email: "moderator@wanderpaw.example",
    password: "Wanderpaw!2026",
  });
  const token = z.object({ access_token: z.string() }).parse(JSON.parse(text)).access_token;
  return (path: string, body: unknown) =>
    fetch(shop.url + path, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
}

const pathIn = (text: string) => z.object({ path: z.string() }).parse(JSON.parse(text)).path;

test.each(reportKinds)(
  "EXP-11 the report on %s is offered as a workbook with the headings and rows of its CSV file",
  async (report) => {
    const fetchFile = async (format: string) => {
      const body = { kind: "report", report, period: "7", format };
      const { text } = await asAdmin("POST", "/api/admin/analytics/downloads", body);
      return fetch(shop.url + pathIn(text));
    };
    const workbook = await fetchFile("xlsx");
    expect(workbook.headers.get("content-disposition")).toContain(".xlsx");
    const { sheets } = await readXlsx(new Uint8Array(await workbook.arrayBuffer()));
    const lines = csvCells((await (await fetchFile("csv")).text()).replace(/^\uFEFF/, ""));
    expect(sheets[0]?.rows[0]).toEqual(lines[0]);
    expect(sheets[0]?.rows.map(([first]) => toText(first))).toEqual(lines.map(([first]) => first));
  },
);

const toText = (cell: CellValue | undefined) =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? "");

test("ANALYT-21 the file of a report is named by content and date, opens as UTF-8, and is not cached", async () => {
  const { text } = await asAdmin("POST", "/api/admin/analytics/downloads", REPORT);
  const answer = await fetch(shop.url + pathIn(text));
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="analytics_days_7_days_2026-03-01.csv"',
    "cache-control": "no-store",
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes).split("\r\n")).toHaveLength(1 + 14 + 1);
});

test("ANALYT-21 only staff who may read figures when the file is fetched get a report", async () => {
  const ask = await asModerator();
  expect((await ask("/api/admin/analytics/downloads", REPORT)).status).toBe(403);
  await grant("figures.read");
  const prepared = await ask("/api/admin/analytics/downloads", REPORT);
  expect(prepared.status).toBe(200);
  const path = pathIn(await prepared.text());
  expect((await fetch(shop.url + path)).status).toBe(200);
  expect((await ask("/api/admin/downloads", ORDERS)).status).toBe(403);
  await database.asOwner("delete from user_grants");
  expect((await fetch(shop.url + path)).status).toBe(403);
});

test("ANALYT-21 each address accepts only its own kind of file", async () => {
  expect((await asAdmin("POST", "/api/admin/downloads", REPORT)).status).toBe(422);
  expect((await asAdmin("POST", "/api/admin/analytics/downloads", ORDERS)).status).toBe(422);
  const wrong = { ...REPORT, report: "everything" };
  expect((await asAdmin("POST", "/api/admin/analytics/downloads", wrong)).status).toBe(422);
});
