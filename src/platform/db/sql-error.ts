/** Errors of PostgreSQL, looked up through the wrappers that the query builder puts around them. */
const maxDepth = 5;

function* listCauses(error: unknown): Generator<Error> {
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
export function getSqlState(error: unknown): string | undefined {
  for (const link of listCauses(error)) {
    if ("code" in link && typeof link.code === "string" && /^[0-9A-Z]{5}$/.test(link.code)) {
      // Node's own codes (EPIPE) have the same shape; only PostgreSQL's errors carry a severity.
      if ("severity" in link) return link.code;
    }
  }
  return undefined;
}

/** The name of the constraint that refused a row, if that is what happened. */
export function findViolatedConstraint(error: unknown): string | undefined {
  if (!getSqlState(error)?.startsWith("23")) return undefined;
  for (const link of listCauses(error)) {
    if ("constraint" in link && typeof link.constraint === "string") return link.constraint;
  }
  return undefined;
}
