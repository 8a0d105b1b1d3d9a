import { expect, test } from "vitest";
import { readRatio } from "./render-share.ts";

const frame = (id: number, functionName: string, children: number[] = []) => ({
  id,
  callFrame: { functionName },
  children,
});

/** One sample in each millisecond. */
const makeProfile = (samples: number[]) => ({
  nodes: [
    frame(1, "(root)", [2, 3, 5]),
    frame(2, "(idle)"),
    frame(3, "performWork", [4]),
    frame(4, "Header"),
    frame(5, "sendPage"),
  ],
  startTime: 5_000,
  endTime: 5_000 + samples.length * 1_000,
  samples,
  timeDeltas: samples.map(() => 1_000),
});

test("React's share is the time of its functions and their callees, without idle time", () => {
  expect(readRatio(makeProfile([3, 4, 5, 2, 2, 4, 5]), 1)).toBe(5 / 3);
});

test("only the last seconds count, because the ones before are the warm-up", () => {
  expect(readRatio(makeProfile([5, 5, 5, 5, 4, 3]), 0.003)).toBe(3 / 2);
});

test("a profile without React is rejected", () => {
  expect(() => readRatio(makeProfile([5, 5]), 1)).toThrow("does not show React");
});
