import { customer as text } from "#i18n/he/customer.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { useApi } from "../../api/use-api.ts";
import { SkeletonRows } from "../../kit/list-states.tsx";
import { PanelFailure } from "../../kit/panel-failure.tsx";
import { usePartTitle } from "../../kit/part-title.ts";
import { CustomerTabs } from "./customer-tabs.tsx";
import { Head } from "./head.tsx";

type CustomerPanelProps = {
  id: string;
  headingId: string;
  onClose: () => void;
};

/** One customer: who it is, how to reach them, and all that was between them and the shop. */
export function CustomerPanel({ id, headingId, onClose }: CustomerPanelProps) {
  const read = useApi("GET /api/admin/customers/:id", {
    params: { id },
  });
  // Not the one who was open before.
  const customer = read.isPlaceholderData ? undefined : read.data;
  usePartTitle(customer?.name);
  return (
    <>
      <Head headingId={headingId} customer={customer} onClose={onClose} />
      <div className="min-h-0 grow overflow-y-auto border-t border-line pb-16">
        {customer ? (
          <CustomerTabs customer={customer} />
        ) : read.error ? (
          <PanelFailure
            labels={text}
            list={adminPaths.customers}
            error={read.error}
            onRetry={() => void read.refetch()}
          />
        ) : (
          <SkeletonRows rows={7} />
        )}
      </div>
    </>
  );
}
