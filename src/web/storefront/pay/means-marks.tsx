import { CreditCard } from "lucide-react";
import { payWays as text } from "#i18n/en/pay-ways.ts";
import type { Means } from "#modules/payments/payments.ts";

/** The means to pay with, as small marks: words, so that nothing is fetched from others. */
export function MeansMarks({ means }: { means: readonly Means[] }) {
  const named = means.filter((each) => text.means[each] !== "");
  if (named.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1.5">
      {named.map((each) => (
        <span
          key={each}
          className="inline-flex min-h-6 items-center gap-1 rounded-xs border border-line bg-bg px-1.5 text-xs font-medium whitespace-nowrap"
        >
          {each === "card" && <CreditCard aria-hidden className="size-3.5" />}
          {text.means[each]}{" "}
        </span>
      ))}
    </span>
  );
}
