import { stripVTControlCharacters } from "node:util";
import { readLines, type ReportLine } from "./reporters/report-lines.ts";

export type FileTime = { file: string; seconds: number };

/** The results of a run of tests. */
export type TestReport = {
  passed: number;
  skipped: number;
  /** The titles of tests that failed, each with the beginning of its error on lines of its own. */
  failed: string[];
  /** Tests and files that had begun and not ended. */
  running: string[];
  /** How long the tests of each file took. */
  files: FileTime[];
  /** How many tests of each file ran. */
  counts: Map<string, number>;
};

type Test = Extract<ReportLine, { kind: "test" }>;

/** Reads what a reporter wrote to a file. A report that is missing counts nothing. */
export function readReport(file: string): TestReport {
  const lines = readLines(file);
  const tests = lines.filter((line) => line.kind === "test");
  const withResult = (result: Test["result"]) => tests.filter((test) => test.result === result);
  const counts = Map.groupBy(
    tests.filter(({ result }) => result !== "skipped"),
    (test) => test.file,
  );
  return {
    passed: withResult("passed").length,
    skipped: withResult("skipped").length,
    failed: [
      ...withResult("failed").map((test) => withError(getName(test), test.errors)),
      ...lines.flatMap((line) => {
        if (line.kind === "error") return [withError("outside of any test", [line.error])];
        const isBroken = line.kind === "file" && line.errors.length > 0;
        return isBroken ? [withError(line.file, line.errors)] : [];
      }),
    ],
    running: findRunning(lines),
    files: getTimes(lines),
    counts: new Map([...counts].map(([name, all]) => [name, all.length])),
  };
}

function getName({ file, title }: { file: string; title?: string | undefined }): string {
  return title === undefined ? file : `${file} › ${title}`;
}

/** Tests that have begun and not ended; for a file without one, the file. */
function findRunning(lines: readonly ReportLine[]): string[] {
  const running = new Map<string, { file: string; title?: string | undefined }>();
  for (const line of lines) {
    if (line.kind === "error") continue;
    if (line.kind === "began") running.set(getName(line), line);
    else running.delete(line.kind === "file" ? line.file : getName(line));
  }
  const all = [...running.values()];
  const isTold = ({ file, title }: (typeof all)[number]) =>
    title !== undefined || !all.some((other) => other.file === file && other.title !== undefined);
  return all.filter(isTold).map(getName);
}

/** Vitest measures a file as a whole; of Playwright's the tests are added up. */
function getTimes(lines: readonly ReportLine[]): FileTime[] {
  const times = new Map<string, number>();
  const measured = new Set(lines.flatMap((line) => (line.kind === "file" ? [line.file] : [])));
  for (const line of lines)
    if (line.kind === "file" || (line.kind === "test" && !measured.has(line.file)))
      times.set(line.file, (times.get(line.file) ?? 0) + line.seconds);
  return [...times].map(([file, seconds]) => ({ file, seconds }));
}

const ERROR_LINES = 12;
const LINE_LENGTH = 200;

/** A title with the beginning of its errors: the end of a long output may be all that is kept. */
function withError(title: string, errors: readonly string[]): string {
  const lines = errors.flatMap((error) =>
    stripVTControlCharacters(error)
      .split("\n")
      .filter((line) => line.trim() !== "")
      .slice(0, ERROR_LINES)
      .map((line) => `        ${line.slice(0, LINE_LENGTH)}`),
  );
  return [title, ...lines].join("\n");
}
