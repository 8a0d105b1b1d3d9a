// `npm test` and `npm run test:all`: a tier of the checks, and what it comes to.
import { readAuditNotes, showUnaudited } from "./audit-notes.ts";
import { recordTimes } from "./check-times.ts";
import { readImportGraph } from "./import-graph.ts";
import { installNeeded, isFailure, listNeeded, showMissing, type Tier } from "./needed-programs.ts";
import { root } from "./root.ts";
import { runSteps } from "./run-steps.ts";
import { listSteps } from "./steps.ts";
import { showLevels } from "./test-levels.ts";

/**
 * Installs what the tier needs, runs its steps, prints a summary and returns whether everything
 * passed.
 */
export async function runTier(tier: Tier): Promise<boolean> {
  installNeeded(tier);
  const startMs = performance.now();
  const moment = process.env["TEST_MOMENT"] ?? randomMoment();
  console.log(`Most tests run at the time ${moment}.`);
  const { lines, passed, failed, outcomes } = await runSteps((reports) =>
    listSteps({ tier, moment, reports }),
  );
  const missing = listNeeded(tier).filter((program) => !program.isThere());
  const allFailed = failed + missing.filter(isFailure).length;
  const steps = outcomes.map(({ step, seconds, processorSeconds }) => ({
    name: step.name,
    seconds,
    processorSeconds,
  }));
  const reports = outcomes.map(({ report }) => report);
  const skipped = reports.reduce((sum, report) => sum + report.skipped, 0);
  const summary = [
    `\n━━ Summary`,
    ...lines,
    "",
    `Most tests ran at the time ${moment}. To repeat: TEST_MOMENT=${moment} npm test`,
    `Tests: ${showLevels(
      reports.flatMap(({ counts }) => [...counts]),
      readImportGraph(),
    )}; ${skipped} skipped`,
    recordTimes(root, {
      seconds: (performance.now() - startMs) / 1_000,
      steps,
      passed: allFailed === 0,
      files: reports.flatMap(({ files }) => files),
    }),
    ...showMissing(missing),
    ...showUnaudited(readAuditNotes(root)),
    `${passed} passed, ${allFailed} failed`,
  ];
  console.log(summary.join("\n"));
  return allFailed === 0;
}

/** Some moment of the year to come. */
function randomMoment(): string {
  const aheadMs = Math.random() * 365 * 86_400_000;
  return new Date(Math.round((Date.now() + aheadMs) / 1_000) * 1_000).toISOString();
}
