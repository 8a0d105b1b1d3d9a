import { expect, test } from "vitest";
import { createAmountColumn, type Column } from "./table.ts";
import { toSmallFile } from "./write-table.ts";

type Row = { text: string | null; phone: string; units: number; minor: number; day: string };
const columns: Column<Row>[] = [
  { name: "טקסט", cell: ({ text }) => text },
  { name: "Phone", cell: ({ phone }) => phone, kind: "phone" },
  { name: "Units", cell: ({ units }) => units },
  createAmountColumn("Amount", "USD", ({ minor }) => minor),
  { name: "Day", cell: ({ day }) => day, kind: "day" },
];

async function write(row: Partial<Row>): Promise<string> {
  const rows = [{ text: "x", phone: "", units: 1, minor: 100, day: "2026-03-27", ...row }];
  const file = await toSmallFile("csv", { name: "rows", columns, batches: [rows, []] });
  if (!("csv" in file)) throw new Error("no text");
  return file.csv;
}

const writeRow = async (row: Partial<Row>) => (await write(row)).slice(headings.length);

const headings = "\uFEFFטקסט,Phone,Units,Amount,Day\r\n";

test("EXP-01 a file begins with a UTF-8 mark, its lines end as spreadsheets expect, and Hebrew is unchanged", async () => {
  expect(await write({ text: "נועה לוי" })).toBe(`${headings}נועה לוי,,1,1.00,2026-03-27\r\n`);
});

test("EXP-01 an amount has the decimals of its currency: yen have none", async () => {
  const yen = [createAmountColumn("Amount", "JPY", ({ minor }: { minor: number }) => minor)];
  const file = await toSmallFile("csv", {
    name: "rows",
    columns: yen,
    batches: [[{ minor: 7_499 }]],
  });
  expect(file).toMatchObject({ csv: "\uFEFFAmount\r\n7499\r\n" });
});

test.each(["=HYPERLINK(1)", "+972-1", "+1*2", "-1+1", "@SUM(A1)", "\t=1", "\r=1"])(
  "EXP-02 %j is text for a spreadsheet, not a formula",
  async (text) => {
    expect(await writeRow({ text })).toMatch(/^"?'/);
    expect(await writeRow({ text })).toContain(text);
  },
);

test("EXP-02 numbers remain numbers, also below zero", async () => {
  expect(await writeRow({ minor: -500, units: -2 })).toBe("x,,-2,-5.00,2026-03-27\r\n");
  expect(await writeRow({ minor: -0 })).toBe("x,,1,0.00,2026-03-27\r\n");
  expect(await writeRow({ minor: 123_456_789 })).toBe("x,,1,1234567.89,2026-03-27\r\n");
});

test.each([
  ["0541234567", "054-123-4567"],
  ["+972541234567", "054-123-4567"],
  ["+447712345678", "(+44) 7712 345678"],
  ["+12", "'+12"],
])("EXP-10 the phone number %s stays text", async (phone, text) => {
  expect(await writeRow({ phone })).toBe(`x,${text},1,1.00,2026-03-27\r\n`);
});

test("EXP-10 an identifier that spreadsheets would change is marked as text", async () => {
  expect(await writeRow({ text: "380059E6" })).toBe("'380059E6,,1,1.00,2026-03-27\r\n");
});

test("EXP-03 commas, quotes and line breaks stay inside their cell", async () => {
  const end = ",,1,1.00,2026-03-27\r\n";
  expect(await writeRow({ text: 'a, "b"' })).toBe(`"a, ""b"""${end}`);
  expect(await writeRow({ text: "a\nb" })).toBe(`"a\nb"${end}`);
  expect(await writeRow({ text: "a\rb" })).toBe(`"a\rb"${end}`);
  expect(await writeRow({ text: null })).toBe(end);
});
