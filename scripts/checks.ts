// Runs everything that must hold for a change, and says at the end what did not.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { secondsSince } from "./progress.ts";

const root = join(import.meta.dirname, "..");
const tools = join(root, "node_modules/.bin");
const bin = (name: string) => join(tools, name);

type Counts = { passed: number; failed: number };
type Step = {
  name: string;
  command: readonly [string, ...string[]];
  env?: Record<string, string>;
  /** Reads how many tests passed and failed from the report that the step wrote. */
  count?: () => Counts;
  /** The step makes no sense when this one failed. */
  needs?: string;
};

function steps(reports: string): Step[] {
  const unit = join(reports, "unit.json");
  const e2e = join(reports, "e2e.json");
  return [
    { name: "Format", command: [bin("oxfmt"), "--check", "."] },
    // Before the linter: it needs the types, too, and a fresh clone has none.
    { name: "Page types", command: [bin("react-router"), "typegen"] },
    { name: "Lint", command: [bin("oxlint"), "--type-aware", "--deny-warnings"] },
    { name: "Types", command: [bin("tsc"), "--noEmit"] },
    { name: "Dead code", command: [bin("knip")] },
    {
      name: "Unit and integration tests",
      command: [
        bin("vitest"),
        "run",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${unit}`,
      ],
      count: () => countUnit(unit),
    },
    { name: "Build", command: [process.execPath, join(root, "scripts/build.ts"), "--if-stale"] },
    {
      name: "End-to-end tests",
      command: [bin("playwright"), "test", "--reporter=list,json"],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: e2e },
      count: () => countEndToEnd(e2e),
      needs: "Build",
    },
  ];
}

/** Runs all steps, also after a failure, prints a summary and returns whether everything passed. */
export async function runChecks(): Promise<boolean> {
  const reports = mkdtempSync(join(tmpdir(), "wanderpaw-reports-"));
  const summary: string[] = [];
  const broken = new Set<string>();
  const total: Counts = { passed: 0, failed: 0 };

  for (const step of steps(reports)) {
    if (step.needs !== undefined && broken.has(step.needs)) {
      broken.add(step.name);
      total.failed += 1;
      summary.push(`skipped  ${step.name} (needs: ${step.needs})`);
      continue;
    }
    console.log(`\n━━ ${step.name}`);
    const startMs = performance.now();
    const ok = await run(step);
    const counts = step.count?.() ?? { passed: 0, failed: 0 };
    if (!ok) broken.add(step.name);
    total.passed += counts.passed;
    // A step that fails without a failing test (a type error, a crash) counts as one failure.
    total.failed += ok ? 0 : Math.max(1, counts.failed);
    summary.push(`${ok ? "ok      " : "FAILED  "} ${step.name} ${secondsSince(startMs)}`);
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

function countUnit(file: string): Counts {
  const report = readReport(file);
  return { passed: numberAt(report, "numPassedTests"), failed: numberAt(report, "numFailedTests") };
}

function countEndToEnd(file: string): Counts {
  const { stats } = readReport(file);
  return {
    passed: numberAt(stats, "expected"),
    failed: numberAt(stats, "unexpected") + numberAt(stats, "flaky"),
  };
}

/** A report that is missing or broken counts nothing; the step that should have written it has failed. */
function readReport(file: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(readFileSync(file, "utf8"));
    return isRecord(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

function numberAt(value: unknown, key: string): number {
  const found = isRecord(value) ? value[key] : undefined;
  return typeof found === "number" ? found : 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
