import { toDay } from "#i18n/format-he.ts";
import { deliveries } from "#i18n/he/deliveries.ts";
import { now } from "#web/browser/clock.ts";
import type { StockRow } from "../../kit/stock/stock-cache.ts";

const text = deliveries.demand;

/** Waiting customers of a variant, how long its stock lasts, and its deliveries; often nothing. */
export function DemandLines({ demand }: Pick<StockRow, "demand">) {
  const { waiting, held, preordered, soldPerWeek, daysLeft, orderBy, expected } = demand;
  const missing = preordered - (expected?.quantity ?? 0);
  const isLate = orderBy !== null && orderBy <= toDay(now());
  return (
    <span className="grid text-xs text-soft">
      {waiting > 0 && <span className="font-medium text-text">{text.waiting(waiting)}</span>}
      {held > 0 && <span className="font-medium text-text">{text.held(held)}</span>}
      {preordered > 0 && (
        <span className="font-medium text-text">{text.preordered(preordered)}</span>
      )}
      {missing > 0 && <span className="text-warn-fg">{text.missing(missing)}</span>}
      {soldPerWeek > 0 && <span title={text.paceHelp}>{text.pace(soldPerWeek)}</span>}
      {daysLeft !== null && <span>{text.lasts(daysLeft)}</span>}
      {orderBy !== null && (
        <span className={isLate ? "text-warn-fg" : undefined}>
          {isLate ? text.orderNow : text.orderBy(orderBy)}
        </span>
      )}
      {expected !== null && <span>{text.expected(expected.quantity, expected.nextOn)}</span>}
    </span>
  );
}
