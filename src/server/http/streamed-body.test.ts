import { expect, test, vi } from "vitest";
import { ReaderGoneError, sendBody } from "./streamed-body.ts";

const silent = { onBreak: () => {} };

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}

test("EXP-07 text arrives in the order in which it was written", async () => {
  const body = await sendBody(async (write) => {
    for (const part of ["one ", "שתיים ", "three"]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await write(part);
    }
  }, silent);
  expect(await readAll(body)).toBe("one שתיים three");
});

test("EXP-07 writing is never ahead of reading", async () => {
  let written = 0;
  const body = await sendBody(async (write) => {
    for (; written < 1000; written += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await write("x");
    }
  }, silent);
  const reader = body.getReader();
  await reader.read();
  await reader.read();
  expect(written).toBeLessThan(5);
  await reader.cancel();
});

test("EXP-07 an error before the first chunk is thrown to the caller; a later one aborts the body", async () => {
  await expect(
    sendBody(async () => {
      throw new Error("nothing yet");
    }, silent),
  ).rejects.toThrow("nothing yet");

  const onBreak = vi.fn<(error: unknown) => void>();
  const body = await sendBody(
    async (write) => {
      await write("half");
      throw new Error("in the middle");
    },
    { onBreak },
  );
  await expect(readAll(body)).rejects.toThrow("in the middle");
  expect(onBreak).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: "in the middle" }),
  );
});

test("EXP-08 a reader who leaves, or stalls for too long, ends the work", async () => {
  const ended: unknown[] = [];
  const endless = async (write: (text: string) => Promise<void>) => {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await write("more");
    }
  };
  const left = await sendBody(endless, { onBreak: (error) => ended.push(error) });
  await left.cancel();
  await vi.waitFor(() => expect(ended).toHaveLength(1));
  await sendBody(endless, { onBreak: (error) => ended.push(error), patienceMs: 20 });
  await vi.waitFor(() => expect(ended).toHaveLength(2));
  for (const error of ended) expect(error).toBeInstanceOf(ReaderGoneError);
});

test("EXP-08 a reader who leaves while a chunk is pending just ends the stream, without an error", async () => {
  const thinking = Promise.withResolvers<void>();
  const onBreak = vi.fn<(error: unknown) => void>();
  const body = await sendBody(
    async (write) => {
      await write("first");
      await thinking.promise;
      await write("second");
    },
    { onBreak },
  );
  const reader = body.getReader();
  await reader.read();
  const more = reader.read();
  await reader.cancel();
  await more;
  thinking.resolve();
  await vi.waitFor(() => expect(onBreak).toHaveBeenCalledOnce());
  expect(onBreak).toHaveBeenCalledWith(expect.any(ReaderGoneError));
});

test("EXP-07 a stream without chunks has an empty body", async () => {
  expect(await readAll(await sendBody(async () => {}, silent))).toBe("");
});
