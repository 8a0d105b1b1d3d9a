import type { ApiError } from "#web/api/api-client.ts";

/**
 * late: the time is over. gone: the items were sold to others. many: this address holds too many
 * unpaid items. refused: the payment service does not take the payment.
 */
export type OrderError = "late" | "limited" | "gone" | "many" | "refused" | "other";

const errors: Readonly<Partial<Record<ApiError["code"], OrderError>>> = {
  cancel_too_late: "late",
  nothing_held: "late",
  too_many_requests: "limited",
  out_of_stock: "gone",
  hold_limit: "many",
  payment_refused: "refused",
};

/** Reason why a button of an order's page failed, as the page tells it. */
export function getOrderError(code: ApiError["code"]): OrderError {
  return errors[code] ?? "other";
}
