import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from "@tanstack/react-query";
import type { Endpoint } from "#shared/contract.ts";
import { callApi } from "#web/api-client.ts";
import type { CallInput, CallOutput } from "#web/api-request.ts";
import { ProofDeclined, withProof } from "#web/second-factor/proof.ts";
import { tellFailure } from "../kit/tell.ts";

type Reading<E extends Endpoint> = Omit<CallInput<E>, "signal">;

/** The key under which the answer to a read is kept. */
export function keyOf(path: string, input: unknown = {}): readonly [string, unknown] {
  return [path, input];
}

/**
 * What a GET endpoint answers, kept fresh: `useApi<typeof orderDeskEndpoints.listOrders>("/api/admin/orders", { query })`.
 * While another input loads, the answer to the one before stays (`isPlaceholderData`).
 */
export function useApi<E extends Endpoint>(
  path: E["path"],
  input: Reading<E>,
  options: { enabled?: boolean; refetchInterval?: number } = {},
): UseQueryResult<CallOutput<E>> {
  return useQuery({
    queryKey: keyOf(path, input),
    // The input is the call's own but for the signal, which no endpoint can ask for.
    queryFn: ({ signal }) => callApi<E>("get", path, { ...input, signal } as CallInput<E>),
    placeholderData: keepPreviousData,
    ...options,
  });
}

/** Lets whatever was read below these paths be read again. */
export function refresh(client: QueryClient, paths: readonly string[]): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === "string" && paths.some((prefix) => path.startsWith(prefix)),
  });
}

type ActionOptions<E extends Endpoint> = {
  /** What was read below these paths is read again, whether the action succeeded or not. */
  refreshes: readonly string[];
  onDone?: (answer: CallOutput<E>, input: Reading<E>) => void;
  /**
   * Deals with a failure; returns whether it has. Whatever it leaves is told as an error, with `failed` as what did not
   * work.
   */
  onFailure?: (error: unknown, input: Reading<E>) => boolean;
  /** In one sentence, what did not work. */
  failed: string;
};

/**
 * Something that changes data: `action.mutate({ params, body })`, `action.isPending`. What needs a new proof of who is there
 * asks for it and is sent once more, as it was.
 */
export function useApiAction<E extends Endpoint>(
  method: E["method"],
  path: E["path"],
  { refreshes, onDone, onFailure, failed }: ActionOptions<E>,
): UseMutationResult<CallOutput<E>, Error, Reading<E>> {
  const client = useQueryClient();
  return useMutation({
    // As above.
    mutationFn: (input: Reading<E>) =>
      withProof(() => callApi<E>(method, path, input as CallInput<E>)),
    onSuccess: (answer, input) => onDone?.(answer, input),
    onError: (error, input) => {
      const isDealtWith = onFailure?.(error, input) === true;
      // Who has chosen not to go on knows that nothing was done.
      if (!isDealtWith && !(error instanceof ProofDeclined)) tellFailure(failed, error);
    },
    // Not awaited: the action is done when the server says so, not when every list has been read again.
    onSettled: () => void refresh(client, refreshes),
  });
}
