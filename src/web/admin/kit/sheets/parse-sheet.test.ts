import { expect, test } from "vitest";
import { parseSheet } from "./parse-sheet.ts";

const text = "מק״ט,נספר";

test.each([
  ["UTF-8", Buffer.from(text)],
  ["UTF-8 with its mark", Buffer.from(`\uFEFF${text}`)],
  ["UTF-16", Buffer.from(`\uFEFF${text}`, "utf16le")],
  ["UTF-16 the other way round", Buffer.from(`\uFEFF${text}`, "utf16le").swap16()],
  ["Excel's Hebrew code page", Uint8Array.of(0xee, 0xf7, 0xd8, 0xe8, 0x2c, 0xf0, 0xf1, 0xf4, 0xf8)],
])("STOCK-60 a sheet is read as %s", async (_, bytes) => {
  expect(await parseSheet(bytes)).toBe(text);
});
