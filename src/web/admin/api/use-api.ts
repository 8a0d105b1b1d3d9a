import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from "@tanstack/react-query";
import { callApi } from "#web/api/api-client.ts";
import type { Call, CallInput, CallOutput } from "#web/api/api-request.ts";
import { ProofDeclined, withProof } from "#web/second-factor/proof.ts";
import { toastError } from "../kit/toasts.ts";

type ReadCall = Extract<Call, `GET ${string}`>;
type Input<C extends Call> = Omit<CallInput<C>, "signal">;

/** The cache key of a read's answer; without an input, what all keys of the call begin with. */
export function getKey(call: Call, input?: unknown): readonly unknown[] {
  return input === undefined ? [call] : [call, input];
}

/**
 * Answer of a GET endpoint, kept fresh: `useApi("GET /api/admin/orders", { query })`. While another
 * input loads, the answer to the one before stays (`isPlaceholderData`).
 */
export function useApi<C extends ReadCall>(
  call: C,
  input: Input<C>,
  options: { enabled?: boolean; refetchInterval?: number } = {},
): UseQueryResult<CallOutput<C>> {
  return useQuery({
    queryKey: getKey(call, input),
    // The input is the call's own but for the signal, which no endpoint can ask for.
    queryFn: ({ signal }) => callApi(call, { ...input, signal } as CallInput<C>),
    placeholderData: keepPreviousData,
    ...options,
  });
}

/**
 * Makes all that was read stale: what is on the screen is read again at once, the rest when it is
 * shown. An order changes lists, stock, figures and customers, so no action has to say which.
 */
export function refreshAll(client: QueryClient): Promise<void> {
  return client.invalidateQueries();
}

export type ActionOptions<C extends Call> = {
  /**
   * For calls that change nothing, such as a download or a preview. After all others everything is
   * stale.
   */
  changesNothing?: true;
  onDone?: (answer: CallOutput<C>, input: Input<C>) => void;
  /**
   * Deals with an error; returns whether it has. Of whatever it leaves a toast tells, with `failed`
   * as what did not work.
   */
  onError?: (error: unknown, input: Input<C>) => boolean;
  /** In one sentence, what did not work. */
  failed: string;
};

/**
 * Something that changes data: `useApiAction("PUT /api/admin/stock/:id", { failed })`, then
 * `action.mutate({ params, body })`, `action.isPending`. An action that needs a new confirmation of
 * identity asks for it, and is then sent again.
 */
export function useApiAction<C extends Call>(
  call: C,
  { changesNothing, onDone, onError, failed }: ActionOptions<C>,
): UseMutationResult<CallOutput<C>, Error, Input<C>> {
  const client = useQueryClient();
  return useMutation({
    // As above.
    mutationFn: (input: Input<C>) => withProof(() => callApi(call, input as CallInput<C>)),
    onSuccess: (answer, input) => onDone?.(answer, input),
    onError: (error, input) => {
      const isDealtWith = onError?.(error, input) === true;
      // A user who declined to prove their identity knows that nothing was done.
      if (!isDealtWith && !(error instanceof ProofDeclined)) toastError(failed, error);
    },
    // Also after an error, because another user may have been faster. Not awaited: the action is
    // done when the server says so, not when every list has been read again.
    onSettled() {
      if (!changesNothing) void refreshAll(client);
    },
  });
}
