import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { expect, test } from "vitest";
import { createJsonAnswer } from "./json-answer.ts";
import type { ShopEnv } from "./shop-env.ts";

const decode = {
  identity: (bytes: Buffer) => bytes,
  gzip: (bytes: Buffer) => gunzipSync(bytes),
  br: (bytes: Buffer) => brotliDecompressSync(bytes),
} as const;

/** The answer to a client that accepts these encodings; checked to be the value. */
async function getAnswer(length: number, accepted: string) {
  const app = new Hono<ShopEnv>();
  app.use(compress());
  const value = { text: "é".repeat(length) };
  app.get("/", (c) => createJsonAnswer(c, value));
  const answer = await app.request("/", { headers: { "accept-encoding": accepted } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { headers } = answer;
  const encoding = headers.get("content-encoding") ?? "identity";
  if (!(encoding in decode)) throw new Error(`${encoding} is none of ours`);
  const text = decode[encoding as keyof typeof decode](bytes).toString("utf8"); // checked above
  expect(JSON.parse(text)).toEqual(value);
  expect(headers.get("content-type")).toBe("application/json");
  return { encoding, headers, size: String(bytes.length) };
}

test("HTTP-30 a short response of the API is sent uncompressed, with its length", async () => {
  const { encoding, headers, size } = await getAnswer(100, "gzip, deflate, br");
  expect(encoding).toBe("identity");
  expect(headers.get("content-length")).toBe(size);
});

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br", "br"],
])("HTTP-30 a longer response is compressed as a whole: %s gets %s", async (accepted, expected) => {
  const { encoding, headers, size } = await getAnswer(2_000, accepted);
  expect(encoding).toBe(expected);
  expect(headers.get("content-length")).toBe(size);
  expect(headers.get("vary")).toBe("accept-encoding");
});

test("HTTP-30 a response is sent uncompressed to a client that accepts nothing else", async () => {
  const { encoding, headers, size } = await getAnswer(2_000, "identity");
  expect(encoding).toBe("identity");
  expect(headers.get("content-length")).toBe(size);
  expect(headers.get("vary")).toMatch(/accept-encoding/i);
});

test("HTTP-30 a very long response is compressed as a stream", async () => {
  const { encoding, headers } = await getAnswer(100_000, "gzip");
  expect(encoding).toBe("gzip");
  expect(headers.has("content-length")).toBe(false);
});
