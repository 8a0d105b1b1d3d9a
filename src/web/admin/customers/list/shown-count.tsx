import { customers } from "#i18n/he/customers.ts";
import type { crmEndpoints } from "#modules/crm/contract.ts";
import { useApi } from "../../api/use-api.ts";
import type { ListFilter } from "./list-state.ts";

/** How many rows are shown, and of how many. */
export function ShownCount({ filter, shown }: { filter: ListFilter; shown: number }) {
  const { data, isPlaceholderData } = useApi<typeof crmEndpoints.countCustomers>(
    "/api/admin/customer-count",
    { query: filter },
  );
  return (
    <p role="status" className="num text-xs text-soft">
      {data === undefined || isPlaceholderData
        ? customers.shown.unknown(shown)
        : data.isExact
          ? customers.shown.exact(shown, data.count)
          : customers.shown.atLeast(shown, data.count)}
    </p>
  );
}
