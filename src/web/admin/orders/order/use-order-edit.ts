import { useState } from "react";
import { orderActions } from "#i18n/he/order-actions.ts";
import type { OrderEdit } from "#modules/orders/processing/contract.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { ApiError } from "#web/api/api-client.ts";
import { useApiAction } from "../../api/use-api.ts";
import { showErrorToast } from "../../kit/toasts.ts";
import { findChanges, type OrderChange } from "./changes.ts";
import { useCachedOrder } from "./use-order.ts";

type Edit = Omit<OrderEdit, "seen">;

const text = orderActions.edit;

/**
 * Saves a form about an order. It counts as filled in with what the order was when the form was
 * opened: when another user has changed the order since, nothing is saved, `changes` has their
 * changes, and the next attempt overwrites them.
 */
export function useOrderEdit(
  order: OrderDetails,
  { onDone, onRefused }: { onDone: () => void; onRefused?: (error: ApiError) => void },
) {
  const [opened] = useState(order);
  const [expected, setExpected] = useState(order.updatedAt);
  const [changes, setChanges] = useState<readonly OrderChange[]>();
  const cached = useCachedOrder(order.id);
  async function showChanges(conflict: ApiError): Promise<void> {
    const now = await cached.reread();
    if (now === undefined) return showErrorToast(text.failed, conflict);
    setExpected(now.updatedAt);
    setChanges(findChanges(opened, now));
  }
  const action = useApiAction("PATCH /api/admin/orders/:id", {
    failed: text.failed,
    onDone,
    saved: orderActions.done,
    onError(error) {
      if (error instanceof ApiError) onRefused?.(error);
    },
    onConflict: (error) => void showChanges(error),
  });
  const save = (edit: Edit): void =>
    action.mutate({ params: { id: order.id }, body: { ...edit, seen: expected } });
  return { changes, action, save };
}
