/** Message of the failure at the root of `error`; a query builder puts whole queries around it. */
export function firstCause(error: Error): string {
  return error.cause instanceof Error ? firstCause(error.cause) : error.message;
}
