import { formatCount } from "#i18n/format-he.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { customer as labels } from "#i18n/he/customer.ts";
import type { Customer } from "#modules/customers/admin/customer-shapes.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { Explanation } from "../../kit/figure-strip.tsx";
import { Amount, AmountPair } from "../../kit/money.tsx";
import { Moment } from "../../kit/moment.tsx";

const text = labels.figures;

/** Number and revenue of the customer's orders, with averages and dates. */
export function Figures({ customer }: { customer: Customer }) {
  const { orders, completed, revenue, revenueIls, withoutRate, ...more } = customer.figures;
  const { average, averageIls, firstOrder, lastOrder } = more;
  return (
    <dl className="grid grid-cols-2 gap-px border-b border-line bg-line">
      <Cell label={text.orders}>
        <bdi className="num text-lg font-medium">{formatCount(orders)}</bdi>
        {completed > 0 && (
          <span className="block text-xs text-faint">{text.completed(completed)}</span>
        )}
      </Cell>
      <Cell label={text.revenue} help={text.revenueHelp}>
        <AmountPair ils={revenueIls} original={revenue} />
        {revenueIls !== null && withoutRate.amountMinor > 0 && (
          <span className="text-xs text-faint">
            {text.withoutRate} <Amount amount={withoutRate} />
          </span>
        )}
      </Cell>
      <Cell label={text.average} help={text.averageHelp}>
        {average === null ? (
          <span className="text-faint">–</span>
        ) : (
          <AmountPair ils={averageIls} original={average} />
        )}
      </Cell>
      <Cell label={text.last}>
        <OrderAt order={lastOrder} />
        {firstOrder !== null && firstOrder.id !== lastOrder?.id && (
          <span className="mt-1 block text-xs text-faint">
            {text.first}: <OrderAt order={firstOrder} />
          </span>
        )}
      </Cell>
    </dl>
  );
}

function Cell({ label, help, children }: { label: string; help?: string; children: ReactNode }) {
  return (
    <div className="min-w-0 bg-surface px-4 py-2.5">
      <dt className="flex min-h-8 items-center gap-1 text-xs text-soft">
        {label}
        {help !== undefined && <Explanation label={label} text={help} />}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function OrderAt({ order }: { order: Customer["figures"]["lastOrder"] }) {
  if (order === null) return <span className="text-faint">{text.none}</span>;
  return (
    <Link to={adminPaths.order(order.id)} className="link">
      <Moment at={order.at} />
    </Link>
  );
}
