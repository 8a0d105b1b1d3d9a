import { orders as words } from "#i18n/he/orders.ts";
import type { orderDeskEndpoints } from "#modules/orders/desk-contract.ts";
import { useApi } from "../../api/use-api.ts";
import type { ListFilter } from "./list-state.ts";

/** How many rows are shown, and of how many. */
export function ShownCount({ filter, shown }: { filter: ListFilter; shown: number }) {
  const { data, isPlaceholderData } = useApi<typeof orderDeskEndpoints.countOrders>(
    "/api/admin/order-count",
    { query: filter },
  );
  return (
    <p role="status" className="num text-xs text-soft">
      {data === undefined || isPlaceholderData
        ? words.shown.unknown(shown)
        : data.isExact
          ? words.shown.exact(shown, data.count)
          : words.shown.atLeast(shown, data.count)}
    </p>
  );
}
