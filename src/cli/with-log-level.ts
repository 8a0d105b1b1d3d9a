import { type Config, readConfig } from "#platform/config.ts";
import type { CliContext } from "./cli-context.ts";

/**
 * Somebody at a terminal looks for the address and for trouble, not for a line about every request.
 */
export function withLogLevel(
  env: CliContext["env"],
  { isTerminal }: { isTerminal: boolean },
): CliContext["env"] {
  return { LOG_LEVEL: isTerminal ? "error" : "info", ...env };
}

/**
 * The configuration of a command, which says as much as suits whoever called it. Throws
 * StartupError for wrong values.
 */
export function readOwnConfig({ env, root }: CliContext): Config {
  return readConfig(withLogLevel(env, { isTerminal: process.stdout.isTTY }), root);
}
