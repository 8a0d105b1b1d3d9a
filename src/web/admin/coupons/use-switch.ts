import { coupons as text } from "#i18n/he/coupons.ts";
import type { CouponRow } from "#modules/coupons/contract.ts";
import { useApiAction } from "../api/use-api.ts";
import { toastSuccess } from "../kit/toasts.ts";

/** Ends a coupon, or makes it valid again. */
export function useSwitch() {
  const action = useApiAction("PATCH /api/admin/coupons/:id", {
    failed: text.actions.switchFailed,
    onDone: ({ isActive }) =>
      toastSuccess(isActive ? text.actions.turnedOn : text.actions.turnedOff),
  });
  return {
    isPending: action.isPending,
    turn: ({ id, isActive }: CouponRow) =>
      action.mutate({ params: { id }, body: { isActive: !isActive } }),
  };
}
