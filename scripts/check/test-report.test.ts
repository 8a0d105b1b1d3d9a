import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { ReportLine } from "./reporters/report-lines.ts";
import { readReport } from "./test-report.ts";

const folder = mkdtempSync(join(tmpdir(), "test report "));
afterAll(() => rmSync(folder, { recursive: true }));

let reports = 0;
function write(lines: readonly ReportLine[], cutOff = ""): string {
  reports += 1;
  const file = join(folder, `${reports}.jsonl`);
  writeFileSync(file, [...lines.map((line) => JSON.stringify(line)), cutOff].join("\n"));
  return file;
}

const begin = (file: string, title?: string) => ({ kind: "began", file, title }) as const;
const end = (
  file: string,
  title: string,
  ...errors: string[]
): Extract<ReportLine, { kind: "test" }> => ({
  kind: "test",
  file,
  title,
  result: errors.length > 0 ? "failed" : "passed",
  seconds: 1.5,
  errors,
});

test("a report counts passed and failed tests, with the beginning of each error", () => {
  const many = Array.from({ length: 30 }, (_, line) => `line ${line}`).join("\n");
  const file = write([
    end("a.test.ts", "good"),
    end("a.test.ts", "bad", "\u001B[31mlate\u001B[39m\n\n    at a.test.ts:1", "waited for a bag"),
    { ...end("a.test.ts", "left out"), result: "skipped" },
    { kind: "file", file: "b.test.ts", seconds: 0, errors: ["no such import"] },
    { kind: "error", error: many },
  ]);
  const { passed, skipped, failed, running } = readReport(file);
  expect({ passed, skipped, running }).toEqual({ passed: 1, skipped: 1, running: [] });
  expect(failed.slice(0, 2)).toEqual([
    "a.test.ts › bad\n        late\n            at a.test.ts:1\n        waited for a bag",
    "b.test.ts\n        no such import",
  ]);
  expect(failed[2]).toMatch(/^outside of any test\n {8}line 0\n/);
  expect(failed[2]).not.toContain("line 20");
});

test("files have their measured time, or the total of their tests", () => {
  const { files, counts } = readReport(
    write([
      end("a.test.ts", "one"),
      { kind: "file", file: "a.test.ts", seconds: 4, errors: [] },
      end("cart.spec.ts", "one"),
      end("cart.spec.ts", "other"),
    ]),
  );
  expect(files).toEqual([
    { file: "a.test.ts", seconds: 4 },
    { file: "cart.spec.ts", seconds: 3 },
  ]);
  expect([...counts]).toEqual([
    ["a.test.ts", 1],
    ["cart.spec.ts", 2],
  ]);
});

test("unfinished tests are named, or a file in which no test runs", () => {
  const lines = [
    begin("a.test.ts"),
    begin("a.test.ts", "hangs"),
    begin("b.test.ts"),
    begin("b.test.ts", "done"),
    end("b.test.ts", "done"),
    begin("c.test.ts"),
    { kind: "file", file: "c.test.ts", seconds: 1, errors: [] },
  ] satisfies ReportLine[];
  const { running } = readReport(write(lines, '{"kind":"beg'));
  expect(running).toEqual(["a.test.ts › hangs", "b.test.ts"]);
});

test("a missing report counts nothing", () => {
  expect(readReport(join(folder, "nowhere.jsonl"))).toMatchObject({ passed: 0, failed: [] });
});
