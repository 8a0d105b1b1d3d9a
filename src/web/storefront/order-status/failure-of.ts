import type { ApiError } from "#web/api/api-client.ts";

/**
 * late: the time is over. gone: others have the bags by now. many: this address holds enough that
 * is not paid.
 */
export type OrderFailure = "late" | "limited" | "gone" | "many" | "other";

const failures: Readonly<Partial<Record<ApiError["code"], OrderFailure>>> = {
  cancel_too_late: "late",
  nothing_held: "late",
  too_many_requests: "limited",
  out_of_stock: "gone",
  hold_limit: "many",
};

/** Reason why a button of an order's page failed, as the page tells it. */
export function getFailure(code: ApiError["code"]): OrderFailure {
  return failures[code] ?? "other";
}
