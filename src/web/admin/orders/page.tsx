import { Plus } from "lucide-react";
import { Outlet } from "react-router";
import { admin } from "#i18n/he/admin.ts";
import { orders } from "#i18n/he/orders.ts";
import { paths } from "#web/paths.ts";
import { ActionLink } from "../kit/action-link.tsx";
import { Page } from "../kit/page.tsx";
import { OrderFigures } from "./list/order-figures.tsx";
import { OrderList } from "./list/order-list.tsx";

/** The orders; one that is open stands beside them, or over them where there is no room. */
export default function OrdersPage() {
  return (
    <Page
      title={admin.nav.orders}
      actions={
        <ActionLink to={paths.admin.newOrder} tone="main">
          <Plus aria-hidden className="size-4" />
          <span className="max-sm:sr-only">{orders.create}</span>
        </ActionLink>
      }
    >
      <OrderFigures />
      <OrderList openOrder={<Outlet />} />
    </Page>
  );
}
