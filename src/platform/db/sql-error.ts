/**
 * What went wrong in PostgreSQL, looked up through the wrappers that the query builder puts around
 * it.
 */
const maxDepth = 5;

function* chain(error: unknown): Generator<Error> {
  let current = error;
  for (let depth = 0; depth < maxDepth && current instanceof Error; depth += 1) {
    yield current;
    current = current.cause;
  }
}

/**
 * The five-character SQLSTATE, such as `23505` for a violated unique constraint; undefined for
 * other errors.
 */
export function sqlState(error: unknown): string | undefined {
  for (const link of chain(error)) {
    if ("code" in link && typeof link.code === "string" && /^[0-9A-Z]{5}$/.test(link.code)) {
      // Node's own codes (EPIPE) have the same shape; only PostgreSQL's errors carry a severity.
      if ("severity" in link) return link.code;
    }
  }
  return undefined;
}

/** The name of the constraint that refused a row, if that is what happened. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!sqlState(error)?.startsWith("23")) return undefined;
  for (const link of chain(error)) {
    if ("constraint" in link && typeof link.constraint === "string") return link.constraint;
  }
  return undefined;
}

/**
 * The server is gone, shutting down, starting up, full, took longer than the statement timeout, or
 * ended this transaction in favour of another (deadlock, serialization failure, a lock that is held
 * for too long): nothing that the caller did wrong, and worth another try later.
 */
export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  if (state === undefined) return false;
  return (
    state.startsWith("08") ||
    state.startsWith("53") ||
    ["57014", "57P01", "57P02", "57P03", "57P05", "25P03", "40001", "40P01", "55P03"].includes(
      state,
    )
  );
}
