// The lines about time in the summary of the checks, and the history of earlier runs.
import { execFileSync } from "node:child_process";
import { availableParallelism, cpus } from "node:os";
import { join } from "node:path";
import { addToHistory, compareWithMedian, readHistory, type CheckRun } from "./check-history.ts";
import type { FileTime } from "./test-report.ts";

const SLOWEST_FILES = 15;

/** "12.3 s, 20 CPU s"; the second is left out where it is not known. */
export function showTime(seconds: number, processorSeconds: number | undefined): string {
  const wall = `${seconds.toFixed(1)} s`;
  return processorSeconds === undefined ? wall : `${wall}, ${processorSeconds.toFixed(0)} CPU s`;
}

/**
 * The lines about time at the end of a run: the slowest files, the total, and how it compares with
 * earlier runs. Adds the run to the history below `root`.
 */
export function recordTimes(
  root: string,
  run: Pick<CheckRun, "seconds" | "steps" | "passed"> & { files: readonly FileTime[] },
): string {
  const historyFile = join(root, ".check-history.json");
  const earlier = readHistory(historyFile);
  const { files, ...rest } = run;
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_FILES);
  const newest = {
    date: new Date().toISOString(),
    commit: currentCommit(root),
    machine: describeMachine(),
    slowest,
    ...rest,
  };
  const lines = [
    `Slowest test files:`,
    ...slowest.map(({ file, seconds }) => `  ${seconds.toFixed(1)} s  ${file}`),
    `Total ${showTime(run.seconds, addUp(run.steps))}`,
  ];
  const comparison = compareWithMedian(newest, earlier);
  if (comparison !== undefined) lines.push(comparison);
  try {
    addToHistory(historyFile, earlier, newest);
  } catch (error) {
    lines.push(`The times could not be recorded: ${String(error)}`);
  }
  return lines.join("\n");
}

function addUp(steps: CheckRun["steps"]): number | undefined {
  const known = steps.flatMap(({ processorSeconds }) => processorSeconds ?? []);
  return known.length === 0 ? undefined : known.reduce((sum, seconds) => sum + seconds, 0);
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
