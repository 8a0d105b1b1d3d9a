import { ordering as text } from "#i18n/en/ordering.ts";
import { payWays } from "#i18n/en/pay-ways.ts";
import { toMinutes } from "#shared/browser-limits.ts";
import { ApiError } from "#web/api/api-client.ts";
import type { useCart } from "../cart/cart-provider.tsx";
import { fetchCoupon, withAnswer } from "../cart/fetch-cart-data.ts";

/** Why nothing has been ordered, as the customer reads it. */
export type Problem = { readonly title: string; readonly text: string };

export function findProblem({ code, fields, retryAfterSeconds = 0 }: ApiError): Problem {
  if (fields["payBy"]) return payWays.problems.notOffered;
  if (fields["charge"]) return payWays.problems.charge;
  if (code === "offline") return text.problems.offline;
  if (code === "too_many_requests") return text.limited(toMinutes(retryAfterSeconds));
  if (code === "invalid_fields") return text.problems.coupon;
  if (code === "payment_refused") return text.problems.refused;
  return code === "payments_off" ? text.problems.off : text.problems.busy;
}

/** Whether it failed because of the way to pay. */
export const isAboutWay = ({ code, fields }: ApiError): boolean =>
  code === "unavailable" || fields["payBy"] !== undefined || fields["charge"] !== undefined;

/** Anything else that was thrown is a mistake of ours. */
export const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError("internal", { cause: error });

type Asking = Pick<ReturnType<typeof useCart>, "code" | "fetched" | "setFetched">;

/**
 * Asks for the coupon that the shop could not be asked for before: nothing is ordered without it
 * before the customer has seen what it stands for. Returns what to tell them.
 */
export async function checkCoupon({ code, fetched, setFetched }: Asking): Promise<Problem> {
  try {
    setFetched(withAnswer(fetched, code, await fetchCoupon(code)));
    return text.problems.couponChecked;
  } catch (error) {
    return findProblem(asApiError(error));
  }
}
