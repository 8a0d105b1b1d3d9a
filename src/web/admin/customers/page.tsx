import { Outlet } from "react-router";
import { admin } from "#i18n/he/admin.ts";
import { Page } from "../kit/page.tsx";
import { CrmNav } from "./crm-nav.tsx";
import { CustomerFigures } from "./list/customer-figures.tsx";
import { CustomerList } from "./list/customer-list.tsx";
import { PastErasures } from "./privacy/past-erasures.tsx";

/** Those who buy; one who is open stands beside them, or over them where there is no room. */
export default function CustomersPage() {
  return (
    <Page title={admin.nav.customers} actions={<PastErasures />}>
      <CrmNav />
      <CustomerFigures />
      <CustomerList openCustomer={<Outlet />} />
    </Page>
  );
}
