import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AdminAction } from "#shared/permissions.ts";
import type { News } from "./contract.ts";
import { openNewsStream } from "./news-stream.ts";

const changed: News = { event: "order-changed", data: { id: "1" } };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open({ may = ["orders.read"] as readonly AdminAction[], seconds = 900 } = {}) {
  let notify: (news: readonly News[]) => void = () => {};
  const stop = vi.fn<() => void>();
  const onEnd = vi.fn<() => void>();
  const startedAt = Date.now();
  const stream = openNewsStream({
    live: {
      follow(hear) {
        notify = hear;
        return stop;
      },
      onEnd: () => () => {},
    },
    mayDo: async () => may,
    endsAt: new Date(startedAt + seconds * 1_000),
    clock: () => new Date(),
    onEnd,
  });
  return { reader: stream.getReader(), notify: (news: News) => notify([news]), stop, onEnd };
}
const getText = (value: Uint8Array | undefined) => new TextDecoder().decode(value);

test("LIVE-09 a stream sends a heartbeat every 20 seconds, so that it is not considered dead", async () => {
  const { reader } = open();
  expect(getText((await reader.read()).value)).toBe(": open\n\n");
  const beat = reader.read();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(getText((await beat).value)).toBe(": beat\n\n");
});

test("LIVE-05 a stream ends with its token even without any news", async () => {
  const { reader, onEnd, stop } = open({ seconds: 30 });
  await reader.read();
  const beat = reader.read();
  await vi.advanceTimersByTimeAsync(20_000);
  await beat;
  const end = reader.read();
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await end).done).toBe(true);
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(stop).toHaveBeenCalledTimes(1);
});

test("LIVE-05 a heartbeat ends the stream of a user who has lost the right", async () => {
  const { reader, onEnd } = open({ may: [] });
  await reader.read();
  const end = reader.read();
  await vi.advanceTimersByTimeAsync(20_000);
  expect((await end).done).toBe(true);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("PERM-07 a stream contains only what its reader may see", async () => {
  const { reader, notify } = open({ may: ["stock.read"] });
  await reader.read();
  const next = reader.read();
  notify(changed);
  notify({ event: "stock", data: { variantId: "2", level: "low" } });
  expect(getText((await next).value)).toBe(
    'event: stock\ndata: {"variantId":"2","level":"low"}\n\n',
  );
});

test("LIVE-10 a client that reads nothing loses its stream, and memory stays small", async () => {
  const { notify, onEnd, stop } = open();
  for (let count = 0; count < 5_000; count += 1) notify(changed);
  await vi.advanceTimersByTimeAsync(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(stop).toHaveBeenCalledTimes(1);
});

test("LIVE-10 a client that disconnects is removed, once", async () => {
  const { reader, onEnd, stop, notify } = open();
  await reader.cancel();
  notify(changed);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
