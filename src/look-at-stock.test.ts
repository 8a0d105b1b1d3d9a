import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { silentLog } from "#platform/log.ts";
import { createStockLook } from "./look-at-stock.ts";

/** Everything that was done to the cache, in order. */
let done: string[];
let answers: PromiseWithResolvers<string>[];

beforeEach(() => {
  vi.useFakeTimers();
  done = [];
  answers = [];
});
afterEach(() => vi.useRealTimers());

function start() {
  return createStockLook({
    cache: { invalidate: () => done.push("drop"), keepOnly: (mark) => done.push(mark) },
    readMark() {
      const answer = Promise.withResolvers<string>();
      answers.push(answer);
      return answer.promise;
    },
    log: silentLog,
  });
}

/** What has been settled so far reaches everybody who waits for it. */
const settle = () => vi.advanceTimersByTimeAsync(0);

test("HTTP-22 changes that come while it looks are one more look, after this one", async () => {
  const { look } = start();
  look();
  look();
  look();
  expect(answers).toHaveLength(1);
  answers[0]?.resolve("A");
  await settle();
  expect([done, answers.length]).toEqual([["A"], 2]);
  answers[1]?.resolve("B");
  await vi.advanceTimersByTimeAsync(10_000);
  expect([done, answers.length]).toEqual([["A", "B"], 2]);
});

test("HTTP-22 a look that fails drops every page, and the next change is looked at again", async () => {
  const { look } = start();
  look();
  answers[0]?.reject(new Error("no database"));
  await settle();
  look();
  answers[1]?.resolve("A");
  await settle();
  expect(done).toEqual(["drop", "A"]);
});

test("HTTP-22 a look that takes too long drops every page, and so does each change until it ends", async () => {
  const { look } = start();
  look();
  await vi.advanceTimersByTimeAsync(399);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual(["drop"]);
  look();
  expect(done).toEqual(["drop", "drop"]);
  answers[0]?.resolve("A");
  await settle();
  answers[1]?.resolve("B");
  await settle();
  look();
  answers[2]?.resolve("C");
  await settle();
  expect(done).toEqual(["drop", "drop", "A", "B", "C"]);
});
