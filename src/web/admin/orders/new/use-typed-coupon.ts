import { useDeferredValue } from "react";
import type { Coupon } from "#modules/cart/coupons.ts";
import { useApi } from "../../api/use-api.ts";

/** The coupon of a typed code, or that there is none; neither while loading. */
export function useTypedCoupon(typed: string): { coupon: Coupon | undefined; isUnknown: boolean } {
  const code = useDeferredValue(typed.trim());
  const read = useApi(
    "GET /api/admin/coupons/of-code",
    { query: { code } },
    { enabled: code !== "" },
  );
  if (code === "" || read.isPlaceholderData || read.data === undefined)
    return { coupon: undefined, isUnknown: false };
  return { coupon: read.data.coupon ?? undefined, isUnknown: read.data.coupon === null };
}
