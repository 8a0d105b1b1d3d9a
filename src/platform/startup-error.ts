/**
 * A start that cannot go on for a reason that the person at the terminal can mend. `message` is the
 * whole explanation, in plain words, and is printed without a stack trace.
 */
export class StartupError extends Error {
  constructor(message: string, details: { cause?: unknown } = {}) {
    super(message, details);
    this.name = "StartupError";
  }
}
