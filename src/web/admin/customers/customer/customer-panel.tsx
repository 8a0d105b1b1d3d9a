import type { RefObject } from "react";
import { Link, useLocation } from "react-router";
import { customer as text } from "#i18n/he/customer.ts";
import type { crmEndpoints } from "#modules/crm/contract.ts";
import { ApiError } from "#web/api-client.ts";
import { paths } from "#web/paths.ts";
import { useApi } from "../../api/use-api.ts";
import { actionClass } from "../../kit/action-button.tsx";
import { EmptyState, ErrorState, SkeletonRows } from "../../kit/list-states.tsx";
import { usePartTitle } from "../../kit/part-title.ts";
import { CustomerTabs } from "./customer-tabs.tsx";
import { Head } from "./head.tsx";

type CustomerPanelProps = {
  id: string;
  headingId: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onClose: () => void;
};

/** One customer: who it is, how to reach them, and all that was between them and the shop. */
export function CustomerPanel({ id, headingId, headingRef, onClose }: CustomerPanelProps) {
  const read = useApi<typeof crmEndpoints.readCustomer>("/api/admin/customers/:id", {
    params: { id },
  });
  // Not the one who was open before.
  const customer = read.isPlaceholderData ? undefined : read.data;
  usePartTitle(customer?.name);
  return (
    <>
      <Head headingId={headingId} headingRef={headingRef} customer={customer} onClose={onClose} />
      <div className="min-h-0 grow overflow-y-auto border-t border-line pb-16">
        {customer ? (
          <CustomerTabs customer={customer} />
        ) : read.error ? (
          <Failure error={read.error} onRetry={() => void read.refetch()} />
        ) : (
          <SkeletonRows rows={7} />
        )}
      </div>
    </>
  );
}

/** What the server says of an address that leads to nobody: it knows none, or it is no address of one. */
const missing: ReadonlySet<string> = new Set(["not_found", "invalid_fields"]);

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const location = useLocation();
  const state: unknown = location.state;
  if (!(error instanceof ApiError) || !missing.has(error.code))
    return <ErrorState title={text.failed} error={error} onRetry={onRetry} />;
  return (
    <EmptyState title={text.missing.title} text={text.missing.text}>
      <Link
        to={{ pathname: paths.admin.customers, search: location.search }}
        state={state}
        className={actionClass()}
      >
        {text.missing.back}
      </Link>
    </EmptyState>
  );
}
