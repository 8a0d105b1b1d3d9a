/**
 * A failure that the person at the terminal can fix. `message` says what is wrong, where, and what
 * to do; it is printed without a stack trace.
 */
export class StartupError extends Error {
  constructor(message: string, details: { cause?: unknown } = {}) {
    super(message, details);
    this.name = "StartupError";
  }
}

/** Message of the error at the root of `error`; a query builder puts whole queries around it. */
export function findFirstCause(error: Error): string {
  return error.cause instanceof Error ? findFirstCause(error.cause) : error.message;
}
