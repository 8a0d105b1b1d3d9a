import { spawn } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { StartupError } from "#platform/startup-error.ts";
import { waitForChild } from "../../scripts/support/child-process.ts";
import { createOutcome, type Outcome, type CliContext } from "./cli-context.ts";

/** Measures the shop, with the options of the measurement itself. */
export async function runBench(
  { root, isJson = false }: CliContext,
  args: readonly string[],
): Promise<Outcome> {
  const folder = join(root, "tools/bench");
  const program = join(folder, "run.ts");
  if (!fs.existsSync(program))
    throw new StartupError(
      `The benchmark is not part of this installation: ${program} is missing. Use a copy of the project's sources.`,
    );
  const output = isJson ? process.stderr : "inherit";
  const child = spawn(process.execPath, [program, ...args], {
    cwd: root,
    stdio: ["inherit", output, "inherit"],
  });
  if ((await waitForChild(child)) !== 0)
    throw new StartupError("The benchmark failed. The lines above say why.");
  const file = join(folder, "results.json");
  const results: unknown = JSON.parse(fs.readFileSync(file, "utf8"));
  return createOutcome(`The results are in ${file}.`, { file, results });
}
