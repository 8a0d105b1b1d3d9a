import { formatShortDay } from "#i18n/format-he.ts";
import { analytics } from "#i18n/he/analytics.ts";
import type { FigureRows } from "#modules/analytics/rows-contract.ts";
import { orderStatuses } from "#modules/orders/status.ts";
import { StatusBadge } from "../kit/status-badge.tsx";
import { ProfitNotes } from "./figure-cards.tsx";
import { Sum } from "./why-total.tsx";
import { Fact } from "../kit/fact.tsx";

const text = analytics.why;

/** The number itself, and how it is calculated: formula, days, time zone, statuses, rates. */
export function Definition({ answer, rows }: { answer: FigureRows; rows: FigureRows["rows"] }) {
  const { figure, days, timeZone, statuses } = answer;
  const rates = getRates(rows);
  return (
    <div className="grid gap-4 px-5 py-4">
      <p className="num text-2xl leading-ui font-medium">
        <Sum answer={answer} />
      </p>
      {answer.total.profit !== null && (
        <div className="flex flex-wrap gap-x-3 text-xs text-faint">
          <ProfitNotes profit={answer.total.profit} />
        </div>
      )}
      <dl className="grid gap-3 text-soft">
        <Fact isBelow name={text.meaning}>
          {analytics.figures[figure].explanation}
        </Fact>
        <Fact isBelow name={text.formula}>
          {analytics.figures[figure].formula}
        </Fact>
        <Fact isBelow name={text.days}>
          <bdi dir="ltr" className="num">
            {days.from === days.to
              ? formatShortDay(days.from)
              : `${formatShortDay(days.from)} – ${formatShortDay(days.to)}`}
          </bdi>
        </Fact>
        <Fact isBelow name={text.timeZone}>
          {text.israel} (<bdi>{timeZone}</bdi>)
        </Fact>
        {statuses !== null && statuses.length < orderStatuses.length && (
          <Fact isBelow name={text.statuses}>
            <span className="flex flex-wrap gap-1">
              {statuses.map((status) => (
                <StatusBadge key={status} status={status} />
              ))}
            </span>
          </Fact>
        )}
        {rates !== null && (
          <Fact isBelow name={text.rates}>
            {text.ratesBetween}{" "}
            <bdi dir="ltr" className="num">
              {rates}
            </bdi>
          </Fact>
        )}
      </dl>
    </div>
  );
}

/** The lowest and the highest rate of these rows; null where shekels play no part. */
function getRates(rows: FigureRows["rows"]): string | null {
  const rates = rows
    .flatMap(({ amount, rate }) => (amount === null || rate === null ? [] : [Number(rate.rate)]))
    .toSorted((a, b) => a - b);
  const [least] = rates;
  const most = rates.at(-1);
  if (least === undefined || most === undefined) return null;
  return least === most ? least.toFixed(4) : `${least.toFixed(4)} – ${most.toFixed(4)}`;
}
