import { useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { CallOutput } from "#web/api/api-request.ts";
import { onUrlChange } from "../kit/url-changes.ts";
import { getRead, useApi, type Input, type ReadCall } from "./use-api.ts";

/**
 * `useApi` for what the state of a list asks for, such as its rows or their count:
 * `useListApi("GET /api/admin/orders", list, ({ query }) => ({ query }))`. A press that changes the
 * address sends the request at once, and not after the screen has been drawn for that address.
 */
export function useListApi<C extends ReadCall, State>(
  call: C,
  list: NoInfer<State> & { readonly readAt: (params: URLSearchParams) => State },
  toInput: (state: State) => Input<C>,
): UseQueryResult<CallOutput<C>> {
  const client = useQueryClient();
  const fetchAhead = useEffectEvent((params: URLSearchParams) => {
    const read = getRead(call, toInput(list.readAt(params)));
    // An answer that is there is shown first, and read again then.
    if (client.getQueryData(read.queryKey) === undefined) void client.prefetchQuery(read);
  });
  useEffect(() => onUrlChange((params) => fetchAhead(params)), []);
  return useApi(call, toInput(list));
}
