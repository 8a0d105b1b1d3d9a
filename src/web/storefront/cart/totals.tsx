import { cart as text } from "#i18n/en/cart.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Coupon } from "#modules/cart/coupons.ts";
import type { CartPrice } from "#modules/cart/compute-cart-price.ts";
import { joinClassNames } from "#ui/class-names.ts";

type TotalsProps = {
  price: CartPrice;
  coupon: Coupon | undefined;
  /** Only the total on narrow screens. */
  brief?: boolean;
};

/** Subtotal, discount, shipping, total. */
export function Totals({ price, coupon, brief }: TotalsProps) {
  const row = joinClassNames("flex justify-between gap-4", brief && "max-lg:hidden");
  return (
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
      <div className={row}>
        <dt className="text-soft">{text.summary.shipping}</dt>
        <dd>{text.summary.free}</dd>
      </div>
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
    </dl>
  );
}
