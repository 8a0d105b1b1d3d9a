import { expect, test } from "vitest";
import { readListPage } from "./s3-storage.ts";

const file = (key: string, modified = "2026-03-01T10:00:00.000Z") =>
  `<Contents><Key>${key}</Key><LastModified>${modified}</LastModified><Size>3</Size></Contents>`;
const page = (inside: string) =>
  `<?xml version="1.0"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inside}</ListBucketResult>\n`;
const getKeys = (inside: string) => readListPage(page(inside)).files.map(({ key }) => key);

test("STORE-04 names are read unchanged, even with characters that XML escapes", () => {
  expect(readListPage(page(file("a/b.webp")))).toEqual({
    files: [{ key: "a/b.webp", storedAt: new Date("2026-03-01T10:00:00Z") }],
    next: undefined,
  });
  expect(getKeys("<IsTruncated>false</IsTruncated>")).toEqual([]);
  expect(getKeys(file("a&amp;lt;b&#x2F;&#99;&quot;"))).toEqual(['a&lt;b/c"']);
  // Text that is not an XML entity stays unchanged and is not resolved.
  expect(getKeys(file("&xxe;&#x110000;&#9999999;"))).toEqual(["&xxe;&#x110000;&#9999999;"]);
});

test("STORE-04 the token of the next page is read at any position", () => {
  const more = "<IsTruncated>true</IsTruncated>";
  const token = "<NextContinuationToken>1&amp;2=</NextContinuationToken>";
  expect(readListPage(page(more + token + file("a"))).next).toBe("1&2=");
  expect(readListPage(page(file("a") + token + more)).next).toBe("1&2=");
  expect(readListPage(page(token + file("a"))).next).toBeUndefined();
});

test.each([
  ["nothing", ""],
  ["a page", "<!doctype html><title>Welcome</title>"],
  ["an error", "<Error><Code>AccessDenied</Code></Error>"],
  ["half a list", page(file("a") + file("b")).slice(0, -40)],
  ["a list that does not say how it goes on", page("<IsTruncated>true</IsTruncated>")],
  ["a file without a name", page("<Contents><Size>3</Size></Contents>")],
  ["a file without a time", page(file("a", "yesterday"))],
])("STORE-04 %s is not a list", (_, xml) => {
  expect(() => readListPage(xml)).toThrow("the object storage");
});

test("STORE-04 hostile lists are parsed in no time", () => {
  const startedAt = performance.now();
  expect(() => readListPage(page("<Contents>".repeat(200_000)))).toThrow("without its name");
  expect(getKeys(file("&#".repeat(500_000)))).toHaveLength(1);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});
