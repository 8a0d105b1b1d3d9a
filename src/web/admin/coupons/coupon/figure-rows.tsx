import { Link } from "react-router";
import { coupons } from "#i18n/he/coupons.ts";
import type { CouponFigureRow } from "#modules/coupons/contract.ts";
import type { CouponFigure } from "#modules/coupons/kinds.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { usePages } from "../../api/use-pages.ts";
import { LoadError } from "../../kit/list-frame.tsx";
import { EmptyState } from "../../kit/list-states.tsx";
import { AmountPair } from "../../kit/money.tsx";
import { Moment } from "../../kit/moment.tsx";
import { MoreRows } from "../../kit/more-rows.tsx";
import { Panel } from "../../kit/panel.tsx";
import { StatusBadge } from "../../kit/status-badge.tsx";

const text = coupons.page;

type FigureRowsProps = { id: string; code: string; figure: CouponFigure };

/** The orders, or refunds, that a number of the coupon is made of. */
export function FigureRows({ id, code, figure }: FigureRowsProps) {
  const read = usePages("GET /api/admin/coupons/:id/rows", { params: { id }, query: { figure } });
  const rows = read.data?.pages.flatMap((page) => page.rows);
  return (
    <Panel
      title={text.rows(text.figures[figure].label)}
      action={
        <Link to={`${adminPaths.orders}?coupon=${code}`} className="link text-sm">
          {text.inOrders}
        </Link>
      }
    >
      {rows === undefined ? (
        <LoadError read={read} failed={text.rowsFailed} rows={5} />
      ) : rows.length === 0 ? (
        <EmptyState {...text.noRows} />
      ) : (
        <ol className="border-t border-line">
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ol>
      )}
      <MoreRows read={read} label={text.more} />
    </Panel>
  );
}

function Row({ row: { orderId, number, status, at, amount, ils } }: { row: CouponFigureRow }) {
  return (
    <li className="relative flex items-center gap-3 border-b border-line px-5 py-2.5 last:border-b-0 hover:bg-surface-hover">
      <span className="grid min-w-0 grow gap-0.5">
        <Link
          to={adminPaths.order(orderId)}
          aria-label={text.order(number)}
          className="num justify-self-start text-text no-underline after:absolute after:inset-0"
        >
          <bdi dir="ltr">#{number}</bdi>
        </Link>
        <span className="text-xs text-faint">
          <Moment at={at} />
        </span>
      </span>
      <StatusBadge status={status} />
      <span className="text-end">
        <AmountPair ils={ils} original={amount} />
      </span>
    </li>
  );
}
