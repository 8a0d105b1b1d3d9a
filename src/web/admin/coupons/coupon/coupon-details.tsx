import type { ReactNode } from "react";
import { formatMoney } from "#i18n/format.ts";
import { coupons } from "#i18n/he/coupons.ts";
import type { CouponRow } from "#modules/coupons/contract.ts";
import { MAIN_CURRENCY, money } from "#shared/money.ts";
import { DataText } from "#ui/data-text.tsx";
import { Fact } from "../../kit/fact.tsx";
import { Panel } from "../../kit/panel.tsx";
import { Off, formatDays, StateTag } from "../coupon-labels.tsx";

const text = coupons.page;

/** The coupon as it is today. */
export function CouponDetails({ coupon, link }: { coupon: CouponRow; link: string }) {
  const { columns } = coupons;
  const targets = [...coupon.productIds, ...coupon.variantIds];
  const limits: ReactNode[] = [
    coupon.minimumMinor > 0 && text.minimum(formatMoney(money(coupon.minimumMinor, MAIN_CURRENCY))),
    coupon.firstOrderOnly && text.firstOrderOnly,
    coupon.maxUsesPerAddress !== null && text.perAddress(coupon.maxUsesPerAddress),
    coupon.isPublic && coupons.isPublic,
  ].filter((limit) => limit !== false);
  return (
    <Panel title={text.details}>
      <dl className="grid gap-3 px-5 pb-5">
        <Fact isBelow name={columns.state}>
          <StateTag state={coupon.state} />
        </Fact>
        <Fact isBelow name={columns.value}>
          <Off row={coupon} />
        </Fact>
        {coupon.kind !== "item" && (
          <Fact isBelow name={text.targets}>
            {targets.length === 0
              ? text.everything
              : targets.map((id) => (
                  <DataText key={id} className="block">
                    {coupon.names[id] ?? coupons.form.gone}
                  </DataText>
                ))}
          </Fact>
        )}
        <Fact isBelow name={columns.days}>
          {formatDays(coupon)}
        </Fact>
        <Fact isBelow name={columns.uses}>
          {coupons.usesOf(coupon.uses, coupon.maxUses)}
        </Fact>
        <Fact isBelow name={text.limits}>
          {limits.length === 0
            ? text.noLimits
            : limits.map((limit, index) => (
                <span key={index} className="block">
                  {limit}
                </span>
              ))}
        </Fact>
        {coupon.note !== null && (
          <Fact isBelow name={columns.note}>
            <span className="whitespace-pre-line">
              <DataText>{coupon.note}</DataText>
            </span>
          </Fact>
        )}
        <Fact isBelow name={coupons.actions.copyLink}>
          <bdi dir="ltr">{link}</bdi>
        </Fact>
      </dl>
    </Panel>
  );
}
