import { useQueryClient } from "@tanstack/react-query";
import type { salesEndpoints } from "#modules/sales/contract.ts";
import type { OrderDetails } from "#modules/sales/order-details.ts";
import { callApi } from "#web/api-client.ts";
import { keyOf, useApi } from "../../api/use-api.ts";

type ReadOrder = typeof salesEndpoints.readOrder;

const PATH = "/api/admin/orders/:id";
const inputOf = (id: string) => ({ params: { id } });

/** An order with everything that the back office knows of it. */
export function useOrder(id: string) {
  return useApi<ReadOrder>(PATH, inputOf(id));
}

/** What is known here of an order, for actions that are ahead of the server or behind it. */
export function useKnownOrder(id: string) {
  const client = useQueryClient();
  const queryKey = keyOf(PATH, inputOf(id));
  return {
    /** Shows a change before the server has made it. */
    patch(change: Partial<OrderDetails>): void {
      // An answer that is on its way would take it back.
      void client.cancelQueries({ queryKey });
      client.setQueryData<OrderDetails>(queryKey, (known) => known && { ...known, ...change });
    },
    /** The order as it is now; undefined when it cannot be read. */
    async reread(): Promise<OrderDetails | undefined> {
      try {
        return await client.fetchQuery({
          queryKey,
          queryFn: ({ signal }) => callApi<ReadOrder>("get", PATH, { ...inputOf(id), signal }),
          staleTime: 0,
        });
      } catch {
        return undefined;
      }
    },
  };
}
