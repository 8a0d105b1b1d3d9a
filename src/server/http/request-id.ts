import { randomUUID } from "node:crypto";

export const REQUEST_ID_HEADER = "x-request-id";

/**
 * A name for one exchange, in the answer and in each log line about it. Ids from a client are not
 * used, because a client could make its requests look like another's.
 */
export function createRequestId(): string {
  return randomUUID();
}
