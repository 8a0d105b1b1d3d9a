import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { runCommand } from "./run-command.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

/** A project whose command line is this program. */
function project(program: string): string {
  const root = mkdtempSync(join(os.tmpdir(), "run command "));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, "src/cli"), { recursive: true });
  writeFileSync(join(root, "src/cli/shop.mjs"), program);
  return root;
}
const run = (program: string, signal = new AbortController().signal) =>
  runCommand({
    root: project(program),
    line: ["backup", "--keep", "7"],
    configuration: { DATABASE_URL: "postgres://owner:pw@db/shop", S3_REGION: undefined },
    signal,
  });
const printing = (answer: string) => `process.stdout.write(JSON.stringify(${answer}))`;

test("BACK-32 a command gets only its own secrets, not even those of the file .env, and runs with low priority", async () => {
  vi.stubEnv("STRIPE_SECRET_KEY", "sk_secret");
  vi.stubEnv("ANOTHER_PASSWORD", "secret");
  const answer = await run(`
    import fs from "node:fs";
    import os from "node:os";
    fs.writeFileSync(".env", "SMTP_URL=smtp://secret");
    process.loadEnvFile(".env");
    ${printing("{ ok: true, result: { env: process.env, line: process.argv.slice(2), priority: os.getPriority() } }")}`);
  expect(answer).toMatchObject({
    ok: true,
    result: {
      line: ["backup", "--keep", "7", "--json"],
      env: { DATABASE_URL: "postgres://owner:pw@db/shop", SMTP_URL: "", STRIPE_SECRET_KEY: "" },
    },
  });
  expect(JSON.stringify(answer)).not.toContain("secret");
  expect(answer).toHaveProperty("result.priority", os.constants.priority.PRIORITY_BELOW_NORMAL);
});

test("BACK-32 a command's reason for its failure is passed on, and one without output fails, too", async () => {
  const error = { kind: "failed", message: "no room" };
  expect(
    await run(`${printing(JSON.stringify({ ok: false, error }))}; process.exitCode = 1`),
  ).toEqual({
    ok: false,
    error,
  });
  const crashes = [
    ["process.exit(3)", "it ended with code 3 and without an answer"],
    ["console.log('half a docu')", "it ended with code 0 and without an answer"],
    ["process.kill(process.pid, 'SIGKILL')", "it was ended by SIGKILL"],
  ] as const;
  for (const [program, message] of crashes)
    // oxlint-disable-next-line no-await-in-loop -- one process at a time
    expect(await run(program)).toMatchObject({
      ok: false,
      error: { kind: "crash", message: expect.stringContaining(message) as string },
    });
});

test("BACK-28 a command is told to stop, and has ended when that is reported", async () => {
  const ending = new AbortController();
  const running = run("setInterval(() => {}, 1_000)", ending.signal);
  ending.abort();
  expect(await running).toBe("interrupted");
  // It may have been told by the terminal: Ctrl-C reaches all its processes.
  expect(await run("process.exit(130)")).toBe("interrupted");
  expect(await run("", ending.signal)).toBe("interrupted");
});
