import { expect, test } from "vitest";
import { getSafeName, MAX_FILE_NAME } from "./safe-name.ts";

test.each([
  ["מחירון 2026.pdf", "application/pdf", "מחירון 2026.pdf"],
  ["strap.HEIC", "image/jpeg", "strap.jpg"],
  ["../../etc/passwd", "application/pdf", "passwd.pdf"],
  ["C:\\Users\\Noa\\invoice.exe", "application/pdf", "invoice.pdf"],
  ["a\r\nBcc: all@mail.example", "application/pdf", "aBcc- all@mail.example.pdf"],
  ["photo\u202Egnp.exe", "image/jpeg", "photognp.jpg"],
  ['x"; filename="evil.html', "image/jpeg", "x-- filename=-evil.jpg"],
  [".htaccess", "application/pdf", "htaccess.pdf"],
  ["", "image/jpeg", "file.jpg"],
  ["...", "application/pdf", "file.pdf"],
  ["\uD800", "image/jpeg", "\uFFFD.jpg"],
] as const)("INBOX-44 the file %j is sent under a safe name", (given, type, name) => {
  expect(getSafeName(given, type)).toBe(name);
});

test("INBOX-44 a long name is shortened, never within a surrogate pair", () => {
  const name = getSafeName("🐕".repeat(300), "image/jpeg");
  expect(Array.from(name)).toHaveLength(MAX_FILE_NAME);
  expect(name.isWellFormed()).toBe(true);
});
