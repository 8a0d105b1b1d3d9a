/** Message of the error at the root of `error`; a query builder puts whole queries around it. */
export function findFirstCause(error: Error): string {
  return error.cause instanceof Error ? findFirstCause(error.cause) : error.message;
}
