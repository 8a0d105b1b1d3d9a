// Runs several steps of the checks, and sums up.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { showTime } from "./check-times.ts";
import { runStep, type Outcome } from "./run-step.ts";
import type { CheckStep } from "./steps.ts";

export type Results = {
  /** One line for each step, and below it those of what failed. */
  readonly lines: readonly string[];
  readonly passed: number;
  readonly failed: number;
  readonly outcomes: readonly Outcome[];
};

/**
 * Runs all steps, also after a failure. A step whose program is missing is left out; it is no
 * failure here.
 */
export async function runSteps(
  listSteps: (reports: string) => readonly CheckStep[],
): Promise<Results> {
  const reports = mkdtempSync(join(tmpdir(), "wanderpaw-reports-"));
  const lines: string[] = [];
  const outcomes: Outcome[] = [];
  const broken = new Set<string>();
  const total = { passed: 0, failed: 0 };
  try {
    for (const group of getGroups(listSteps(reports))) {
      const ready = group.filter((step) => {
        const isMissing = step.program?.isThere() === false;
        const isPointless = step.needs !== undefined && broken.has(step.needs);
        if (isMissing) lines.push(`not run  ${step.name} (there is no ${step.program?.name})`);
        else if (isPointless) {
          broken.add(step.name);
          total.failed += 1;
          lines.push(`FAILED   ${step.name} (not run, for it needs: ${step.needs})`);
        }
        return !isMissing && !isPointless;
      });
      for (const outcome of await Promise.all(ready.map(runAndShow))) {
        const { step, isOk, seconds, processorSeconds, report } = outcome;
        outcomes.push(outcome);
        if (!isOk) broken.add(step.name);
        total.passed += report.passed;
        // A step that fails without a failing test (a type error, a crash) counts as one failure.
        total.failed += isOk ? 0 : Math.max(1, report.failed.length);
        lines.push(
          `${isOk ? "ok      " : "FAILED  "} ${step.name} ${showTime(seconds, processorSeconds)}`,
          ...report.failed.map((title) => `  failed: ${title}`),
        );
      }
    }
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
  return { lines, ...total, outcomes };
}

async function runAndShow(step: CheckStep): Promise<Outcome> {
  const header = `\n━━ ${step.name}`;
  if (!step.isSilent) console.log(header);
  const outcome = await runStep(step);
  if (step.isSilent) console.log(`${header}\n${outcome.output.trimEnd()}`);
  return outcome;
}

/**
 * The steps in the groups in which they run: neighbours that run side by side, and every other one
 * alone.
 */
function getGroups(all: readonly CheckStep[]): CheckStep[][] {
  const groups: CheckStep[][] = [];
  for (const step of all) {
    const last = groups.at(-1);
    if (step.isSideBySide && last?.[0]?.isSideBySide) last.push(step);
    else groups.push([step]);
  }
  return groups;
}
