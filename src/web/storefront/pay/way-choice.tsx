import { payWays as text } from "#i18n/en/pay-ways.ts";
import type { OfferedWay } from "#modules/payments/ways/offered-ways.ts";
import type { Money } from "#shared/money.ts";
import { RadioCard } from "#ui/radio-card.tsx";
import { MeansMarks } from "./means-marks.tsx";
import { getWayName, getWaySentence, WayFacts } from "./way-facts.tsx";

type WayChoiceProps = {
  ways: readonly OfferedWay[];
  /** The amount that is to be paid. */
  amount: Money;
  chosen: OfferedWay["code"] | undefined;
  /** Without it the browser holds the choice, as in a form that works without scripts. */
  onChoose?: (code: OfferedWay["code"]) => void;
};

/** Several ways to pay, in the owner's order; the field is called "way". */
export function WayChoice({ ways, amount, chosen, onChoose }: WayChoiceProps) {
  // Where none answers, one may be back already.
  const doesOneAnswer = ways.some(({ isAway }) => !isAway);
  return (
    <fieldset>
      <legend className="mb-5 font-display text-xl font-display tracking-head">
        {text.legend}
      </legend>
      <div className="grid gap-3">
        {ways.map((way) => {
          const isChosen = way.code === chosen;
          return (
            <RadioCard
              key={way.code}
              name="way"
              value={way.code}
              disabled={way.isAway && doesOneAnswer}
              {...(onChoose
                ? { checked: isChosen, onChange: () => onChoose(way.code) }
                : { defaultChecked: isChosen })}
            >
              <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
                <span className="font-medium">{getWayName(way)}</span>
                <MeansMarks means={way.means} />
              </span>
              <span className="block text-sm text-soft">{getWaySentence(way)}</span>
              <WayFacts way={way} amount={amount} />
            </RadioCard>
          );
        })}
      </div>
    </fieldset>
  );
}
