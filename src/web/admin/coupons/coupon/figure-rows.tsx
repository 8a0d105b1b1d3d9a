import { Link } from "react-router";
import { coupons } from "#i18n/he/coupons.ts";
import type { CouponFigure } from "#modules/coupons/kinds.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { usePages } from "../../api/use-pages.ts";
import { LoadError } from "../../kit/list-frame.tsx";
import { EmptyState } from "../../kit/list-states.tsx";
import { AmountPair } from "../../kit/money.tsx";
import { MoreRows } from "../../kit/more-rows.tsx";
import { OrderEntry } from "../../kit/orders/order-entry.tsx";
import { Panel } from "../../kit/panel.tsx";

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
            <OrderEntry key={row.id} order={row}>
              <AmountPair ils={row.ils} original={row.amount} />
            </OrderEntry>
          ))}
        </ol>
      )}
      <MoreRows read={read} label={text.more} />
    </Panel>
  );
}
