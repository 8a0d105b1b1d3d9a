import { describe, expect, test } from "vitest";
import { createProgressLine, getSize } from "./progress-line.ts";

function shown(isTTY: boolean) {
  const written: string[] = [];
  let nowMs = 0;
  const line = createProgressLine(
    { isTTY, write: (text: string) => written.push(text) > 0 },
    () => nowMs,
  );
  return { ...line, written, pass: (ms: number) => void (nowMs += ms) };
}

const step = { what: "orders", rows: 50, ofRows: 200, bytes: 1_234_567 };

describe("progress", () => {
  test("RUN-35 is one line on a terminal, redrawn ten times a second and removed at the end", () => {
    const { watch, remove, written, pass } = shown(true);
    watch(step);
    watch({ ...step, rows: 60 });
    pass(100);
    watch({ ...step, rows: 200 });
    remove();
    expect(written).toEqual([
      "\r\x1b[2Korders: [######------------------] 50 of 200 rows, 1.2 MB",
      "\r\x1b[2Korders: [########################] 200 of 200 rows, 1.2 MB",
      "\r\x1b[2K",
    ]);
  });

  test("RUN-35 is a plain line every few seconds elsewhere, and none for short work", () => {
    const { watch, remove, written, pass } = shown(false);
    watch(step);
    pass(5_000);
    watch(step);
    watch({ what: "indexes", rows: 0, ofRows: 0, bytes: 0 });
    remove();
    expect(written).toEqual(["orders: 50 of 200 rows, 1.2 MB\n"]);
  });

  test.each([
    [1, "1 kB"],
    [1_500_000, "1.5 MB"],
    [2_340_000_000, "2.34 GB"],
  ])("RUN-35 writes %i bytes as %s", (bytes, expected) => {
    expect(getSize(bytes)).toBe(expected);
  });
});
