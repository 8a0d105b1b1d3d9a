import { BadgePercent, CreditCard, Landmark } from "lucide-react";
import { ordering as text } from "#i18n/en/ordering.ts";
import { payWays } from "#i18n/en/pay-ways.ts";
import { MeansMarks } from "../pay/means-marks.tsx";
import { WayChoice } from "../pay/way-choice.tsx";
import { getWaySentence, WayFacts } from "../pay/way-facts.tsx";
import type { FilledCheckout } from "./checkout-state.ts";
import { getPayWay, hasNoWay, type PayMode } from "./pay-way.ts";
import { ProblemNote } from "./problem-note.tsx";

const icons = { manual: Landmark, online: CreditCard, nothing: BadgePercent } as const;

/** The ways to pay to choose from, or the only one. */
export function HowToPay({ checkout, mode }: { checkout: FilledCheckout; mode: PayMode }) {
  const { ways = [], store, order } = checkout;
  const amount = order.price.total;
  const way = getPayWay(checkout);
  if (hasNoWay(checkout))
    return (
      <div className="mt-6">
        <ProblemNote problem={payWays.none} />
      </div>
    );
  if (way && ways.length > 1)
    return (
      <div className="mt-8">
        <WayChoice
          ways={ways}
          amount={amount}
          chosen={way.code}
          onChoose={(payBy) => store.change({ payBy, answer: undefined })}
        />
      </div>
    );
  const Icon = icons[mode];
  return (
    <div className="mt-6 flex gap-3 rounded-lg bg-info-bg p-5 text-info-fg">
      <Icon aria-hidden className="mt-0.5 size-5 flex-none" />
      <p>
        <strong className="font-strong">{text.pay[mode].title}</strong>
        <span className="block text-sm">
          {way?.kind === "account" ? getWaySentence(way) : text.pay[mode].text}
        </span>
        {way && <WayFacts way={way} amount={amount} />}
        {way?.means.includes("bit") && <MeansMarks means={way.means} />}
      </p>
    </div>
  );
}
