import { expect, test } from "vitest";
import { formatCsvHead, formatCsvRows, type Column } from "./csv.ts";

type Row = { text: string | null; units: number; minor: number };
const columns: Column<Row>[] = [
  { name: "טקסט", cell: ({ text }) => text },
  { name: "Units", cell: ({ units }) => units },
  { name: "Amount", cell: ({ minor }) => minor, isAmount: true },
];
const written = (row: Partial<Row>) =>
  formatCsvRows(columns, [{ text: "x", units: 1, minor: 100, ...row }]);

test("EXP-01 a file begins with a UTF-8 mark, its lines end as spreadsheets expect, and Hebrew is unchanged", () => {
  const file = Buffer.from(formatCsvHead(columns) + written({ text: "נועה לוי" }));
  expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(file.toString()).toBe("\uFEFFטקסט,Units,Amount\r\nנועה לוי,1,1.00\r\n");
});

test.each(["=HYPERLINK(1)", "+972-1", "+1*2", "-1+1", "@SUM(A1)", "\t=1", "\r=1"])(
  "EXP-02 %j is text for a spreadsheet, not a formula",
  (text) => {
    expect(written({ text })).toMatch(/^"?'/);
    expect(written({ text })).toContain(text);
  },
);

test("EXP-02 an international phone number is not a formula, and stays unchanged", () => {
  expect(written({ text: "+972 50 1234567" })).toBe("+972 50 1234567,1,1.00\r\n");
  expect(written({ text: "+972501234567" })).toBe("+972501234567,1,1.00\r\n");
});

test("EXP-02 numbers remain numbers, also below zero", () => {
  expect(written({ minor: -500, units: -2 })).toBe("x,-2,-5.00\r\n");
  expect(written({ minor: -0 })).toBe("x,1,0.00\r\n");
  expect(written({ minor: 123_456_789 })).toBe("x,1,1234567.89\r\n");
});

test("EXP-03 commas, quotes and line breaks stay inside their cell", () => {
  expect(written({ text: 'a, "b"' })).toBe('"a, ""b""",1,1.00\r\n');
  expect(written({ text: "a\nb" })).toBe('"a\nb",1,1.00\r\n');
  expect(written({ text: "a\rb" })).toBe('"a\rb",1,1.00\r\n');
  expect(written({ text: null })).toBe(",1,1.00\r\n");
});
