import { AppError, isServerError } from "#shared/errors.ts";
import type { Log } from "./log.ts";

/**
 * Logs why something failed that was asked for: as an error if something of the shop is broken, and
 * for those who search if it was a refusal, or too much at once, which comes and goes.
 */
export function logError(
  log: Log,
  about: { readonly err: unknown; readonly [field: string]: unknown },
  message: string,
): void {
  const { err } = about;
  const isCrowd = err instanceof AppError && err.retryAfterSeconds !== undefined;
  if (isServerError(err) && !isCrowd) log.error(about, message);
  else log.debug(about, message);
}
