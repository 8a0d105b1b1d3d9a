import { readFileSync } from "node:fs";
import { z } from "zod";

/** What a test runner says of its run, told by the full titles of the tests. */
export type TestReport = {
  passed: number;
  failed: string[];
  /** Passed, but only at the second try: a race in the test or in the shop, which somebody must look at. */
  secondTry: string[];
};

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
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
    };
  });
}

type Suite = {
  title: string;
  specs: { title: string; tests: { projectName: string; status: string }[] }[];
  suites?: Suite[] | undefined;
};
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    title: z.string(),
    specs: z.array(
      z.object({
        title: z.string(),
        tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
      }),
    ),
    suites: z.array(suite).optional(),
  }),
);
const playwrightReport = z.object({ suites: z.array(suite) });

/** Reads the report of Playwright. */
export function readPlaywrightReport(file: string): TestReport {
  return readReport(file, playwrightReport, ({ suites }) => {
    const tests = suites.flatMap(testsOf);
    const titles = (status: string) =>
      tests.filter((test) => test.status === status).map((test) => test.title);
    return {
      passed: titles("expected").length + titles("flaky").length,
      failed: titles("unexpected"),
      secondTry: titles("flaky"),
    };
  });
}

function testsOf({ title, specs, suites = [] }: Suite): { title: string; status: string }[] {
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status }) => ({
      title: `[${projectName}] ${title} › ${spec.title}`,
      status,
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

/** A report that is missing or broken counts nothing; the step that should have written it has failed. */
function readReport<T>(
  file: string,
  schema: z.ZodType<T>,
  summarise: (report: T) => TestReport,
): TestReport {
  try {
    return summarise(schema.parse(JSON.parse(readFileSync(file, "utf8"))));
  } catch {
    return { passed: 0, failed: [], secondTry: [] };
  }
}
