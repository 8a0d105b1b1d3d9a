import { customer as text } from "#i18n/he/customer.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { useApi } from "../../api/use-api.ts";
import { PanelError } from "../../kit/panel-error.tsx";
import { usePartTitle } from "../../kit/tab-title.ts";
import { CustomerTabs } from "./customer-tabs.tsx";
import { Head } from "./head.tsx";

type CustomerPanelProps = { id: string; onClose: () => void };

/** One customer: name, contact, and their history with the shop. */
export function CustomerPanel({ id, onClose }: CustomerPanelProps) {
  const read = useApi("GET /api/admin/customers/:id", {
    params: { id },
  });
  // Not the one who was open before.
  const customer = read.isPlaceholderData ? undefined : read.data;
  usePartTitle(customer?.name);
  return (
    <>
      <Head customer={customer} onClose={onClose} />
      <div className="min-h-0 grow overflow-y-auto border-t border-line pb-16">
        {customer ? (
          <CustomerTabs customer={customer} />
        ) : (
          <PanelError read={read} labels={text} list={adminPaths.customers} rows={7} />
        )}
      </div>
    </>
  );
}
