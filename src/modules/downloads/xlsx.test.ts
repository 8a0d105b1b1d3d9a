import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { createAmountColumn, type Column } from "./table.ts";
import { toSmallFile, writeTable } from "./write-table.ts";

type Row = { text: string | null; minor: number };
const columns: Column<Row>[] = [
  { name: "טקסט", cell: ({ text }) => text },
  { name: "Phone", cell: () => "+972541234567", kind: "phone" },
  { name: "Units", cell: () => 3 },
  createAmountColumn("Amount", "USD", ({ minor }) => minor),
  { name: "Day", cell: () => "2026-03-27", kind: "day" },
  { name: "Time", cell: () => "12:00:00", kind: "time" },
  { name: "Month", cell: () => "2026-03", kind: "month" },
];

async function read(row: Row) {
  const name = "a name longer than any sheet may have";
  const file = await toSmallFile("xlsx", { name, columns, batches: [[row], []] });
  if (!("xlsx" in file)) throw new Error("no workbook");
  const { sheets } = await readXlsx(Buffer.from(file.xlsx, "base64"), { readStyles: true });
  return sheets[0]?.rows;
}

test("EXP-11 in a workbook texts are text, amounts numbers and days days", async () => {
  const [headings, row] = (await read({ text: "00123", minor: -1_250 })) ?? [];
  expect(headings).toEqual(columns.map(({ name }) => name));
  expect(row?.slice(0, 5)).toEqual(["00123", "+972541234567", 3, -12.5, new Date("2026-03-27")]);
  // A time without a day is one of the first day that spreadsheets know.
  expect(row?.[5]).toEqual(new Date("1899-12-31T12:00:00Z"));
  expect(row?.[6]).toBe("2026-03");
});

test.each(["=HYPERLINK(1)", "+972-1", "@SUM(A1)", 'א & <ב> "ג"', "a\nb"])(
  "EXP-11 %j stays this text in a workbook",
  async (text) => {
    expect((await read({ text, minor: 1 }))?.[1]?.[0]).toBe(text);
  },
);

test("EXP-11 the rows of a workbook are read as fast as it is written, and no further when writing fails", async () => {
  let count = 0;
  let hasEnded = false;
  async function* createBatches() {
    try {
      for (; count < 1_000; count += 1) {
        const rows = Array.from({ length: 100 }, (_, row) => ({
          text: `${count}-${row}`,
          minor: 1,
        }));
        yield await Promise.resolve(rows);
      }
    } finally {
      hasEnded = true;
    }
  }
  let bytes = 0;
  const writing = writeTable("xlsx", { name: "x", columns, batches: createBatches() }, (chunk) => {
    bytes += chunk.length;
    return bytes > 50_000 ? Promise.reject(new Error("gone")) : Promise.resolve();
  });
  await expect(writing).rejects.toThrow("gone");
  expect(hasEnded).toBe(true);
  expect(count).toBeLessThan(500);
});
