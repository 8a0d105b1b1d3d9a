import { useInfiniteQuery } from "@tanstack/react-query";
import type { Endpoint } from "#shared/contract.ts";
import { callApi } from "#web/api-client.ts";
import type { CallInput, CallOutput } from "#web/api-request.ts";
import { keyOf } from "../../api/use-api.ts";

/** What a customer has of something, page after page: of an endpoint with their id, a cursor and the one that follows. */
export function usePages<E extends Endpoint>(
  path: E["path"],
  id: string,
  cursorOf: (page: CallOutput<E>) => string | null,
) {
  return useInfiniteQuery({
    queryKey: keyOf(path, { params: { id }, pages: true }),
    queryFn: ({ pageParam, signal }) =>
      callApi<E>("get", path, {
        params: { id },
        query: pageParam === "" ? {} : { after: pageParam },
        signal,
        // The endpoint's own input, by what is said above.
      } as unknown as CallInput<E>),
    initialPageParam: "",
    getNextPageParam: cursorOf,
  });
}
