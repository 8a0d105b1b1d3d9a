import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { AppError } from "#shared/errors.ts";
import { getContentType, readBytes, readText } from "./read-body.ts";

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
  return { request: requestWith(body, headers), taken };
}

function requestWith(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  headers: Record<string, string> = {},
) {
  // Node sends streams in this way only, which its types don't say.
  const init: RequestInit & { duplex: "half" } = { method: "POST", headers, body, duplex: "half" };
  return new Request("http://shop.example", init);
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

test("API-47 a body that is announced as too large is not read", async () => {
  const { request, taken } = post([piece], { "content-length": "101" });
  await expect(readText(request, { maxBytes: 100 })).rejects.toMatchObject({
    code: "payload_too_large",
  });
  expect(taken.pieces).toBe(0);
});

test("API-47 an unannounced body is read up to the limit", async () => {
  const { request, taken } = post(Array.from({ length: 1_000 }, () => piece));
  const createTooLargeError = () => new AppError("image_too_large", "over 250 bytes");
  await expect(readBytes(request, { maxBytes: 250, createTooLargeError })).rejects.toMatchObject({
    code: "image_too_large",
  });
  expect(taken.pieces).toBe(3);
});

test("API-50 a compressed body is refused before it is read", async () => {
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

test.each([
  ["a form", 100, 10],
  ["a body without a length", undefined, 10],
  ["an image", 5_000_000, 111],
])("HOST-42 %s that does not end is aborted in time", async (_, length, seconds) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(piece),
  });
  const request = requestWith(
    body,
    length === undefined ? {} : { "content-length": String(length) },
  );
  const outcome = readText(request, { maxBytes: length ?? 100_000 }).catch(
    (error: unknown) => error,
  );
  let isOver = false;
  void outcome.then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await outcome).toMatchObject({ code: "too_slow" });
});

test("HOST-42 an aborted body is not an error of the shop", async () => {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.error(new Error("aborted")),
  });
  await expect(readBytes(requestWith(body), { maxBytes: 100 })).rejects.toMatchObject({
    code: "bad_request",
  });
});

test("HOST-43 more large bodies than fit into memory are refused, and small ones are not", async () => {
  const megabyte = new Uint8Array(1_048_576);
  const gates = Promise.withResolvers<void>();
  let pulls = 0;
  const send = (pieces: number) => {
    let left = pieces;
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      async pull(controller) {
        pulls += 1;
        if (left > 0) controller.enqueue(megabyte);
        else await gates.promise.then(() => controller.close());
        left -= 1;
      },
    });
    return readBytes(requestWith(body), { maxBytes: 64 * 1_048_576 });
  };
  const full = Array.from({ length: 4 }, () => send(64));
  await expect.poll(() => pulls).toBeGreaterThanOrEqual(4 * 64);
  await expect(send(1)).rejects.toMatchObject({ code: "unavailable", retryAfterSeconds: 1 });
  expect(await readText(post([piece]).request, { maxBytes: 100 })).toHaveLength(100);
  gates.resolve();
  await Promise.all(full);
  await expect(send(1)).resolves.toHaveLength(1_048_576);
});

test("HOST-44 a content type is read no further than its maximum length", () => {
  const type = (text: string) =>
    getContentType(new Request("http://shop.example", { headers: { "content-type": text } }));
  expect(type("Text/CSV ; charset=utf-8")).toBe("text/csv");
  expect(type("%40".repeat(5_000))).toHaveLength(100);
  expect(getContentType(new Request("http://shop.example"))).toBeUndefined();
});
