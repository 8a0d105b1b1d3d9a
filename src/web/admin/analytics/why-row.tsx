import { Link } from "react-router";
import { analytics } from "#i18n/he/analytics.ts";
import type { FigureName } from "#modules/analytics/figure-names.ts";
import type { FigureRows } from "#modules/analytics/rows-contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import { Moment } from "../kit/moment.tsx";
import { AmountPair } from "../kit/money.tsx";
import { StatusBadge } from "../kit/status-badge.tsx";

const text = analytics.why;

type Row = FigureRows["rows"][number];

/**
 * An order, a refund or a customer, and what it adds to the number. Where there is no name, there
 * is no page to be seen, either.
 */
export function RowItem({ row, figure }: { row: Row; figure: FigureName }) {
  const { id, order, name, at, count, amount, uncostedUnits, rate } = row;
  const countsUnits = figure === "units" || figure === "profit" || (amount !== null && count > 1);
  const title =
    order === null ? (
      <DataText>{name ?? text.unnamed}</DataText>
    ) : (
      <bdi dir="ltr" className="num font-medium">
        #{order.number}
      </bdi>
    );
  return (
    <li className="relative grid grid-cols-[1fr_auto] items-center gap-x-3 border-b border-line px-5 py-2.5 hover:bg-surface-hover">
      <div className="grid min-w-0 gap-0.5">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">
          {name === null ? (
            title
          ) : (
            <Link
              to={order === null ? adminPaths.customer(id) : adminPaths.order(order.id)}
              className="min-w-0 truncate text-text after:absolute after:inset-0"
            >
              {title}
            </Link>
          )}
          {order !== null && name !== null && (
            <DataText className="truncate text-soft">{name}</DataText>
          )}
        </span>
        <span className="flex flex-wrap items-center gap-x-2 text-xs text-faint">
          <Moment at={at} />
          {amount !== null && (
            <span>
              {rate === null ? (
                text.noRate
              ) : (
                <>
                  {text.rateLabel} <bdi className="num">{Number(rate.rate).toFixed(4)}</bdi>
                </>
              )}
            </span>
          )}
        </span>
      </div>
      <div className="grid justify-items-end gap-0.5 text-end">
        {amount !== null && <AmountPair ils={amount.ils} original={amount.original} />}
        {countsUnits && <span className="num text-xs">{text.units(count)}</span>}
        {uncostedUnits > 0 && (
          <span className="text-xs text-warn-fg">
            {analytics.figureNotes.uncosted(uncostedUnits)}
          </span>
        )}
        {amount === null && !countsUnits && order !== null && <StatusBadge status={order.status} />}
      </div>
    </li>
  );
}
