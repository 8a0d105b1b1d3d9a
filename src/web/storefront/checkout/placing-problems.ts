import { ordering as text } from "#i18n/en/ordering.ts";
import { toMinutes } from "#shared/browser-limits.ts";
import { ApiError } from "#web/api/api-client.ts";

/** Why nothing has been ordered, as the customer reads it. */
export type Problem = { readonly title: string; readonly text: string };

export function findProblem({ code, retryAfterSeconds = 0 }: ApiError): Problem {
  if (code === "offline") return text.problems.offline;
  if (code === "too_many_requests") return text.limited(toMinutes(retryAfterSeconds));
  if (code === "invalid_fields") return text.problems.coupon;
  if (code === "payment_refused") return text.problems.refused;
  return code === "payments_off" ? text.problems.off : text.problems.busy;
}

/** Anything else that was thrown is a mistake of ours. */
export const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError("internal", { cause: error });
