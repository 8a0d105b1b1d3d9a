import { ordering as text } from "#i18n/en/ordering.ts";
import { fetchCoupon, withAnswer } from "../cart/fetch-cart-data.ts";
import type { useCart } from "../cart/cart-provider.tsx";
import { asApiError, findProblem, type Problem } from "./placing-problems.ts";

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
