import { relative } from "node:path";
import type { Reporter, TestCase, TestError, TestResult } from "@playwright/test/reporter";
import { root } from "../root.ts";
import { writeLine } from "./report-lines.ts";

const getFile = (test: TestCase) => relative(root, test.location.file);
/** Without the file, which is told beside it. */
const getTitle = (test: TestCase) => {
  const [, project, , ...titles] = test.titlePath();
  return `[${project}] ${titles.join(" › ")}`;
};
const toText = ({ message, value }: TestError) => message ?? value ?? "";

/** Tells the runner of the checks what Playwright does. Playwright makes reporters with `new`. */
export default class PlaywrightReporter implements Reporter {
  /** Another one shows the tests. */
  printsToStdio(): boolean {
    return false;
  }

  onTestBegin(test: TestCase): void {
    writeLine({ kind: "began", file: getFile(test), title: getTitle(test) });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const isFine = result.status === test.expectedStatus;
    writeLine({
      kind: "test",
      file: getFile(test),
      title: getTitle(test),
      result: result.status === "skipped" ? "skipped" : isFine ? "passed" : "failed",
      seconds: result.duration / 1_000,
      // A time limit has one error, and what was waited for another.
      errors: isFine ? [] : result.errors.map(toText),
    });
  }

  onError(error: TestError): void {
    writeLine({ kind: "error", error: toText(error) });
  }
}
