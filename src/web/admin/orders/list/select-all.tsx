import { useState } from "react";
import { orders as labels } from "#i18n/he/orders.ts";
import type { OrderRow } from "#modules/orders/admin-contract.ts";
import { MAX_SELECTED } from "#modules/orders/kinds.ts";
import { fetchApi } from "#web/api/api-client.ts";
import { useApi } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { showErrorToast } from "../../kit/toasts.ts";
import type { Selection } from "../../kit/use-selection.ts";
import type { OrderList } from "./order-list.ts";

const text = labels.bulk;

type SelectAllProps = {
  list: OrderList;
  /** Those on this page. */
  rows: readonly OrderRow[];
  selection: Selection<OrderRow>;
};

/** After a whole page is selected: selects all orders of the filter, up to the limit. */
export function SelectAll({ list, rows, selection }: SelectAllProps) {
  const { ids } = selection;
  const [isPending, setPending] = useState(false);
  const isPageSelected = rows.length > 0 && rows.every(({ id }) => ids.has(id));
  const read = useApi(
    "GET /api/admin/order-count",
    { query: list.filter },
    { enabled: isPageSelected },
  );
  const { count = 0, isExact = true } = read.data ?? {};
  const most = Math.min(count, MAX_SELECTED);
  if (!isPageSelected || read.isPlaceholderData || ids.size >= most) return null;

  async function selectAll() {
    setPending(true);
    const { sorting, filter } = list;
    const query = { ...filter, sort: sorting.by, direction: sorting.direction };
    try {
      const { orders } = await fetchApi("GET /api/admin/order-selection", { query });
      selection.add(orders);
    } catch (error) {
      showErrorToast(text.allFailed, error);
    }
    setPending(false);
  }

  return (
    <ActionButton tone="quiet" isPending={isPending} onClick={() => void selectAll()}>
      {isExact && count <= MAX_SELECTED ? text.all(count) : text.first(MAX_SELECTED)}
    </ActionButton>
  );
}
