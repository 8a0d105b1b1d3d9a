import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";

const root = join(import.meta.dirname, "../..");

/** Result of a test run, by the full titles of the tests. */
export type TestReport = {
  passed: number;
  /** Below each title the beginning of its error. */
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
    const brokenFiles = testResults
      .filter(
        ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
      )
      .map(({ name }) => name);
    return {
      passed: tests.filter((test) => test.status === "passed").length,
      failed: [
        ...tests
          .filter((test) => test.status === "failed")
          .map((test) => withError(test.fullName, test.failureMessages.at(-1))),
        ...brokenFiles,
      ],
      secondTry: tests
        .filter((test) => test.status === "passed" && test.failureMessages.length > 0)
        .map((test) => test.fullName),
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
    tests: {
      projectName: string;
      status: string;
      results: { duration: number; error?: { message?: string | undefined } | undefined }[];
    }[];
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
            results: z.array(
              z.object({
                duration: z.number(),
                error: z.object({ message: z.string().optional() }).optional(),
              }),
            ),
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
    const withStatus = (status: string) => tests.filter((test) => test.status === status);
    const flaky = withStatus("flaky");
    return {
      passed: withStatus("expected").length + flaky.length,
      failed: withStatus("unexpected").map(({ title, error }) => withError(title, error)),
      secondTry: flaky.map(({ title }) => title),
      files: suites.map((each) => ({
        file: join("tests/e2e", each.file),
        seconds: getTests(each).reduce((sum, test) => sum + test.durationMs, 0) / 1_000,
      })),
    };
  });
}

type RunTest = {
  title: string;
  status: string;
  durationMs: number;
  /** Of the last try. */
  error: string | undefined;
};

function getTests({ title, specs, suites = [] }: Suite): RunTest[] {
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }) => ({
      title: `[${projectName}] ${title} › ${spec.title}`,
      status,
      durationMs: results.reduce((sum, { duration }) => sum + duration, 0),
      error: results.at(-1)?.error?.message,
    })),
  );
  return [...own, ...suites.flatMap(getTests)];
}

const ERROR_LINES = 12;
const LINE_LENGTH = 200;

/** A title with the beginning of an error: the end of a long output may be all that is kept. */
function withError(title: string, error = ""): string {
  const lines = stripVTControlCharacters(error)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, ERROR_LINES);
  return [title, ...lines.map((line) => `        ${line.slice(0, LINE_LENGTH)}`)].join("\n");
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
