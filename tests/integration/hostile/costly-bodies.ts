// Bodies that are small to send and made to be dear to read: deep, wide, repetitive, compressed.
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from "node:zlib";

export type CostlyBody = {
  readonly name: string;
  readonly type: string;
  readonly encoding?: string;
  readonly body: Buffer;
};

/**
 * As often as it fits between `open` and `close` into so many bytes, with a comma or so in between.
 */
function filled(bytes: number, unit: string, { open = "[", close = "]", between = "," } = {}) {
  const count = Math.floor((bytes - open.length - close.length) / (unit.length + between.length));
  return open + Array.from({ length: count }, () => unit).join(between) + close;
}

const nested = (bytes: number, open: string, close: string, inside = "") => {
  const depth = Math.floor((bytes - inside.length) / (open.length + close.length));
  return open.repeat(depth) + inside + close.repeat(depth);
};

function named(bytes: number, getName: (index: number) => string): string {
  const parts: string[] = [];
  for (let size = 2, index = 0; size < bytes - 100; index += 1) {
    const part = `"${getName(index)}":1`;
    size += part.length + 1;
    parts.push(part);
  }
  return `{${parts.join()}}`;
}

/**
 * JSON documents of at most `bytes`, and some that are larger or compressed. No endpoint accepts
 * one of them.
 */
export function costlyDocuments(bytes: number): CostlyBody[] {
  const values = Math.floor(bytes / 32) - 2;
  const upTo = (count: number, unit: string) =>
    `[${Array.from({ length: count }, () => unit).join()}]`;
  const texts: Record<string, string> = {
    "characters 0 at many depths": nested(bytes, '["\\u0000",', "]", "1"),
    "lists in lists": nested(bytes, "[", "]"),
    "objects in objects": nested(bytes, '{"a":', "}", "1"),
    "lists that do not end": "[".repeat(bytes),
    "as deep as may be, again and again": filled(bytes, nested(64, "[", "]")),
    "many characters 0": filled(bytes, '"\\u0000"'),
    "as many characters 0 as may be": upTo(values, '"\\u0000"'),
    "many empty objects": filled(bytes, "{}"),
    "as many empty objects as may be": upTo(values / 2, "{}"),
    "many names": named(bytes, (index) => `field${index}`),
    "one name many times": named(bytes, () => "a"),
    "names that are numbers": named(bytes, (index) => String(index * 1_000_003)),
    "names of the language": named(bytes, (index) => (index % 2 ? "__proto__" : "constructor")),
    "one long name": `[{"${"a".repeat(bytes - 10)}":1}]`,
    "one long text": `"${"a".repeat(bytes - 2)}"`,
    "one long text of escapes": filled(bytes, "\\u0041", { open: '"', close: '"', between: "" }),
    "one long number": `[${"9".repeat(bytes - 2)}]`,
    "many long numbers": filled(bytes, "1e-400000"),
    spaces: `[${" ".repeat(bytes - 2)}]`,
    "quotes that do not end": '"\\'.repeat(bytes / 2),
    "one byte too many": `"${"a".repeat(bytes - 1)}"`,
    "a megabyte more": `"${"a".repeat(bytes + 1_048_576)}"`,
  };
  return [
    ...Object.entries(texts).map(([name, text]) => ({
      name,
      type: "application/json",
      body: Buffer.from(text),
    })),
    ...compressed("application/json"),
    { name: "a form", type: "multipart/form-data; boundary=x", body: parts(bytes) },
  ];
}

/**
 * The same where a list is expected inside of an accepted document: each of its entries is wrong.
 */
export function wrongEntries(sample: unknown, bytes: number): CostlyBody[] {
  if (typeof sample !== "object" || sample === null) return [];
  return Object.entries(sample).flatMap(([field, value]) => {
    if (!Array.isArray(value)) return [];
    const list = Array.from({ length: Math.floor(bytes / 64) - 100 }, () => ({}));
    const body = Buffer.from(JSON.stringify({ ...sample, [field]: list }));
    return [{ name: `wrong entries in ${field}`, type: "application/json", body }];
  });
}

/**
 * Bodies that are no form of any page. Where a page asks for no fields at all, some of them are as
 * good as an empty form.
 */
export function costlyForms(bytes: number): CostlyBody[] {
  const type = "application/x-www-form-urlencoded";
  const texts: Record<string, string> = {
    "many fields": filled(bytes, "a", { open: "", close: "", between: "&" }),
    "many empty fields": "&".repeat(bytes),
    "many broken percent signs": "%".repeat(bytes),
    "many characters 0": `name=${"%00".repeat(Math.floor(bytes / 3) - 5)}`,
    "one long field": `message=${"a".repeat(bytes - 8)}`,
    "one byte too many": "a".repeat(bytes + 1),
  };
  return [
    ...Object.entries(texts).map(([name, text]) => ({ name, type, body: Buffer.from(text) })),
    ...compressed(type),
    { name: "a form of parts", type: "multipart/form-data; boundary=x", body: parts(bytes) },
  ];
}

/** Instead of a file. */
export function costlyFiles(type: string, bytes: number): CostlyBody[] {
  return [
    ...compressed(type),
    { name: "zeros", type, body: Buffer.alloc(bytes) },
    { name: "one byte too many", type, body: Buffer.alloc(bytes + 1) },
  ];
}

const parts = (bytes: number) =>
  Buffer.from(
    filled(bytes, '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n', {
      open: "",
      close: "--x--",
      between: "",
    }),
  );

/** Fifty megabytes of nothing, in a few kilobytes. */
const nothing = Buffer.alloc(50_000_000, "[");
const bombs = {
  gzip: gzipSync(nothing),
  deflate: deflateSync(nothing),
  br: brotliCompressSync(nothing),
  zstd: zstdCompressSync(nothing),
};
const compressed = (type: string): CostlyBody[] =>
  Object.entries(bombs).map(([encoding, body]) => ({ name: encoding, type, encoding, body }));
