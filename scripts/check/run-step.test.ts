import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { REPORT_VARIABLE, writeLine } from "./reporters/report-lines.ts";
import { runStep } from "./run-step.ts";

const folder = mkdtempSync(join(tmpdir(), "run step "));
const report = join(folder, "report.jsonl");
beforeEach(() => vi.stubEnv(REPORT_VARIABLE, report));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(report, { force: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A program of Node that is run as a step. */
const toStep = (code: string) =>
  ({ name: "A step", command: [process.execPath, "-e", code], isSilent: true, report }) as const;

test("a step passes by its exit code, and returns its output", async () => {
  const { isOk, output } = await runStep(toStep("console.log(1); console.error(2)"));
  expect({ isOk, output }).toEqual({ isOk: true, output: "1\n2\n" });
  expect(await runStep(toStep("process.exit(3)"))).toMatchObject({ isOk: false });
});

test("a missing program is a failed step", async () => {
  const missing = join(folder, "none");
  const outcome = await runStep({ name: "None", command: [missing], isSilent: true });
  expect(outcome).toMatchObject({ isOk: false });
  expect(outcome.report.failed).toEqual([`spawn ${missing} ENOENT`]);
});

test("a hanging step is killed with all its processes, and its last test is named", async () => {
  writeLine({ kind: "began", file: "tests/a.test.ts" });
  writeLine({ kind: "began", file: "tests/a.test.ts", title: "waits for ever" });
  const hang = `process.on("SIGINT", () => {}); setInterval(() => {}, 1000);`;
  const stubborn = toStep(`
    const { spawn } = require("node:child_process");
    const args = ["-e", ${JSON.stringify(hang)}];
    spawn(process.execPath, args, { stdio: "inherit", detached: true });
    ${hang}`);
  // Its output is open until the last of its processes has ended.
  const outcome = await runStep({ ...stubborn, limits: { silentMs: 1_000, graceMs: 1_000 } });
  expect(outcome.isOk).toBe(false);
  expect(outcome.report.failed).toEqual([
    "A step: ended after 1 s without a sign of life. It was at this, or right behind it:\n        tests/a.test.ts › waits for ever",
  ]);
});
