import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { emptyReport, readPlaywrightReport, readVitestReport } from "./test-report.ts";

const folder = mkdtempSync(join(tmpdir(), "test report "));
afterAll(() => rmSync(folder, { recursive: true }));

let reports = 0;
function write(report: unknown): string {
  reports += 1;
  const file = join(folder, `${reports}.json`);
  writeFileSync(file, typeof report === "string" ? report : JSON.stringify(report));
  return file;
}

const root = join(import.meta.dirname, "../..");
const assertion = (fullName: string, status: string, failureMessages: string[] = []) => ({
  fullName,
  status,
  failureMessages,
  duration: 1,
});

test("a report of Vitest tells what passed and failed, and how long each file took", () => {
  const file = write({
    success: false,
    testResults: [
      {
        name: join(root, "src/a.test.ts"),
        status: "failed",
        startTime: 10_000,
        endTime: 12_500,
        assertionResults: [
          assertion("good", "passed"),
          assertion("lucky", "passed", ["once"]),
          assertion("bad", "failed", ["twice"]),
          assertion("left out", "skipped"),
        ],
      },
      {
        name: join(root, "src/b.test.ts"),
        status: "failed",
        startTime: 10_000,
        endTime: 10_000,
        assertionResults: [],
      },
    ],
  });
  expect(readVitestReport(file)).toEqual({
    passed: 2,
    failed: ["bad\n        twice", join(root, "src/b.test.ts")],
    secondTry: ["lucky"],
    files: [
      { file: join("src", "a.test.ts"), seconds: 2.5 },
      { file: join("src", "b.test.ts"), seconds: 0 },
    ],
  });
});

test("a report of Playwright adds up all tries of all tests of a file, also of those in groups", () => {
  const spec = (title: string, status: string, ...durations: number[]) => ({
    title,
    tests: [
      {
        projectName: "desktop",
        status,
        results: durations.map((duration) => ({
          duration,
          error: { message: `\u001B[31mafter ${duration}\u001B[39m\n\nit broke` },
        })),
      },
    ],
  });
  const file = write({
    suites: [
      {
        title: "cart.spec.ts",
        file: "cart.spec.ts",
        specs: [spec("opens", "expected", 1_500)],
        suites: [
          {
            title: "a group",
            file: "cart.spec.ts",
            specs: [spec("races", "flaky", 2_000, 500), spec("breaks", "unexpected", 900, 1_100)],
          },
        ],
      },
    ],
  });
  expect(readPlaywrightReport(file)).toEqual({
    passed: 2,
    failed: ["[desktop] a group › breaks\n        after 1100\n        it broke"],
    secondTry: ["[desktop] a group › races"],
    files: [{ file: join("tests/e2e", "cart.spec.ts"), seconds: 6 }],
  });
});

test.each([
  ["missing", join(folder, "nowhere.json")],
  ["cut off", write('{"testResults": [')],
])("a report that is %s counts nothing", (_, file) => {
  expect(readVitestReport(file)).toEqual(emptyReport);
  expect(readPlaywrightReport(file)).toEqual(emptyReport);
});
