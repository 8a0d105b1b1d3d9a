import { writeOds } from "hucre/ods";
import { writeXlsx, type CellValue } from "hucre/xlsx";
import { expect, test } from "vitest";
import { parseCell } from "#shared/sheet-cells.ts";
import { parseSheet } from "./parse-sheet.ts";

const createWorkbook = (rows: CellValue[][]) =>
  writeXlsx({
    sheets: [
      { name: "first", rows },
      { name: "second", rows: [["other"]] },
    ],
  });

test("STOCK-75 the first sheet of a workbook is read, with texts, numbers, days and empty cells", async () => {
  const bytes = await createWorkbook([
    ["מק״ט", "נספר", "Day"],
    ["00123", 12, new Date("2026-03-12")],
    ['a, "b"', null, true],
  ]);
  expect(await parseSheet(bytes)).toBe(`מק״ט,נספר,Day\n'00123,12,2026-03-12\n"a, ""b""",,true`);
});

test("STOCK-75 every text of a workbook arrives at the server as it is", async () => {
  const texts = ["00123", "'00123", "=1+1", '="00123"', "3E5", "1/2", "#09440702", "BAG-1"];
  const csv = await parseSheet(await createWorkbook(texts.map((text) => [text])));
  const cells = csv.split("\n").map((cell) => cell.replaceAll(/^"|"$/g, "").replaceAll('""', '"'));
  expect(cells.map(parseCell)).toEqual(texts);
});

test("STOCK-78 the first sheet of an OpenDocument workbook is read like one of Excel", async () => {
  const texts = ["00123", "=1+1", "3E5", "1/2", "#09440702", "ירוק"];
  const bytes = await writeOds({
    sheets: [
      { name: "first", rows: [["מק״ט", 12, new Date("2026-03-12")], ...texts.map((it) => [it])] },
      { name: "second", rows: [["other"]] },
    ],
  });
  const [head, ...rows] = (await parseSheet(bytes)).split("\n");
  expect(head).toBe("מק״ט,12,2026-03-12");
  expect(rows.map(parseCell)).toEqual(texts);
});

test("STOCK-75 a file that unpacks to more than fifty megabytes, or to an unknown size, is refused", async () => {
  const bytes = await createWorkbook([["sku", "counted"]]);
  const entry = Buffer.from(bytes).indexOf("PK\u0001\u0002");
  for (const size of [50_000_001, 0]) {
    new DataView(bytes.buffer, bytes.byteOffset).setUint32(entry + 24, size, true);
    // oxlint-disable-next-line no-await-in-loop -- the same bytes
    await expect(parseSheet(bytes)).rejects.toThrow(RangeError);
  }
});

test("STOCK-75 a workbook of Excel before 2007 is refused", async () => {
  await expect(parseSheet(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0))).rejects.toThrow(TypeError);
});

test("STOCK-75 what only begins like a workbook is refused", async () => {
  await expect(parseSheet(Buffer.from("PK\u0003\u0004 no workbook"))).rejects.toThrow(/zip/i);
});
