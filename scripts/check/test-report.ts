import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { z } from "zod";

const root = join(import.meta.dirname, "../..");

/** Result of a test run, by the full titles of the tests. */
export type TestReport = {
  passed: number;
  failed: string[];
  /**
   * Passed, but only at the second try: a race in the test or in the shop, which must be looked
   * into.
   */
  secondTry: string[];
  /** How long the tests of each file took. */
  files: FileTime[];
};

export type FileTime = { file: string; seconds: number };

export const emptyReport: TestReport = { passed: 0, failed: [], secondTry: [], files: [] };

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

/** Reads the report of Vitest. A file that could not run at all counts as one failure. */
export function readVitestReport(file: string): TestReport {
  return readReport(file, vitestReport, ({ testResults }) => {
    const tests = testResults.flatMap((result) => result.assertionResults);
    const titles = (status: string, hadFailures: boolean) =>
      tests
        .filter((test) => test.status === status && test.failureMessages.length > 0 === hadFailures)
        .map((test) => test.fullName);
    const brokenFiles = testResults
      .filter(
        ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
      )
      .map(({ name }) => name);
    return {
      passed: tests.filter((test) => test.status === "passed").length,
      failed: [...titles("failed", true), ...titles("failed", false), ...brokenFiles],
      secondTry: titles("passed", true),
      files: testResults.map(({ name, startTime, endTime }) => ({
        file: relative(root, name),
        seconds: (endTime - startTime) / 1_000,
      })),
    };
  });
}

type Suite = {
  title: string;
  /** Below `testDir`. */
  file: string;
  specs: {
    title: string;
    tests: { projectName: string; status: string; results: { duration: number }[] }[];
  }[];
  suites?: Suite[] | undefined;
};
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    title: z.string(),
    file: z.string(),
    specs: z.array(
      z.object({
        title: z.string(),
        tests: z.array(
          z.object({
            projectName: z.string(),
            status: z.string(),
            results: z.array(z.object({ duration: z.number() })),
          }),
        ),
      }),
    ),
    suites: z.array(suite).optional(),
  }),
);
const playwrightReport = z.object({ suites: z.array(suite) });

/** Reads the report of Playwright. */
export function readPlaywrightReport(file: string): TestReport {
  return readReport(file, playwrightReport, ({ suites }) => {
    const tests = suites.flatMap(getTests);
    const titles = (status: string) =>
      tests.filter((test) => test.status === status).map((test) => test.title);
    return {
      passed: titles("expected").length + titles("flaky").length,
      failed: titles("unexpected"),
      secondTry: titles("flaky"),
      files: suites.map((each) => ({
        file: join("tests/e2e", each.file),
        seconds: getTests(each).reduce((sum, test) => sum + test.durationMs, 0) / 1_000,
      })),
    };
  });
}

type RunTest = { title: string; status: string; durationMs: number };

function getTests({ title, specs, suites = [] }: Suite): RunTest[] {
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }) => ({
      title: `[${projectName}] ${title} › ${spec.title}`,
      status,
      durationMs: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(getTests)];
}

/**
 * A report that is missing or broken counts nothing; the step that should have written it has
 * failed.
 */
function readReport<T>(
  file: string,
  schema: z.ZodType<T>,
  summarise: (report: T) => TestReport,
): TestReport {
  try {
    return summarise(schema.parse(JSON.parse(readFileSync(file, "utf8"))));
  } catch {
    return emptyReport;
  }
}
