import { expect, test } from "vitest";
import type { OrderRow } from "#modules/orders/admin-contract.ts";
import { money } from "#shared/money.ts";
import {
  addSheet,
  findRow,
  getFilled,
  isColumn,
  addPastedNumbers,
  setRow,
  toDraftRow,
  toRequested,
} from "./draft-rows.ts";

function makeOrder(number: string): OrderRow {
  const none = money(0, "USD");
  return {
    id: `00000000-0000-4000-8000-0000${number.toLowerCase()}`,
    number,
    version: "1",
    status: "processing",
    createdAt: "2026-06-01T10:00:00Z",
    updatedAt: "2026-06-01T10:00:00Z",
    country: "IL",
    customer: { name: "Noa Levi", email: "noa@people.example", phone: null },
    firstLine: null,
    lines: 0,
    units: 0,
    total: none,
    totalIls: null,
    paid: none,
    refunded: none,
    refundedIls: null,
    pendingRefund: none,
    pendingRefundIls: null,
    source: "admin",
    tags: [],
    isDeleted: false,
  };
}
const orders = ["CC9CAAD1", "CC9CAAD2", "CC9CAAD3"].map(makeOrder);
const rows = orders.map(toDraftRow);
const getNumbers = (list: typeof rows) => list.map((row) => row.trackingNumber);

test.each([
  ["from the first row", 0, "A1\r\nA2\nA3\n", ["A1", "A2", "A3"], 0],
  ["from the row that it is pasted into", 1, "A1\nA2", ["", "A1", "A2"], 0],
  ["past an empty line", 0, "A1\n\nA3", ["A1", "", "A3"], 0],
  ["as far as there are rows", 2, "A1\nA2\nA3", ["", "", "A1"], 2],
  ["beside their orders", 0, "CC9CAAD3\tA3\n#cc9caad1\tA1", ["A1", "", "A3"], 0],
])("ORDL-43 a pasted column of numbers fills rows %s", (_, at, pasted, numbers, left) => {
  const filled = addPastedNumbers(rows, at, pasted);
  expect([getNumbers([...filled.rows]), filled.left]).toEqual([numbers, left]);
});

test("ORDL-43 a single number is not a column, and a scanned number finds its order", () => {
  expect([isColumn("RR 1\n"), isColumn("A1\nA2"), isColumn("X\tA1")]).toEqual([false, true, true]);
  expect([findRow(rows, " #cc9caad2 "), findRow(rows, "A1"), findRow(rows, "")]).toEqual([
    1, -1, -1,
  ]);
});

test("ORDL-44 a file fills the rows of its orders, adds other orders, and lists entries without one", () => {
  const [first, second] = orders;
  const other = makeOrder("DD9CAAD4");
  const said = { isAmbiguous: false, isGuessed: false, carrier: null };
  const filled = addSheet(rows, [
    { ...said, line: 2, reference: "x", order: second ?? null, trackingNumber: "A2" },
    { ...said, line: 3, reference: "x", order: other, trackingNumber: "A4", carrier: "dhl" },
    { ...said, line: 4, reference: "NONE", order: null, trackingNumber: "A5" },
    { ...said, line: 5, reference: "x", order: second ?? null, trackingNumber: "A6" },
  ]);
  expect(filled.map((row) => [row.reference, row.trackingNumber])).toEqual([
    [first?.number, ""],
    [second?.number, "A2"],
    [orders[2]?.number, ""],
    [other.number, "A4"],
    ["NONE", "A5"],
    [second?.number, "A6"],
  ]);
  expect(new Set(filled.map((row) => row.key)).size).toBe(filled.length);
  expect(
    toRequested(getFilled(filled), (row) => row.carrier ?? "ups").map((row) => row.carrier),
  ).toEqual(["ups", "dhl", "ups"]);
  const again = addSheet(filled, []);
  expect(again.some((row) => row.order === null)).toBe(false);
});

test("ORDL-56 a guessed order stays a guess until staff confirm it, or a file names it", () => {
  const [order] = orders;
  const line = { line: 2, carrier: null, isAmbiguous: false, trackingNumber: "A1" };
  const guess = { ...line, reference: "380059000000", order: order ?? null, isGuessed: true };
  const filled = addSheet(rows, [guess]);
  expect(filled[0]?.guessedFrom).toBe("380059000000");
  expect(setRow(filled, 0, { guessedFrom: undefined })[0]?.guessedFrom).toBeUndefined();
  expect(addSheet(filled, [{ ...guess, isGuessed: false }])[0]?.guessedFrom).toBeUndefined();
});

test("ORDL-55 a confirmed number is sent as one, until it is typed anew", () => {
  const confirmed = setRow(setRow(rows, 0, { trackingNumber: "340434161094043000" }), 0, {
    isConfirmed: true,
  });
  const getSent = (list: typeof rows) =>
    toRequested(getFilled(list), () => "ups").map((row) => row.isConfirmed);
  expect(getSent([...confirmed])).toEqual([true]);
  expect(getSent([...setRow(confirmed, 0, { trackingNumber: "A1" })])).toEqual([false]);
});
