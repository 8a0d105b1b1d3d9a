import { coupons } from "#i18n/he/coupons.ts";
import { coupon, type CouponDraft } from "#modules/coupons/coupon.ts";
import { readDraft } from "#shared/records/record.ts";
import { RehearsalNote } from "../kit/rehearsal/rehearsal-note.tsx";

/** The estimated cost of the coupon on the last 30 days' orders, once the draft is complete. */
export function Estimate({ draft }: { draft: CouponDraft }) {
  // The code makes no difference, and is often the last that is typed.
  const read = readDraft(coupon, { ...draft, code: "ESTIMATE", note: "" });
  return (
    <RehearsalNote
      call="POST /api/admin/coupons/estimate"
      input={read.ok ? { query: {}, body: read.data } : null}
      before={coupons.estimate}
    />
  );
}
