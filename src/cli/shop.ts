// The `shop` command. Started through shop.mjs, which checks the version of Node first.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type CommandLine, readCommandLine } from "./command-line.ts";
import { commands } from "./commands.ts";
import { getErrorCause, describeError, getErrorKind } from "./describe-error.ts";
import { help } from "./help.ts";
import type { Outcome } from "./cli-context.ts";

const root = join(import.meta.dirname, "../..");

/** Runs one command line and returns the exit code; `start` returns when the shop is up. */
async function run(args: readonly string[]): Promise<number> {
  const line = readCommandLine(args);
  const command = line.asksFor === "command" ? line.name : line.asksFor;
  /** Prints the result, for a program or a person. */
  const printLine = (
    toProgram: Readonly<Record<string, unknown>>,
    stream: "stdout" | "stderr",
    toPerson: string,
  ) => {
    if (line.isJson) process.stdout.write(`${JSON.stringify({ command, ...toProgram })}\n`);
    else process[stream].write(toPerson);
  };
  if (line.asksFor === "help" || line.asksFor === "version") {
    printLine(
      { ok: true, result: { [line.asksFor]: line.text } },
      "stdout",
      `${line.text.trimEnd()}\n`,
    );
    return 0;
  }
  if (line.asksFor === "nothing known") {
    const error = { kind: "usage", message: line.complaint };
    printLine({ ok: false, error }, "stderr", `${line.complaint}\n\n${help}`);
    return 2;
  }
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  try {
    const { isGood, message, result } = await runNamedCommand(line);
    if (isGood) printLine({ ok: true, result }, "stdout", `${message}\n`);
    else {
      const error = { kind: "found", message: message };
      printLine({ ok: false, error, result }, "stderr", `\n${message}\n`);
    }
    return isGood ? 0 : 1;
  } catch (error) {
    const [message, cause] = [describeError(error), getErrorCause(error)];
    const words = cause === undefined ? message : `${message}\nCause: ${cause}`;
    const explained = { kind: getErrorKind(error), message, ...(cause !== undefined && { cause }) };
    printLine({ ok: false, error: explained }, "stderr", `\n${words}\n`);
    return 1;
  }
}

async function runNamedCommand(
  line: Extract<CommandLine, { asksFor: "command" | "bench" }>,
): Promise<Outcome> {
  const cli = { env: process.env, root, isJson: line.isJson };
  if (line.asksFor === "bench") {
    const { runBench } = await import("./bench.ts");
    return runBench(cli, line.args);
  }
  const command = await commands[line.name].load();
  return command(cli, line.options);
}

const code = await run(process.argv.slice(2));
// Leaves at once after an error: something half started may otherwise keep the process alive.
if (code !== 0) process.exit(code);
