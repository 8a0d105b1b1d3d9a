import { coupons as text } from "#i18n/he/coupons.ts";
import type { CouponRow } from "#modules/coupons/contract.ts";
import { useApiAction } from "../api/use-api.ts";

/** Ends a coupon, or makes it valid again. */
export function useCouponSwitch() {
  const action = useApiAction("PATCH /api/admin/coupons/:id", {
    failed: text.actions.switchFailed,
    saved: ({ isActive }) => (isActive ? text.actions.enabled : text.actions.disabled),
  });
  return {
    action,
    toggle: ({ id, isActive }: CouponRow) =>
      action.mutate({ params: { id }, body: { isActive: !isActive } }),
  };
}
