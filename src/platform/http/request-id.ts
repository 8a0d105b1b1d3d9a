import { randomUUID } from "node:crypto";

export const REQUEST_ID_HEADER = "x-request-id";

/**
 * A name for one exchange, in the answer and in each log line about it. Ids that a client sends are
 * not taken over: whoever chooses ids could make their requests look like someone else's.
 */
export function newRequestId(): string {
  return randomUUID();
}
