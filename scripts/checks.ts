// Runs everything that must hold for a change, and says at the end what did not.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { hasOldestPostgresql, oldestPrograms } from "./postgresql.ts";
import { secondsSince } from "./progress.ts";
import { fastestFolder } from "./temporary-folder.ts";
import { readPlaywrightReport, readVitestReport, type TestReport } from "./test-report.ts";

const root = join(import.meta.dirname, "..");
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
};

/** Where it matters most which PostgreSQL it is: rights, ledgers, migrations, copies, and everybody at once. */
const testsOnOldestServer = [
  "backup/backup",
  "backup/first-release",
  "data/constraints",
  "data/escape",
  "data/money-ledgers",
  "data/policies",
  "data/stock-ledger",
  "data/till",
  "inventory/moving-stock",
  "inventory/movements",
  "inventory/stocktake",
  "limits/",
  "platform/level",
  "platform/migrate",
  "roles/database-guard",
  "roles/grants",
  "sales/placing-at-once",
].map((name) => `tests/integration/${name}`);

function steps(reports: string): Step[] {
  const unit = join(reports, "unit.json");
  const oldest = join(reports, "oldest.json");
  const e2e = join(reports, "e2e.json");
  const inMemory = { TMPDIR: fastestFolder() };
  return [
    { name: "Format", command: [bin("oxfmt"), "--check", "."] },
    // Before the linter: it needs the types, too, and a fresh clone has none.
    { name: "Page types", command: [bin("react-router"), "typegen"] },
    { name: "Lint", command: [bin("oxlint"), "--type-aware", "--deny-warnings"] },
    { name: "Types", command: [bin("tsc"), "--noEmit"] },
    { name: "Dead code", command: [bin("knip")] },
    { name: "Dependencies", command: [process.execPath, join(root, "scripts/audit.ts")] },
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
    { name: "Build", command: [process.execPath, join(root, "scripts/build.ts"), "--if-stale"] },
    {
      name: "End-to-end tests",
      command: [bin("playwright"), "test", "--reporter=list,json"],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: e2e, ...inMemory },
      report: () => readPlaywrightReport(e2e),
      needs: "Build",
    },
  ];
}

/** Runs all steps, also after a failure, prints a summary and returns whether everything passed. */
export async function runChecks(): Promise<boolean> {
  const reports = mkdtempSync(join(tmpdir(), "wanderpaw-reports-"));
  const summary: string[] = [];
  const broken = new Set<string>();
  const total = { passed: 0, failed: 0 };

  for (const step of steps(reports)) {
    if (step.needs !== undefined && broken.has(step.needs)) {
      broken.add(step.name);
      total.failed += 1;
      summary.push(`skipped  ${step.name} (needs: ${step.needs})`);
      continue;
    }
    if (step.isMissing !== undefined) {
      summary.push(`skipped  ${step.name} (${step.isMissing})`);
      continue;
    }
    console.log(`\n━━ ${step.name}`);
    const startMs = performance.now();
    const ok = await run(step);
    const report = step.report?.() ?? { passed: 0, failed: [], secondTry: [] };
    if (!ok) broken.add(step.name);
    total.passed += report.passed;
    // A step that fails without a failing test (a type error, a crash) counts as one failure.
    total.failed += ok ? 0 : Math.max(1, report.failed.length);
    summary.push(
      `${ok ? "ok      " : "FAILED  "} ${step.name} ${secondsSince(startMs)}`,
      ...report.failed.map((title) => `  failed: ${title}`),
      ...report.secondTry.map((title) => `  passed at the second try only: ${title}`),
    );
  }

  rmSync(reports, { recursive: true, force: true });
  console.log(`\n━━ Summary\n${summary.map((line) => `  ${line}`).join("\n")}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return broken.size === 0;
}

async function run({ command: [file, ...args], env }: Step): Promise<boolean> {
  // The tools are scripts for whichever `node` comes first in PATH; it must be the project's own.
  const PATH = `${tools}${delimiter}${process.env.PATH ?? ""}`;
  const child = spawn(file, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PATH, ...env },
  });
  return new Promise((resolve) => {
    child.once("error", () => resolve(false));
    child.once("close", (code) => resolve(code === 0));
  });
}
