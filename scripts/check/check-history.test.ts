import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { addToHistory, compareWithMedian, readHistory, type CheckRun } from "./check-history.ts";

const folder = mkdtempSync(join(tmpdir(), "check history "));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, "history.json");

function run(seconds: number, rest: Partial<CheckRun> = {}): CheckRun {
  return {
    date: "2026-01-01T00:00:00.000Z",
    commit: "abc1234",
    machine: "two cores",
    passed: true,
    seconds,
    steps: [{ name: "Lint", seconds: seconds / 10, processorSeconds: 1 }],
    slowest: [{ file: "a.ts", seconds: 1.5 }],
    ...rest,
  };
}

test("a history starts empty and keeps the newest thirty runs", () => {
  expect(readHistory(file)).toEqual([]);
  for (let count = 1; count <= 32; count += 1) addToHistory(file, readHistory(file), run(count));
  const runs = readHistory(file);
  expect(runs.map(({ seconds }) => seconds)).toEqual(
    Array.from({ length: 30 }, (_, index) => index + 3),
  );
  expect(runs.at(-1)).toEqual(run(32));
});

test.each(["", "{", "null", '{"runs": []}', '[{"seconds": "many"}]'])(
  "a file with %j is not a history, and the next run starts a new one",
  (text) => {
    writeFileSync(file, text);
    expect(readHistory(file)).toEqual([]);
    addToHistory(file, readHistory(file), run(1));
    expect(readHistory(file)).toEqual([run(1)]);
  },
);

test("a run and its steps are compared with the median of earlier runs", () => {
  expect(compareWithMedian(run(90), [run(100)])).toBe(
    "Beside the earlier run: total −10 %, Lint −10 %",
  );
  expect(compareWithMedian(run(120), [run(1_000), run(100), run(60)])).toBe(
    "Beside the median of 3 runs: total +20 %, Lint +20 %",
  );
  expect(compareWithMedian(run(75), [run(100), run(50)])).toBe(
    "Beside the median of 2 runs: total +0 %, Lint +0 %",
  );
});

test("failed runs and runs of another machine are ignored, and a new step has no median", () => {
  const others = [run(1, { passed: false }), run(1, { machine: "eight cores" })];
  expect(compareWithMedian(run(9), [])).toBeUndefined();
  expect(compareWithMedian(run(9), others)).toBeUndefined();
  const steps = [{ name: "New", seconds: 5 }];
  expect(compareWithMedian(run(9, { steps }), [...others, run(10)])).toBe(
    "Beside the earlier run: total −10 %",
  );
});
