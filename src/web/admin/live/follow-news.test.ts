import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { News } from "#modules/notifications/contract.ts";
import { createEventParser } from "./event-parser.ts";
import { followNews } from "./follow-news.ts";

const changed = 'event: order-changed\ndata: {"id":"1"}\n\n';

test("LIVE-01 an event is parsed wherever the stream is split", () => {
  const whole = `: open\n\n${changed}: beat\n\nevent: much\ndata: null\n\n`;
  const expected = [
    { event: "order-changed", data: { id: "1" } },
    { event: "much", data: null },
  ];
  for (let size = 1; size <= whole.length; size += 1) {
    const parse = createEventParser();
    const pieces = whole.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];
    expect(pieces.flatMap((piece) => parse(piece))).toEqual(expected);
  }
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page with a server of which the test decides what it answers. */
function page({ firstStatus = 200, quietMs = 60_000 } = {}) {
  const heard: News[] = [];
  let gaps = 0;
  let isHidden = false;
  const watchers = new Set<() => void>();
  const opened: { controller: ReadableStreamDefaultController<Uint8Array>; signal: AbortSignal }[] =
    [];
  let status = firstStatus;
  const stop = followNews({
    async open(signal) {
      let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
      const body = new ReadableStream<Uint8Array>({
        start(given) {
          controller = given;
        },
      });
      if (controller !== undefined) opened.push({ controller, signal });
      signal.addEventListener("abort", () => controller?.error(new Error("aborted")));
      return new Response(body, { status, headers: { "quiet-ms": String(quietMs) } });
    },
    refreshToken: async () => true,
    onNews: (news) => heard.push(news),
    onGap: () => (gaps += 1),
    isHidden: () => isHidden,
    onAttention(act) {
      watchers.add(act);
      return () => watchers.delete(act);
    },
    getRandom: () => 1,
  });
  return {
    heard,
    opened,
    stop,
    gaps: () => gaps,
    answer: (next: number) => (status = next),
    show: (hidden: boolean) => {
      isHidden = hidden;
      for (const act of watchers) act();
    },
    send: async (text: string) => {
      opened.at(-1)?.controller.enqueue(new TextEncoder().encode(text));
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test("LIVE-01 the page receives the events of the stream", async () => {
  const { heard, send, stop, gaps } = page();
  await vi.advanceTimersByTimeAsync(0);
  await send(`: open\n\n${changed}`);
  expect(heard).toEqual([{ event: "order-changed", data: { id: "1" } }]);
  expect(gaps()).toBe(0);
  stop();
});

test("LIVE-07 after an interruption it reconnects, at growing intervals, and knows that it may have missed something", async () => {
  const { opened, send, stop, gaps, answer } = page();
  await vi.advanceTimersByTimeAsync(0);
  await send(": open\n\n");
  answer(503);
  opened.at(-1)?.controller.close();
  for (const [pause, count] of [
    [1_000, 2],
    [2_000, 3],
    [4_000, 4],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(opened).toHaveLength(count - 1);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await vi.advanceTimersByTimeAsync(1);
    expect(opened).toHaveLength(count);
  }
  expect(gaps()).toBe(0);
  answer(200);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(gaps()).toBe(1);
  stop();
});

test("LIVE-07 a page that starts to listen after an event reloads its data", async () => {
  const { gaps, stop } = page({ quietMs: 0 });
  await vi.advanceTimersByTimeAsync(0);
  expect(gaps()).toBe(1);
  stop();
});

test("LIVE-09 a silent connection is replaced", async () => {
  const { opened, send, stop } = page();
  await vi.advanceTimersByTimeAsync(0);
  await send(": open\n\n");
  await vi.advanceTimersByTimeAsync(49_000);
  await send(": beat\n\n");
  await vi.advanceTimersByTimeAsync(49_000);
  expect(opened).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(opened[0]?.signal.aborted).toBe(true);
  expect(opened).toHaveLength(2);
  stop();
});

test("LIVE-09 a hidden tab closes its connection, and reconnects when it is shown", async () => {
  const { opened, send, show, stop, gaps } = page();
  await vi.advanceTimersByTimeAsync(0);
  show(true);
  for (let beats = 0; beats < 15; beats += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await send(": beat\n\n");
    // oxlint-disable-next-line no-await-in-loop -- as above
    await vi.advanceTimersByTimeAsync(20_000);
  }
  expect(opened[0]?.signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(opened).toHaveLength(1);
  show(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(opened).toHaveLength(2);
  expect(gaps()).toBe(1);
  stop();
});

test("LIVE-05 a user without the right is not retried, and leaving the page ends everything", async () => {
  const refused = page({ firstStatus: 403 });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(refused.opened).toHaveLength(1);
  // The screens read again, and are told.
  expect(refused.gaps()).toBe(1);
  const left = page();
  await vi.advanceTimersByTimeAsync(0);
  left.stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(left.opened).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});
