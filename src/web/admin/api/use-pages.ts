import { useInfiniteQuery } from "@tanstack/react-query";
import { fetchApi } from "#web/api/api-client.ts";
import type { Call, CallInput, CallOutput } from "#web/api/api-request.ts";
import { getKey } from "./use-api.ts";

type Page = { readonly nextCursor: string | null };

/** Endpoints that take a cursor, and answer with the next one. */
type PagedCall = {
  [C in Call]: C extends `GET ${string}` ? (CallOutput<C> extends Page ? C : never) : never;
}[Call];

/** The rows of an endpoint, page after page; `MoreRows` asks for the next. */
export function usePages<C extends PagedCall>(call: C, input: Omit<CallInput<C>, "signal">) {
  return useInfiniteQuery({
    // Not the key of `useApi`: several pages are another answer.
    queryKey: getKey(call, { ...input, pages: true }),
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === "" ? input.query : { ...input.query, after: pageParam };
      // The endpoint's own input, with the cursor that it takes.
      return fetchApi(call, { ...input, query, signal } as CallInput<C>);
    },
    initialPageParam: "",
    getNextPageParam: (page) => (page as Page).nextCursor, // that is how a PagedCall answers
  });
}
