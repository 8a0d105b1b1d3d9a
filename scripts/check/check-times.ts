// The lines about time in the summary of the checks, and the history kept for the next run.
import { execFileSync } from "node:child_process";
import { availableParallelism, cpus } from "node:os";
import { join } from "node:path";
import { addToHistory, compareWithMedian, readHistory, type CheckRun } from "./check-history.ts";
import type { FileTime } from "./test-report.ts";

const SLOWEST_FILES = 10;

/** The files that took longest, the longest first. */
export function getSlowest(files: readonly FileTime[]): FileTime[] {
  return files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_FILES);
}

/**
 * The lines about time at the end of a run: the slowest files of each step that ran tests, the
 * total, and how it compares with earlier runs. Adds the run to the history below `root`.
 */
export function noteTimes(
  root: string,
  run: Pick<CheckRun, "seconds" | "steps" | "passed">,
): string {
  const file = join(root, ".check-history.json");
  const earlier = readHistory(file);
  const newest = {
    date: new Date().toISOString(),
    commit: currentCommit(root),
    machine: describeMachine(),
    ...run,
  };
  const slowest = run.steps.flatMap((step) => [
    ...(step.slowest.length > 0 ? [`  Slowest files of: ${step.name}`] : []),
    ...step.slowest.map((each) => `    ${each.seconds.toFixed(1)} s  ${each.file}`),
  ]);
  const lines = [...slowest, `  Total ${run.seconds.toFixed(1)} s`];
  const comparison = compareWithMedian(newest, earlier);
  if (comparison !== undefined) lines.push(`  ${comparison}`);
  try {
    addToHistory(file, earlier, newest);
  } catch (error) {
    lines.push(`  The times could not be written down: ${String(error)}`);
  }
  return lines.join("\n");
}

/** The kind of machine. A history that came with a copied folder is not compared with. */
function describeMachine(): string {
  return `${cpus()[0]?.model ?? "unknown"}, ${availableParallelism()} cores`;
}

/** The commit that is checked out, or undefined without git or a repository. */
function currentCommit(folder: string): string | undefined {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return undefined;
  }
}
