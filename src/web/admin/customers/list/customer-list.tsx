import type { ReactNode } from "react";
import { useMatch } from "react-router";
import { customers as words } from "#i18n/he/customers.ts";
import type { crmEndpoints } from "#modules/crm/contract.ts";
import { classNames } from "#ui/class-names.ts";
import { paths } from "#web/paths.ts";
import { useApi } from "../../api/use-api.ts";
import { DataTable } from "../../kit/data-table.tsx";
import { EmptyList, ListFrame } from "../../kit/list-frame.tsx";
import { Pager } from "../../kit/pager.tsx";
import { moveBetweenRows } from "../../kit/row-keys.ts";
import { ShownCount } from "../../kit/shown-count.tsx";
import { useUrlState } from "../../kit/url-state.ts";
import { useMedia } from "../../kit/use-media.ts";
import { customerColumns, type Room } from "./customer-columns.tsx";
import { CustomerFilters } from "./customer-filters.tsx";
import {
  filterOf,
  isFiltered,
  listParams,
  queryOf,
  sortChange,
  sortingOf,
  type ListFilter,
} from "./list-state.ts";

/** The customers with what narrows them down; beside them stands the one who is open. */
export function CustomerList({ openCustomer }: { openCustomer: ReactNode }) {
  const [values, change] = useUrlState(listParams);
  const openId = useMatch(paths.admin.customer(":id"))?.params.id;
  const room = useRoom(openId !== undefined);
  const filter = filterOf(values);
  const sorting = sortingOf(values);
  const list = useApi<typeof crmEndpoints.listCustomers>("/api/admin/customers", {
    query: queryOf(values),
  });
  const rows = list.data?.customers ?? [];

  return (
    <div className="grid min-w-0 gap-4">
      <CustomerFilters filter={filter} sorting={sorting} onChange={change} />
      <div
        className={classNames(
          "grid items-start gap-5",
          openId !== undefined && "min-[73.75rem]:grid-cols-[minmax(0,1fr)_26rem]",
        )}
      >
        <div className="grid min-w-0 gap-4">
          <section className="min-w-0 overflow-hidden rounded-md border border-line bg-surface">
            <ListFrame
              read={list}
              failed={words.failed}
              isEmpty={({ customers }) => customers.length === 0}
              empty={
                <EmptyList
                  {...words.empty}
                  isFiltered={isFiltered(filter)}
                  onClear={() => change({ q: null, state: null, kind: null })}
                />
              }
            >
              {() => (
                // The keys are a short cut between links that Tab reaches, too.
                // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
                <div onKeyDown={moveBetweenRows}>
                  <DataTable
                    label={words.table}
                    columns={customerColumns(room)}
                    rows={rows}
                    idOf={(row) => row.id}
                    nameOf={(row) => row.name}
                    sorting={sorting}
                    onSort={(wanted) => change(sortChange(sorting, wanted))}
                    openId={openId}
                    isStale={list.isPlaceholderData}
                  />
                </div>
              )}
            </ListFrame>
          </section>
          {list.data && rows.length > 0 && (
            <div className="flex flex-wrap items-center justify-between gap-3">
              <CustomerCount filter={filter} shown={rows.length} />
              <Pager nextCursor={list.data.nextCursor} />
              <p className="hidden w-full text-xs text-faint lg:block">{words.keys}</p>
            </div>
          )}
        </div>
        {openCustomer}
      </div>
    </div>
  );
}

/** How many customers are shown, and of how many. */
function CustomerCount({ filter, shown }: { filter: ListFilter; shown: number }) {
  const read = useApi<typeof crmEndpoints.countCustomers>("/api/admin/customer-count", {
    query: filter,
  });
  return <ShownCount read={read} shown={shown} words={words.shown} />;
}

/** How many columns there is room for, beside a customer who is open or without one. */
function useRoom(isOpen: boolean): Room {
  const hasAll = useMedia(isOpen ? "(min-width: 108rem)" : "(min-width: 75rem)");
  const hasMost = useMedia(isOpen ? "(min-width: 85rem)" : "(min-width: 47rem)");
  if (hasAll) return "all";
  return hasMost ? "most" : "few";
}
