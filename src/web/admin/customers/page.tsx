import { useMemo } from "react";
import { Outlet, useMatch, useNavigate } from "react-router";
import { admin } from "#i18n/he/admin.ts";
import { customers as labels } from "#i18n/he/customers.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { useListApi } from "../api/use-list-api.ts";
import { Page } from "../shell/page.tsx";
import { ListFileButton } from "../kit/files/list-file-button.tsx";
import { ShownCount } from "../kit/shown-count.tsx";
import { TableScreen } from "../kit/table-screen.tsx";
import { useList } from "../kit/use-list.ts";
import { useMinWidth } from "../kit/use-min-width.ts";
import { ViewsBar } from "../kit/views/views-bar.tsx";
import { customerColumns, type Room } from "./list/customer-columns.tsx";
import { CustomerFigures } from "./list/customer-figures.tsx";
import { CustomerFilters } from "./list/customer-filters.tsx";
import { customerList, type CustomerList } from "./list/customer-list.ts";
import { UserX } from "lucide-react";
import { privacy } from "#i18n/he/privacy.ts";
import { useMay } from "../api/abilities.ts";
import { ToolButton } from "../kit/tool-button.tsx";

/** The list of customers; an open one is shown beside it, or over it where there is no room. */
export default function CustomersPage() {
  const list = useList(customerList);
  const openId = useMatch(adminPaths.customer(":id"))?.params.id;
  const isOpen = openId !== undefined;
  const room = useRoom(isOpen);
  const columns = useMemo(() => customerColumns(room), [room]);
  const read = useListApi("GET /api/admin/customers", list, ({ query }) => ({ query }));
  const rows = read.data?.customers ?? [];
  return (
    <Page title={admin.nav.customers} actions={<PastErasures />}>
      <CustomerFigures />
      <TableScreen
        list={list}
        read={read}
        rows={read.data?.customers}
        {...labels.list}
        views={<ViewsBar of="customers" list={customerList} path={adminPaths.customers} />}
        file={<ListFileButton list="customers" filter={list.query} />}
        filters={<CustomerFilters list={list} />}
        count={<CustomerCount list={list} shown={rows.length} />}
        keys={labels.keys}
        beside={{
          content: <Outlet />,
          columns: isOpen && "min-[73.75rem]:grid-cols-[minmax(0,1fr)_26rem]",
        }}
        columns={columns}
        hasPlainCells
        openId={openId}
      />
    </Page>
  );
}

/** How many customers are shown, and of how many. */
function CustomerCount({ list, shown }: { list: CustomerList; shown: number }) {
  const read = useListApi("GET /api/admin/customer-count", list, ({ filter }) => ({
    query: filter,
  }));
  return <ShownCount read={read} shown={shown} labels={labels.shown} />;
}

/** How many columns there is room for, beside a customer who is open or without one. */
function useRoom(isOpen: boolean): Room {
  const hasAll = useMinWidth(isOpen ? 108 : 75);
  const hasMost = useMinWidth(isOpen ? 85 : 47);
  if (hasAll) return "all";
  return hasMost ? "most" : "few";
}

/** The link to past erasures, for staff who may see them. */
function PastErasures() {
  const may = useMay();
  const navigate = useNavigate();
  if (!may("customers.erase")) return null;
  return (
    <ToolButton label={privacy.list.link} onClick={() => void navigate(adminPaths.erasures)}>
      <UserX aria-hidden className="size-5" />
    </ToolButton>
  );
}
