import type { ReactNode } from "react";
import { newOrder } from "#i18n/he/new-order.ts";
import type { Coupon } from "#modules/cart/coupons.ts";
import { priceCart } from "#modules/cart/price-cart.ts";
import { money, subtractMoney } from "#shared/money.ts";
import { classNames } from "#ui/class-names.ts";
import { getQuantity, type OrderDraft } from "./draft.ts";
import { Price } from "./price.tsx";

const text = newOrder.sum;

type OrderSumProps = { draft: OrderDraft; coupon: Coupon | undefined; rate: string | null };

/** What the order will cost, by the same rules as the server's. */
export function OrderSum({ draft, coupon, rate }: OrderSumProps) {
  const { subtotal, discount, total } = priceCart(
    draft.lines.map(({ variant, quantity }) => ({
      id: variant.id,
      price: money(variant.priceMinor, "USD"),
      quantity: getQuantity(quantity) ?? 0,
    })),
    coupon,
  );
  return (
    <div aria-live="polite" className="grid gap-2">
      <dl className="grid gap-2">
        <Row label={text.subtotal}>
          <Price amount={subtotal} rate={rate} />
        </Row>
        {coupon && (
          <Row
            label={
              <>
                {text.discount} <bdi>{coupon.code}</bdi>
              </>
            }
          >
            <Price amount={subtractMoney(money(0, "USD"), discount)} rate={rate} />
          </Row>
        )}
        <Row label={text.shipping}>{text.free}</Row>
        <Row label={text.total} isLoud>
          <Price amount={total} rate={rate} />
        </Row>
      </dl>
      {rate === null && <p className="text-xs text-soft">{text.noRate}</p>}
    </div>
  );
}

type RowProps = { label: ReactNode; isLoud?: boolean; children: ReactNode };

function Row({ label, isLoud = false, children }: RowProps) {
  return (
    <div
      className={classNames(
        "flex items-start justify-between gap-4",
        isLoud && "border-t border-line pt-2 font-strong",
      )}
    >
      <dt>{label}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  );
}
