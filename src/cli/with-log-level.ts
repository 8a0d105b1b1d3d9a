import type { Surroundings } from "./surroundings.ts";

/** Somebody at a terminal looks for the address and for trouble, not for a line about every request. */
export function withLogLevel(
  env: Surroundings["env"],
  { isTerminal }: { isTerminal: boolean },
): Surroundings["env"] {
  return { LOG_LEVEL: isTerminal ? "error" : "info", ...env };
}
