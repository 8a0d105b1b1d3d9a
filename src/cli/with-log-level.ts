import { type Config, readConfig } from "#platform/config.ts";
import type { CliContext } from "./cli-context.ts";

/** A person at a terminal needs the address and errors, not a line for every request. */
export function withLogLevel(
  env: CliContext["env"],
  { isTerminal }: { isTerminal: boolean },
): CliContext["env"] {
  return { LOG_LEVEL: isTerminal ? "error" : "info", ...env };
}

/**
 * The configuration of a command, with a log level that fits a terminal or a program. Throws
 * StartupError for wrong values.
 */
export function readOwnConfig({ env, root }: CliContext): Config {
  return readConfig(withLogLevel(env, { isTerminal: process.stdout.isTTY }), root);
}
