import { expect, test } from "vitest";
import { readSearchTerm } from "./search-term.ts";

const words = (text: string) => {
  const term = readSearchTerm(text);
  return term?.kind === "words" ? term : undefined;
};

test("DESK-10 a complete id is recognized in any pasted form", () => {
  const id = "12345678-90ab-4cde-8f01-2345a1b2c3d4";
  for (const text of [
    id,
    id.toUpperCase(),
    ` ${id} `,
    id.replaceAll("-", ""),
    id.replaceAll("-", " "),
  ])
    expect(readSearchTerm(text)).toEqual({ kind: "id", id });
});

test("DESK-10 a number with its sign is an order number; without the sign it can be anything", () => {
  expect(readSearchTerm("# a1b2 c3d4")).toEqual({ kind: "number", number: "A1B2C3D4" });
  expect(words("a1b2c3d4")).toMatchObject({ patterns: ["%a1b2c3d4%"], number: "A1B2C3D4" });
  expect(words("12345678")?.number).toBe("12345678");
  expect(words("#a1b")).toMatchObject({ patterns: ["%a1b%"], number: null });
  for (const other of ["a1b2c3d", "a1b2c3d4e", "g1b2c3d4", "dana a1b2c3d4", "##a1b2c3d4"])
    expect(words(other)?.number).toBeNull();
});

test("DONE-30 the id on a confirmation page is the time of the order, and other numbers are plain words", () => {
  const moment = {
    kind: "moment",
    from: new Date(1_795_230_000_000),
    until: new Date(1_795_230_000_001),
  };
  expect(readSearchTerm("ORDER_1795230000000")).toEqual(moment);
  expect(readSearchTerm(" order_1795230000000\n")).toEqual(moment);
  for (const text of ["ORDER_", "ORDER_17952300000000000", "ORDER_1x", "my ORDER_17"])
    expect(readSearchTerm(text)?.kind).toBe("words");
});

test("DESK-10 one or two letters match the beginning of a word, longer terms match anywhere", () => {
  expect(words("a לו lov")?.patterns).toEqual(["% a%", "% לו%", "%lov%"]);
});

test("DESK-10 a phone number is matched by its digits, without leading zeros", () => {
  expect(words("054-123 4567")).toMatchObject({ patterns: ["%1234567%"], whole: ["541234567"] });
  expect(words("+972 (54) 123.4567")?.whole).toEqual(["541234567"]);
  expect(words("123-45")).toMatchObject({ patterns: ["%12345%"], whole: [] });
  expect(words("7-11 shop")?.patterns).toEqual(["%7-11%", "%shop%"]);
});

test("DESK-11 accents, points, quotes and what cannot be seen are not searched for", () => {
  expect(words("שָׂרָה\u200f ג׳ורג' O’Brien José")?.patterns).toEqual([
    "%שרה%",
    "%גורג%",
    "%obrien%",
    "%jose%",
  ]);
  for (const text of ["'", "״", "-", "\u05be"]) expect(readSearchTerm(text)).toBeNull();
});

test("DESK-12 wildcards of LIKE are taken literally", () => {
  expect(words("100%_\\")?.patterns).toEqual(["%100\\%\\_\\\\%"]);
});

test("DESK-14 an index helps for letters in a row, and finds addresses by their distinctive part", () => {
  const helps = (text: string) => words(text)?.hasTrigrams;
  expect(["!!", "a-b-c", "...", "Ив", "%", "_a_"].map(helps)).toEqual(Array(6).fill(false));
  expect(["abc", "לוי", "a", "!! לו", "x.abc"].map(helps)).toEqual(Array(5).fill(true));
  expect(words("ada@mail.example")).toMatchObject({
    patterns: ["%ada@%"],
    whole: ["ada@mail.example"],
  });
  expect(words("a@mail.example")).toMatchObject({ patterns: ["%a@mail.example%"], whole: [] });
});

test("DESK-12 a term without readable characters is no search", () => {
  for (const text of ["", "  ", "\0", "\u200f\u202e", "\ud800", "#", "\n\t"])
    expect(readSearchTerm(text)).toBeNull();
});
