import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { AppError } from "#shared/errors.ts";
import { readBytes, readText } from "./read-body.ts";

/** With a Content-Length header, or in chunks without one; counts the chunks that were read. */
function post(pieces: readonly Uint8Array<ArrayBuffer>[], headers: Record<string, string> = {}) {
  const taken = { pieces: 0 };
  const waiting = pieces.values();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        const { value } = waiting.next();
        if (value === undefined) return controller.close();
        taken.pieces += 1;
        controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
  // Node sends streams in this way only, which its types don't say.
  const init: RequestInit & { duplex: "half" } = { method: "POST", headers, body, duplex: "half" };
  return { request: new Request("http://shop.example", init), taken };
}
const bytes = (text: string) => new TextEncoder().encode(text);
const piece = bytes("x".repeat(100));

test("API-47 a body within the limit is read to the last byte", async () => {
  const { request } = post([bytes("\uFEFFbag "), bytes("תיק")]);
  expect(await readText(request, { maxBytes: 100 })).toBe("bag תיק");
  const announced = post([piece], { "content-length": "100" });
  expect(await readText(announced.request, { maxBytes: 100 })).toHaveLength(100);
  const exact = post([piece]);
  expect(await readBytes(exact.request, { maxBytes: 100 })).toHaveLength(100);
});

test("API-47 of a body that is announced as too large nothing is read", async () => {
  const { request, taken } = post([piece], { "content-length": "101" });
  await expect(readText(request, { maxBytes: 100 })).rejects.toMatchObject({
    code: "payload_too_large",
  });
  expect(taken.pieces).toBe(0);
});

test("API-47 a body that was not announced is read up to the limit", async () => {
  const { request, taken } = post(Array.from({ length: 1_000 }, () => piece));
  const tooLarge = () => new AppError("image_too_large", "over 250 bytes");
  await expect(readBytes(request, { maxBytes: 250, tooLarge })).rejects.toMatchObject({
    code: "image_too_large",
  });
  expect(taken.pieces).toBe(3);
});

test("API-50 a compressed body is refused before anything is read", async () => {
  const bomb = new Uint8Array(gzipSync(Buffer.alloc(10_000_000)));
  for (const encoding of ["gzip", "br", "deflate", "zstd", "GZIP, gzip", "x".repeat(9_000)]) {
    const { request, taken } = post([bomb], { "content-encoding": encoding });
    await expect(readBytes(request, { maxBytes: 100_000 })).rejects.toMatchObject({
      code: "unsupported_media_type",
    });
    expect(taken.pieces).toBe(0);
  }
  const { request } = post([piece], { "content-encoding": "identity" });
  expect(await readText(request, { maxBytes: 100 })).toHaveLength(100);
});
