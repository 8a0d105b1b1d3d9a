import { Plus } from "lucide-react";
import { useLayoutEffect, useMemo, useState, type ComponentProps } from "react";
import { Outlet, useMatch } from "react-router";
import { admin } from "#i18n/he/admin.ts";
import { orders as labels } from "#i18n/he/orders.ts";
import type { OrderRow } from "#modules/orders/admin-contract.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { useListApi } from "../api/use-list-api.ts";
import { ActionLink } from "../kit/action-link.tsx";
import type { EmptyState } from "../kit/list-states.tsx";
import { Page } from "../shell/page.tsx";
import { ShownCount } from "../kit/shown-count.tsx";
import { TableScreen } from "../kit/table-screen.tsx";
import { useList } from "../kit/use-list.ts";
import { useMinWidth } from "../kit/use-min-width.ts";
import { useSelection } from "../kit/use-selection.ts";
import { ViewsBar } from "../kit/views/views-bar.tsx";
import { orderColumns, type Room } from "../kit/orders/order-columns.tsx";
import { OrderFigures } from "./list/order-figures.tsx";
import { OrderFilters } from "./list/order-filters.tsx";
import { orderList, type OrderList } from "./list/order-list.ts";
import { useSteps, type Steps } from "./list/use-steps.ts";
import { loadLater } from "../kit/load-later.tsx";

const OrderBulkBar = loadLater(
  async () => (await import("./list/order-bulk-bar.tsx")).OrderBulkBar,
);

/** The list of orders; an open one is shown beside it, or over it where there is no room. */
export default function OrdersPage() {
  const list = useList(orderList);
  const openId = useMatch(adminPaths.order(":id"))?.params.id;
  const isOpen = openId !== undefined;
  const room = useRoom(useIsSettled(isOpen));
  const columns = useMemo(() => orderColumns(room), [room]);
  const read = useListApi("GET /api/admin/orders", list, ({ query }) => ({ query }));
  const rows = read.data?.orders ?? [];
  const selection = useSelection(rows);
  const steps = useSteps(list, {
    ids: rows.map(({ id }) => id),
    openId,
    nextCursor: read.data?.nextCursor ?? null,
  });
  return (
    <Page
      title={admin.nav.orders}
      actions={
        <ActionLink to={adminPaths.newOrder} tone="main">
          <Plus aria-hidden className="size-4" />
          <span className="max-sm:sr-only">{labels.create}</span>
        </ActionLink>
      }
    >
      <OrderFigures list={list} />
      <TableScreen
        list={list}
        read={read}
        rows={read.data?.orders}
        {...labels.list}
        none={list.values.hidden === "yes" ? labels.noneDeleted : none}
        views={
          <ViewsBar of="orders" list={orderList} path={adminPaths.orders} usual={usualViews} />
        }
        filters={<OrderFilters list={list} />}
        count={<OrderCount list={list} shown={rows.length} />}
        note={read.data?.isCapped && <p className="w-full text-xs text-soft">{labels.capped}</p>}
        keys={labels.keys}
        bulkBar={
          selection.ids.size > 0 && <OrderBulkBar list={list} rows={rows} selection={selection} />
        }
        beside={{
          content: <Outlet context={steps satisfies Steps} />,
          columns:
            isOpen &&
            "min-[73.75rem]:grid-cols-[minmax(0,1fr)_24.75rem] min-[90rem]:grid-cols-[minmax(19rem,1fr)_minmax(0,2fr)]",
        }}
        columns={columns}
        hasPlainCells
        selection={{ ...selection, getName }}
        openId={openId}
      />
    </Page>
  );
}

/** Views that every shop needs each morning, or should. */
const usualViews = [
  { name: labels.views.toShip, search: "payment=paid&fulfilment=unshipped" },
  { name: labels.views.owed, search: "payment=unpaid&status=completed" },
];

const none: ComponentProps<typeof EmptyState> = {
  ...labels.list.none,
  children: (
    <ActionLink to={adminPaths.newOrder} tone="main">
      <Plus aria-hidden className="size-4" />
      {labels.create}
    </ActionLink>
  ),
};

const getName = ({ number, customer }: OrderRow) => labels.orderLabel(number, customer.name);

/** How many orders are shown, and of how many. */
function OrderCount({ list, shown }: { list: OrderList; shown: number }) {
  const read = useListApi("GET /api/admin/order-count", list, ({ filter }) => ({ query: filter }));
  return <ShownCount read={read} shown={shown} labels={labels.shown} />;
}

/**
 * Whether an order is open and has taken the focus: until then the row that was pressed must keep
 * the link that has it.
 */
function useIsSettled(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  // oxlint-disable-next-line react-hooks-js/set-state-in-effect -- after the panel's own effect
  useLayoutEffect(() => setWasOpen(isOpen), [isOpen]);
  return isOpen && wasOpen;
}

/** How many columns there is room for; beside an order that is open there is little. */
function useRoom(isOpen: boolean): Room {
  const hasAll = useMinWidth(80);
  const hasMost = useMinWidth(52);
  const isPanelWide = useMinWidth(90);
  if (isOpen) return isPanelWide ? "least" : "few";
  if (hasAll) return "all";
  return hasMost ? "most" : "some";
}
