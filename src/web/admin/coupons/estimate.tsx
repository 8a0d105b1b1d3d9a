import { useQuery } from "@tanstack/react-query";
import { coupons } from "#i18n/he/coupons.ts";
import { coupon, type CouponDraft, type CouponInput } from "#modules/coupons/coupon.ts";
import { readDraft } from "#shared/records/record.ts";
import { fetchApi } from "#web/api/api-client.ts";
import { getKey } from "../api/use-api.ts";
import { Amount, AmountInWords } from "../kit/money.tsx";
import { useSettled } from "../kit/use-settled.ts";

const text = coupons.estimate;
const CALL = "POST /api/admin/coupons/estimate";
/** After such a pause a number has been typed to its end. */
const PAUSE_MS = 400;

/** The estimated cost of the coupon on the last 30 days' orders, once the draft is complete. */
export function Estimate({ draft }: { draft: CouponDraft }) {
  // The code makes no difference, and is often the last that is typed.
  const read = readDraft(coupon, { ...draft, code: "ESTIMATE", note: "" });
  const settled = useSettled(read.ok ? JSON.stringify(read.data) : "", PAUSE_MS);
  const { data, error } = useQuery({
    queryKey: getKey(CALL, settled),
    // As it was made above.
    queryFn: ({ signal }) => fetchApi(CALL, { body: JSON.parse(settled) as CouponInput, signal }),
    enabled: settled !== "",
  });
  if (settled === "") return null;
  return (
    <p aria-live="polite" className="rounded-sm bg-info-bg px-4 py-3 text-sm text-info-fg">
      {error !== null ? (
        text.failed
      ) : data === undefined ? (
        text.reading
      ) : (
        <>
          {text.before}{" "}
          <strong className="font-medium">
            <AmountInWords ils={data.cost.ils} original={data.cost.original} />
          </strong>{" "}
          ({text.of(data.orders, data.of)})
          {data.cost.ils !== null && data.cost.unrated.amountMinor > 0 && (
            <>
              {" "}
              {text.unrated} <Amount amount={data.cost.unrated} />
            </>
          )}
        </>
      )}
    </p>
  );
}
