import { Link } from "react-router";
import { dashboard } from "#i18n/he/dashboard.ts";
import type { OrderRow } from "#modules/orders/admin-contract.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { DataTable } from "../kit/data-table.tsx";
import { EmptyState, SkeletonRows } from "../kit/list-states.tsx";
import { Panel } from "../kit/panel.tsx";
import { orderColumns } from "../kit/orders/order-columns.tsx";

const text = dashboard.latest;

/** The five newest orders; undefined while they are read. */
export function LatestOrders({ orders }: { orders: readonly OrderRow[] | undefined }) {
  return (
    <Panel
      title={text.title}
      // The last row ends with the corners.
      className="overflow-hidden"
      action={
        <Link to={adminPaths.orders} className="link">
          {text.more}
        </Link>
      }
    >
      {orders === undefined ? (
        <SkeletonRows rows={5} />
      ) : orders.length === 0 ? (
        <EmptyState title={text.empty} text={text.emptyText} />
      ) : (
        <DataTable label={text.title} columns={orderColumns("most")} rows={orders} />
      )}
    </Panel>
  );
}
