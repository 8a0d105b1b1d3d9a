import { useQueryClient } from "@tanstack/react-query";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { getKey, useApi } from "../../api/use-api.ts";

const toInput = (id: string) => ({ params: { id } });

/** An order with everything that the back office knows of it. */
export function useOrder(id: string) {
  return useApi("GET /api/admin/orders/:id", toInput(id));
}

/** Cached data of an order, for actions that are ahead of the server or behind it. */
export function useCachedOrder(id: string) {
  const client = useQueryClient();
  const queryKey = getKey("GET /api/admin/orders/:id", toInput(id));
  return {
    /** Shows a change before the server has made it. */
    patch(change: Partial<OrderDetails>): void {
      // A request under way would show the old state again.
      void client.cancelQueries({ queryKey });
      client.setQueryData<OrderDetails>(queryKey, (cached) => cached && { ...cached, ...change });
    },
  };
}
