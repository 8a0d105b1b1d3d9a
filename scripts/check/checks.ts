// Runs everything that must hold for a change, and says at the end what did not.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import type { StepTime } from "./check-history.ts";
import { noteTimes, getSlowest } from "./check-times.ts";
import { findFirefox, findWebKit, noFirefox, noWebKit } from "../install/engines.ts";
import { hasOldestPostgresql, oldestPrograms } from "../install/postgresql.ts";
import { fastestFolder } from "./temporary-folder.ts";
import { testsOnOldestServer } from "./tests-on-oldest-server.ts";
import {
  emptyReport,
  readPlaywrightReport,
  readVitestReport,
  type TestReport,
} from "./test-report.ts";

const root = join(import.meta.dirname, "../..");
const tools = join(root, "node_modules/.bin");
const bin = (name: string) => join(tools, name);

type Step = {
  name: string;
  command: readonly [string, ...string[]];
  env?: Record<string, string>;
  /** Reads from the report that the step wrote which tests passed and failed. */
  report?: () => TestReport;
  /** The step makes no sense when this one failed. */
  needs?: string;
  /** Why it cannot be done here; that is told, and is no failure. */
  isMissing?: string | undefined;
  /**
   * Runs at the same time as its neighbours that say so too. Its output is shown when it has ended.
   */
  isSideBySide?: true;
};

/** Most tests run at `moment`, whatever time it is; those at chosen moments bring their own. */
function steps(reports: string, moment: string): Step[] {
  const unit = join(reports, "unit.json");
  const oldest = join(reports, "oldest.json");
  const moments = join(reports, "moments.json");
  const e2e = join(reports, "e2e.json");
  const firefox = join(reports, "firefox.json");
  const e2eMoments = join(reports, "e2e-moments.json");
  const inMemory = { TMPDIR: fastestFolder(), TEST_MOMENT: moment };
  const withOwnMoments = { ...inMemory, TEST_MOMENT: "" };
  return [
    // Before linter and compiler: they need the types, and a fresh clone has none.
    { name: "Page types", command: [bin("react-router"), "typegen"] },
    // Most of these have one thread for long stretches, and some wait for the network.
    ...sideBySide([
      { name: "Format", command: [bin("oxfmt"), "--check", "."] },
      { name: "Lint", command: [bin("oxlint"), "--type-aware", "--deny-warnings"] },
      { name: "Types", command: [bin("tsc"), "--noEmit"] },
      { name: "Dead code", command: [bin("knip")] },
      { name: "Dependencies", command: [process.execPath, join(root, "scripts/check/audit.ts")] },
      { name: "Build", command: [process.execPath, join(root, "scripts/build.ts"), "--if-stale"] },
    ]),
    {
      name: "Unit and integration tests",
      command: [
        bin("vitest"),
        "run",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${unit}`,
      ],
      env: inMemory,
      report: () => readVitestReport(unit),
    },
    {
      name: "Integration tests on PostgreSQL 15",
      command: [
        bin("vitest"),
        "run",
        "--project=integration",
        ...testsOnOldestServer,
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${oldest}`,
      ],
      env: { TEST_POSTGRES: oldestPrograms, ...inMemory },
      report: () => readVitestReport(oldest),
      isMissing: hasOldestPostgresql()
        ? undefined
        : `there is no ${oldestPrograms}; Debian's package is postgresql-15`,
    },
    {
      name: "Tests at chosen moments",
      command: [
        bin("vitest"),
        "run",
        "--config=vitest.moments.config.ts",
        "--reporter=dot",
        "--reporter=json",
        `--outputFile.json=${moments}`,
      ],
      env: withOwnMoments,
      report: () => readVitestReport(moments),
    },
    {
      name: "End-to-end tests at chosen moments",
      command: [
        bin("playwright"),
        "test",
        "--config=playwright.moments.config.ts",
        "--reporter=list,json",
      ],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: e2eMoments, ...withOwnMoments },
      report: () => readPlaywrightReport(e2eMoments),
      needs: "Build",
    },
    {
      name: "End-to-end tests",
      command: [bin("playwright"), "test", "--reporter=list,json"],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: e2e, ...inMemory },
      report: () => readPlaywrightReport(e2e),
      needs: "Build",
    },
    {
      name: "Journeys in Firefox",
      command: [bin("playwright"), "test", "--reporter=list,json"],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: firefox, E2E_ENGINE: "firefox", ...inMemory },
      report: () => readPlaywrightReport(firefox),
      needs: "Build",
      isMissing: findFirefox() ? undefined : noFirefox,
    },
    {
      name: "Journey in WebKit",
      command: [process.execPath, join(root, "tests/webkit/journey.ts")],
      env: inMemory,
      needs: "Build",
      isMissing: findWebKit() ? undefined : noWebKit,
    },
  ];
}

function sideBySide(group: readonly Step[]): Step[] {
  return group.map((step) => ({ ...step, isSideBySide: true }));
}

/**
 * The steps in the groups in which they run: neighbours that run side by side, and every other one
 * alone.
 */
function getGroups(all: readonly Step[]): Step[][] {
  const groups: Step[][] = [];
  for (const step of all) {
    const last = groups.at(-1);
    if (step.isSideBySide && last?.[0]?.isSideBySide) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** Runs all steps, also after a failure, prints a summary and returns whether everything passed. */
export async function runChecks(): Promise<boolean> {
  const startMs = performance.now();
  const reports = mkdtempSync(join(tmpdir(), "wanderpaw-reports-"));
  const summary: string[] = [];
  const broken = new Set<string>();
  const total = { passed: 0, failed: 0 };
  const times: StepTime[] = [];
  const moment = process.env["TEST_MOMENT"] ?? randomMoment();
  console.log(`Most tests run at ${moment}.`);

  for (const group of getGroups(steps(reports, moment))) {
    const ready: Step[] = [];
    for (const step of group) {
      if (step.needs !== undefined && broken.has(step.needs)) {
        broken.add(step.name);
        total.failed += 1;
        summary.push(`skipped  ${step.name} (needs: ${step.needs})`);
      } else if (step.isMissing !== undefined)
        summary.push(`skipped  ${step.name} (${step.isMissing})`);
      else ready.push(step);
    }
    for (const { step, isOk, seconds, report } of await Promise.all(ready.map(runStep))) {
      if (!isOk) broken.add(step.name);
      total.passed += report.passed;
      // A step that fails without a failing test (a type error, a crash) counts as one failure.
      total.failed += isOk ? 0 : Math.max(1, report.failed.length);
      times.push({ name: step.name, seconds, slowest: getSlowest(report.files) });
      summary.push(
        `${isOk ? "ok      " : "FAILED  "} ${step.name} ${seconds.toFixed(1)} s`,
        ...report.failed.map((title) => `  failed: ${title}`),
        ...report.secondTry.map((title) => `  passed at the second try only: ${title}`),
      );
    }
  }

  rmSync(reports, { recursive: true, force: true });
  const seconds = (performance.now() - startMs) / 1_000;
  console.log(`\n━━ Summary\n${summary.map((line) => `  ${line}`).join("\n")}\n`);
  console.log(`Most tests ran at ${moment}. Once more: TEST_MOMENT=${moment} npm run check\n`);
  console.log(`${noteTimes(root, { seconds, steps: times, passed: broken.size === 0 })}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return broken.size === 0;
}

/** Some moment of the year to come. */
function randomMoment(): string {
  const aheadMs = Math.random() * 365 * 86_400_000;
  return new Date(Math.round((Date.now() + aheadMs) / 1_000) * 1_000).toISOString();
}

type Outcome = { step: Step; isOk: boolean; seconds: number; report: TestReport };

/**
 * Runs a step and shows what it prints: at once if it is alone, or else as a whole when it has
 * ended.
 */
async function runStep(step: Step): Promise<Outcome> {
  const startMs = performance.now();
  if (!step.isSideBySide) console.log(`\n━━ ${step.name}`);
  const { isOk, output } = await run(step);
  if (step.isSideBySide) console.log(`\n━━ ${step.name}\n${output.trimEnd()}`);
  const seconds = (performance.now() - startMs) / 1_000;
  return { step, isOk, seconds, report: step.report?.() ?? emptyReport };
}

/** `output` is empty when the step has printed for itself. */
async function run(step: Step): Promise<{ isOk: boolean; output: string }> {
  const [file, ...args] = step.command;
  // The tools are scripts for whichever `node` comes first in PATH; it must be the project's own.
  const PATH = `${tools}${delimiter}${process.env.PATH ?? ""}`;
  const child = spawn(file, args, {
    cwd: root,
    stdio: step.isSideBySide ? ["inherit", "pipe", "pipe"] : "inherit",
    env: { ...process.env, PATH, ...step.env },
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    const end = (isOk: boolean) => resolve({ isOk, output: Buffer.concat(chunks).toString() });
    child.once("error", () => end(false));
    child.once("close", (code) => end(code === 0));
  });
}
