import { useInfiniteQuery } from "@tanstack/react-query";
import type { Rehearsal } from "#modules/orders/rehearsal/contract.ts";
import { fetchApi } from "#web/api/api-client.ts";
import type { Call, CallInput, CallOutput } from "#web/api/api-request.ts";
import { getKey, type Input } from "../../api/use-api.ts";
import { useSettledValue } from "../use-settled.ts";

/** Calls that rehearse a change. */
export type RehearsalCall = {
  [C in Call]: CallOutput<C> extends Rehearsal ? C : never;
}[Call];

/** After such a pause a number has been typed to its end. */
const PAUSE_MS = 400;

/**
 * Says what a change would have meant, page after page, once its input has not changed for a
 * moment; `isOn` is false for an input that is not complete.
 */
export function useRehearsal<C extends RehearsalCall>(call: C, input: Input<C> | null) {
  const { value: settled } = useSettledValue(input, PAUSE_MS);
  const read = useInfiniteQuery({
    queryKey: getKey(call, settled),
    queryFn: async ({ pageParam, signal }) => {
      // The query of each call is an object; without an input nothing is asked.
      const { query, ...rest } = settled as { query?: object };
      const page = pageParam === "" ? query : { ...query, after: pageParam };
      const sent = { ...rest, ...(page && { query: page }), signal } as CallInput<C>;
      // That is what makes it a RehearsalCall.
      return (await fetchApi(call, sent)) as Rehearsal;
    },
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
    enabled: settled !== null,
  });
  return { read, isOn: settled !== null };
}
