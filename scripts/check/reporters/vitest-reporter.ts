import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import { root } from "../root.ts";
import { writeLine } from "./report-lines.ts";

type Thrown = {
  readonly name?: string;
  readonly message?: string;
  readonly diff?: string | undefined;
  readonly stack?: string | undefined;
};

const getFile = ({ moduleId }: TestModule) => relative(root, moduleId);
/** Of the difference what differs, and the places in our own files. */
function toText({ name = "Error", message = "", diff = "", stack = "" }: Thrown): string {
  const take = (text: string, requested: RegExp) =>
    stripVTControlCharacters(text)
      .split("\n")
      .filter((line) => requested.test(line));
  const differing = take(diff, /^[-+] /);
  const places = take(stack, /^\s+at (?!new Promise|.*(?:node_modules|node:))/);
  return [`${name}: ${message}`, ...differing, ...places].join("\n");
}

/** Tells the runner of the checks what Vitest does. Vitest makes reporters with `new`. */
export default class VitestReporter implements Reporter {
  onTestModuleStart(module: TestModule): void {
    writeLine({ kind: "began", file: getFile(module) });
  }

  onTestCaseReady(test: TestCase): void {
    writeLine({ kind: "began", file: getFile(test.module), title: test.fullName });
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    writeLine({
      kind: "test",
      file: getFile(test.module),
      title: test.fullName,
      result: state === "pending" ? "skipped" : state,
      seconds: (test.diagnostic()?.duration ?? 0) / 1_000,
      errors: errors.map(toText),
    });
  }

  onTestModuleEnd(module: TestModule): void {
    const suites = [...module.children.allSuites()];
    const { duration, collectDuration } = module.diagnostic();
    writeLine({
      kind: "file",
      file: getFile(module),
      seconds: (duration + collectDuration) / 1_000,
      errors: [module, ...suites].flatMap((part) => part.errors().map(toText)),
    });
  }

  onTestRunEnd(_: readonly TestModule[], errors: readonly Thrown[]): void {
    for (const error of errors) writeLine({ kind: "error", error: toText(error) });
  }
}
