import { Link } from "react-router";
import { customer as labels } from "#i18n/he/customer.ts";
import { orders as orderLabels } from "#i18n/he/orders.ts";
import type { CustomerOrder } from "#modules/customers/admin/contract.ts";
import { Tag } from "#ui/tag.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import { AmountPair } from "../../kit/money.tsx";
import { Moment } from "../../kit/moment.tsx";
import { StatusBadge } from "../../kit/status-badge.tsx";
import { PagedList } from "./paged-list.tsx";
import { usePages } from "../../api/use-pages.ts";

/** The orders of the customer's address, the newest first. */
export function OrdersTab({ id }: { id: string }) {
  const read = usePages("GET /api/admin/customers/:id/orders", { params: { id }, query: {} });
  return (
    <PagedList
      label={labels.orders.list}
      empty={labels.orders.empty}
      failed={labels.orders.failed}
      rows={read.data?.pages.flatMap((page) => page.orders)}
      read={read}
    >
      {(order) => <OrderItem key={order.id} order={order} />}
    </PagedList>
  );
}

function OrderItem({ order }: { order: CustomerOrder }) {
  return (
    <li className="relative flex items-start gap-3 border-b border-line py-2.5 last:border-b-0 hover:bg-surface-hover">
      <span className="grid min-w-0 grow gap-0.5">
        <Link
          to={adminPaths.order(order.id)}
          aria-label={orderLabels.open(order.number)}
          className="num justify-self-start text-text no-underline after:absolute after:inset-0"
        >
          <bdi dir="ltr">#{order.number}</bdi>
        </Link>
        <span className="text-xs text-faint">
          <Moment at={order.createdAt} /> · {orderLabels.units(order.units)}
        </span>
        {!order.isSignedIn && (
          <span title={labels.orders.notSignedInHelp} className="justify-self-start">
            <Tag tone="warn">{labels.orders.notSignedIn}</Tag>
          </span>
        )}
      </span>
      <StatusBadge status={order.status} />
      <span className="text-end">
        <AmountPair ils={order.totalIls} original={order.total} />
      </span>
    </li>
  );
}
