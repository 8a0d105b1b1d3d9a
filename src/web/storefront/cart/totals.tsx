import { cart as text } from "#i18n/en/cart.ts";
import { onTopWords } from "#i18n/en/on-top.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Coupon } from "#modules/cart/coupons.ts";
import type { CartPrice } from "#modules/cart/compute-cart-price.ts";
import type { ChargeRows } from "#modules/markets/charge-rows.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { useOnTop } from "./use-on-top.ts";

type TotalsProps = {
  price: CartPrice;
  coupon: Coupon | undefined;
  /** Only the total on narrow screens. */
  brief?: boolean;
  /** Rows that the place of the order adds, once that is known. */
  charges?: ChargeRows | undefined;
};

/** Subtotal, discount, shipping, total, and what is added by the place of the order. */
export function Totals({ price, coupon, brief, charges }: TotalsProps) {
  const onTop = useOnTop();
  const isLater = !charges && onTop?.includes("shipping");
  const row = joinClassNames("flex justify-between gap-4", brief && "max-lg:hidden");
  const toRow = ({ label, text: shown }: ChargeRows["below"][number]) => (
    <div key={label} className={row}>
      <dt className="text-soft">{label}</dt>
      <dd className="text-end">{shown}</dd>
    </div>
  );
  return (
    <>
      <dl className="num grid gap-2">
        <div className={row}>
          <dt className="text-soft">{text.summary.subtotal}</dt>
          <dd>{formatMoney(price.subtotal)}</dd>
        </div>
        {coupon && price.discount.amountMinor > 0 && (
          <div className={row}>
            <dt className="text-soft">
              {text.summary.discount(coupon.code, coupon.kind === "percent" ? coupon.value : null)}
            </dt>
            <dd>−{formatMoney(price.discount)}</dd>
          </div>
        )}
        {charges?.above.map(toRow) ?? (
          <div className={row}>
            <dt className="text-soft">{text.summary.shipping}</dt>
            <dd>{isLater ? onTopWords.byAddress : text.summary.free}</dd>
          </div>
        )}
        <div
          className={joinClassNames(
            "flex items-baseline justify-between gap-4 border-dashed border-line-strong",
            brief
              ? "max-lg:flex-col max-lg:items-end max-lg:gap-1 lg:mt-2 lg:border-t lg:pt-4"
              : "mt-2 border-t pt-4",
          )}
        >
          <dt className="font-strong">{text.summary.total}</dt>
          <dd className="font-display text-2xl leading-none font-medium tracking-hero">
            {formatMoney(price.total)}
          </dd>
        </div>
        {charges?.below.map(toRow)}
      </dl>
      {!charges && onTop && onTop.length > 0 && (
        <p className={joinClassNames("-mt-2 text-sm text-soft", brief && "max-lg:hidden")}>
          {onTopWords.note(onTop)}
        </p>
      )}
    </>
  );
}
