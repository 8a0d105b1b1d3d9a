import type { Config } from "#platform/config.ts";
import { createLog, type Log } from "#platform/log.ts";
import type { CliContext } from "./cli-context.ts";

/** The log of a command: on standard output, which with `--json` belongs to the answer alone. */
export function openLog(config: Pick<Config, "logLevel">, { isJson }: CliContext): Log {
  return createLog({
    level: config.logLevel,
    ...(isJson && { destination: process.stderr }),
  });
}
