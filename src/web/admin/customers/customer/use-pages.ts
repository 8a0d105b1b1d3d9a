import { useInfiniteQuery } from "@tanstack/react-query";
import { callApi } from "#web/api/api-client.ts";
import type { Call, CallInput, CallOutput } from "#web/api/api-request.ts";
import { getKey } from "../../api/use-api.ts";

/**
 * Rows of one customer, page after page, from an endpoint that takes the customer's id and a cursor
 * and answers with the next cursor.
 */
export function usePages<C extends Extract<Call, `GET /api/admin/customers/:id/${string}`>>(
  call: C,
  id: string,
  getCursor: (page: CallOutput<C>) => string | null,
) {
  return useInfiniteQuery({
    queryKey: getKey(call, { params: { id }, pages: true }),
    queryFn: ({ pageParam, signal }) =>
      callApi(call, {
        params: { id },
        query: pageParam === "" ? {} : { after: pageParam },
        signal,
        // The endpoint's own input, by what is said above.
      } as unknown as CallInput<C>),
    initialPageParam: "",
    getNextPageParam: getCursor,
  });
}
