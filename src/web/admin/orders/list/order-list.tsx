import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useMatch } from "react-router";
import { admin } from "#i18n/he/admin.ts";
import { orders as words } from "#i18n/he/orders.ts";
import type { orderDeskEndpoints } from "#modules/orders/desk-contract.ts";
import { classNames } from "#ui/class-names.ts";
import { paths } from "#web/paths.ts";
import { useApi } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { ActionLink } from "../../kit/action-link.tsx";
import { DataTable } from "../../kit/data-table.tsx";
import { ListFrame } from "../../kit/list-frame.tsx";
import { EmptyState } from "../../kit/list-states.tsx";
import { Pager } from "../../kit/pager.tsx";
import { moveBetweenRows } from "../../kit/row-keys.ts";
import { ShownCount } from "../../kit/shown-count.tsx";
import { useUrlState } from "../../kit/url-state.ts";
import { useMedia } from "../../kit/use-media.ts";
import { BulkBar } from "./bulk-bar.tsx";
import {
  filterOf,
  isFiltered,
  listParams,
  queryOf,
  sortChange,
  sortingOf,
  type ListFilter,
} from "./list-state.ts";
import { orderColumns, type Room } from "./order-columns.tsx";
import { OrderFilters } from "./order-filters.tsx";
import { usePickedOrders } from "./picked-orders.ts";

/** The orders with what narrows them down and what is done with many at once; beside them stands the one that is open. */
export function OrderList({ openOrder }: { openOrder: ReactNode }) {
  const [values, change] = useUrlState(listParams);
  const openId = useMatch(paths.admin.order(":id"))?.params.id;
  const room = useRoom(openId !== undefined);
  const filter = filterOf(values);
  const sorting = sortingOf(values);
  const list = useApi<typeof orderDeskEndpoints.listOrders>("/api/admin/orders", {
    query: queryOf(values),
  });
  const rows = list.data?.orders ?? [];
  const picked = usePickedOrders(rows);

  return (
    <div className="grid min-w-0 gap-4">
      <OrderFilters filter={filter} sorting={sorting} onChange={change} />
      <div
        className={classNames(
          "grid items-start gap-5",
          openId !== undefined && "min-[73.75rem]:grid-cols-[minmax(0,1fr)_24.75rem]",
        )}
      >
        <div className="grid min-w-0 gap-4">
          <section className="min-w-0 overflow-hidden rounded-md border border-line bg-surface">
            <ListFrame
              read={list}
              failed={words.failed}
              isEmpty={({ orders }) => orders.length === 0}
              empty={
                <NoOrders
                  filter={filter}
                  onClear={() => change({ q: null, status: null, period: null })}
                />
              }
            >
              {() => (
                // The keys are a short cut between links that Tab reaches, too.
                // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
                <div onKeyDown={moveBetweenRows}>
                  <DataTable
                    label={words.table}
                    columns={orderColumns(room)}
                    rows={rows}
                    idOf={(order) => order.id}
                    nameOf={(order) => words.orderOf(order.number, order.customer.name)}
                    sorting={sorting}
                    onSort={(wanted) => change(sortChange(sorting, wanted))}
                    selection={{ selected: picked.ids, onSelect: picked.pick }}
                    openId={openId}
                    isStale={list.isPlaceholderData}
                  />
                </div>
              )}
            </ListFrame>
          </section>
          {list.data && rows.length > 0 && (
            <div className="flex flex-wrap items-center justify-between gap-3">
              <OrderCount filter={filter} shown={rows.length} />
              <Pager nextCursor={list.data.nextCursor} />
              {list.data.isCapped && <p className="w-full text-xs text-soft">{words.capped}</p>}
              <p className="hidden w-full text-xs text-faint lg:block">{words.keys}</p>
            </div>
          )}
          <BulkBar picked={picked} />
        </div>
        {openOrder}
      </div>
    </div>
  );
}

/** How many orders are shown, and of how many. */
function OrderCount({ filter, shown }: { filter: ListFilter; shown: number }) {
  const read = useApi<typeof orderDeskEndpoints.countOrders>("/api/admin/order-count", {
    query: filter,
  });
  return <ShownCount read={read} shown={shown} words={words.shown} />;
}

function NoOrders({ filter, onClear }: { filter: ListFilter; onClear: () => void }) {
  if (isFiltered(filter))
    return (
      <EmptyState {...words.empty.filtered}>
        <ActionButton onClick={onClear}>{admin.list.clear}</ActionButton>
      </EmptyState>
    );
  if (filter.hidden === "yes") return <EmptyState {...words.empty.hidden} />;
  return (
    <EmptyState {...words.empty.none}>
      <ActionLink to={paths.admin.newOrder} tone="main">
        <Plus aria-hidden className="size-4" />
        {words.create}
      </ActionLink>
    </EmptyState>
  );
}

/** How many columns there is room for, beside an order that is open or without one. */
function useRoom(isOpen: boolean): Room {
  const hasAll = useMedia(isOpen ? "(min-width: 105rem)" : "(min-width: 80rem)");
  const hasMost = useMedia(isOpen ? "(min-width: 90rem)" : "(min-width: 52rem)");
  if (hasAll) return "all";
  if (hasMost) return "most";
  return isOpen ? "few" : "some";
}
