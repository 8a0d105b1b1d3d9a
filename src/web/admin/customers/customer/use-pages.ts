import { useInfiniteQuery } from "@tanstack/react-query";
import { callApi } from "#web/api/api-client.ts";
import type { Call, CallInput, CallOutput } from "#web/api/api-request.ts";
import { getKey } from "../../api/use-api.ts";

/**
 * What a customer has of something, page after page: of an endpoint with their id, a cursor and the
 * one that follows.
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
