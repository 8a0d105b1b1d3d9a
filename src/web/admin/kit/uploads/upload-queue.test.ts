import { describe, expect, test } from "vitest";
import { ApiError } from "#web/api/api-client.ts";
import { createUploadQueue } from "./upload-queue.ts";

const pngHead = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
const image = (name: string) => new File([pngHead], name);
const gif = new File(["GIF89a"], "moving.jpg");

/** A queue whose uploads finish, fail or wait as the test says. */
function startQueue(isHeld = false) {
  const sent: { name: string; arrive: () => void; fail: (error: unknown) => void }[] = [];
  const refused: string[] = [];
  let arrived = 0;
  let aborted = 0;
  const queue = createUploadQueue({
    isHeld,
    send: ({ file, signal, onProgress }) =>
      new Promise<void>((resolve, reject) => {
        onProgress(0.5);
        signal.addEventListener("abort", () => {
          aborted += 1;
          reject(signal.reason);
        });
        sent.push({ name: file.name, arrive: resolve, fail: reject });
      }),
    onArrived: () => {
      arrived += 1;
    },
    onFailed: (file) => refused.push(file.name),
  });
  const states = () => queue.read().map(({ file, status }) => `${file.name} ${status}`);
  return { queue, sent, refused, states, counts: () => ({ arrived, aborted }) };
}

const until = (condition: () => boolean) =>
  expect.poll(condition, { interval: 1, timeout: 2_000 }).toBe(true);

describe("uploading files", () => {
  test("PRODS-16 are sent one after the other, in their order", async () => {
    const { queue, sent, states, counts } = startQueue();
    const all = queue.add([image("a.png"), image("b.png")]);
    await until(() => sent.length === 1);
    expect(states()).toEqual(["a.png sending", "b.png waiting"]);
    expect(queue.read()[0]?.share).toBe(0.5);
    sent[0]?.arrive();
    await until(() => sent.length === 2);
    expect(states()).toEqual(["b.png sending"]);
    sent[1]?.arrive();
    await all;
    expect(states()).toEqual([]);
    expect(counts()).toEqual({ arrived: 2, aborted: 0 });
  });

  test("PRODS-15 are never sent unless they are images, and the others are", async () => {
    const { queue, sent, refused, states } = startQueue();
    const all = queue.add([gif, image("a.png")]);
    await until(() => sent.length === 1);
    expect(refused).toEqual(["moving.jpg"]);
    expect(states()).toEqual(["moving.jpg refused", "a.png sending"]);
    sent[0]?.arrive();
    await all;
    expect(sent.map(({ name }) => name)).toEqual(["a.png"]);
  });

  test("PRODS-31 wait while they are held, and are sent once they are released", async () => {
    const { queue, sent, states } = startQueue(true);
    await queue.add([image("a.png"), image("b.png")]);
    expect(states()).toEqual(["a.png waiting", "b.png waiting"]);
    expect(sent).toEqual([]);
    queue.drop(queue.read()[0]?.id ?? 0);
    const all = queue.release();
    await until(() => sent.length === 1);
    sent[0]?.arrive();
    await all;
    expect(sent.map(({ name }) => name)).toEqual(["b.png"]);
  });

  test("PRODS-16 can be cancelled, and the next one follows", async () => {
    const { queue, sent, refused, states, counts } = startQueue();
    const all = queue.add([image("a.png"), image("b.png")]);
    await until(() => sent.length === 1);
    queue.drop(queue.read()[0]?.id ?? 0);
    await until(() => sent.length === 2);
    expect(states()).toEqual(["b.png sending"]);
    sent[1]?.arrive();
    await all;
    expect(counts()).toEqual({ arrived: 1, aborted: 1 });
    expect(refused).toEqual([]);
  });

  test("PRODS-16 can be retried after a connection error, but not after they were rejected", async () => {
    const { queue, sent, refused, states } = startQueue();
    const all = queue.add([image("a.png"), image("b.png")]);
    await until(() => sent.length === 1);
    sent[0]?.fail(new ApiError("offline"));
    await until(() => sent.length === 2);
    sent[1]?.fail(new ApiError("too_many_pixels"));
    await all;
    expect(states()).toEqual(["a.png failed", "b.png refused"]);
    expect(refused).toEqual(["a.png", "b.png"]);
    const again = queue.retry(queue.read()[0]?.id ?? 0);
    await until(() => sent.length === 3);
    sent[2]?.arrive();
    await again;
    expect(states()).toEqual(["b.png refused"]);
  });
});
