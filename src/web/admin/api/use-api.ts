import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from "@tanstack/react-query";
import type { FieldErrors } from "#shared/errors.ts";
import { isRecord } from "#shared/json.ts";
import { ApiError, fetchApi } from "#web/api/api-client.ts";
import type { Call, CallInput, CallOutput } from "#web/api/api-request.ts";
import { ProofDeclined, withProof } from "#web/second-factor/proof.ts";
import {
  showErrorToast,
  showProblemToast,
  showSuccessToast,
  showUndoableToast,
} from "../kit/toasts.ts";
import { getRight, type ActionState } from "./abilities.ts";
import { ClashDeclined, sendMerged, type ClashFields } from "./versions.ts";

/** Calls that change nothing: reads, previews of a change, and addresses of files. */
export type ReadCall = Extract<
  Call,
  `GET ${string}` | `POST ${string}-preview` | `POST ${string}/quote` | `POST ${string}/download`
>;
export type Input<C extends Call> = Omit<CallInput<C>, "signal">;

/** The input of an action. */
export type ActionInput<C extends Call> = Input<C> & {
  /** The record from whose `version` the change was made, to tell what the user has changed. */
  readonly base?: object | undefined;
};

/** The cache key of a read's answer; without an input, what all keys of the call begin with. */
export function getKey(call: Call, input?: unknown): readonly unknown[] {
  return input === undefined ? [call] : [call, input];
}

/**
 * Answer of an endpoint that changes nothing, fresh: `useApi("GET /api/admin/orders", { query })`.
 * While another input loads, the answer to the one before stays (`isPlaceholderData`).
 */
export function useApi<C extends ReadCall>(
  call: C,
  input: Input<C>,
  options: { enabled?: boolean; refetchInterval?: number } = {},
): UseQueryResult<CallOutput<C>> {
  return useQuery({ ...getRead(call, input), placeholderData: keepPreviousData, ...options });
}

/** A read of the API for TanStack Query: the key of its answer, and the request. */
export function getRead<C extends ReadCall>(call: C, input: Input<C>) {
  return {
    queryKey: getKey(call, input),
    // The input is the call's own but for the signal, which no endpoint can ask for.
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      fetchApi(call, { ...input, signal } as CallInput<C>),
  };
}

/**
 * Makes all that was read stale: what is on the screen is read again at once, the rest when it is
 * shown. An order changes lists, stock, figures and customers, so no action has to say which.
 */
export function refreshAll(client: QueryClient): Promise<void> {
  return client.invalidateQueries();
}

/** Something that follows from the answer to an action, and from its input. */
type FromAnswer<C extends Call, T> = (answer: CallOutput<C>, input: ActionInput<C>) => T;

export type ActionOptions<C extends Call> = {
  /**
   * For calls that change nothing, such as a download or a preview. After all others everything is
   * stale.
   */
  changesNothing?: true;
  onDone?: FromAnswer<C, void>;
  /** Tells that it is done, after `onDone`. */
  saved?: string | FromAnswer<C, string | undefined>;
  /** The way back, which is offered beside `saved`; undefined when there is none. */
  setBack?: FromAnswer<C, (() => void) | undefined>;
  /** In one sentence, what did not work. */
  failed: string;
  /** Gets the fields that the server refused; nothing else is told of them. */
  onInvalid?: (fields: FieldErrors) => void;
  /** The fields of the request that another user may change meanwhile: the user chooses then. */
  clash?: ClashFields;
  /** The user has taken what the other one saved, so nothing is left to send. */
  onTheirs?: () => void;
  /** For a call that cannot be made any more: nothing else is told of it. */
  onConflict?: (error: ApiError, input: ActionInput<C>) => void;
  /** An error after which all is well, such as one that says that something is gone already. */
  ignored?: ApiError["code"];
  /** Tells in a sentence why the server refused, instead of `failed`; undefined for others. */
  describe?: (error: ApiError) => string | undefined;
  /**
   * Deals with an error; true when nothing is left to tell. Of all else a toast tells, with
   * `failed` as what did not work.
   */
  onError?: (error: unknown, input: ActionInput<C>) => boolean | void;
};

/** Something that changes data, and what controls show of it. */
export type Action<C extends Call> = UseMutationResult<CallOutput<C>, Error, ActionInput<C>> &
  Pick<ActionState, "right">;

/**
 * Something that changes data: `useApiAction("PUT /api/admin/stock/:id", { failed, saved })`, then
 * `action.mutate({ params, body })`, and `action={action}` at its control, which then knows the
 * right and shows that it is under way. An action that needs a new confirmation of identity asks
 * for it, and is then sent again.
 */
export function useApiAction<C extends Call>(call: C, options: ActionOptions<C>): Action<C> {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ base, ...input }: ActionInput<C>) => {
      // As above; a merged body has the fields of the one that was sent.
      const send = (body?: object) =>
        withProof(() => fetchApi(call, { ...input, ...(body && { body }) } as CallInput<C>));
      return isRecord(input.body)
        ? sendMerged(send, input.body, { base, fields: options.clash })
        : send();
    },
    onSuccess(answer, input) {
      const { onDone, saved, setBack } = options;
      onDone?.(answer, input);
      const text = typeof saved === "function" ? saved(answer, input) : saved;
      if (text === undefined) return;
      const back = setBack?.(answer, input);
      if (back === undefined) showSuccessToast(text);
      else showUndoableToast(text, back);
    },
    onError(error, input) {
      if (options.onError?.(error, input) === true) return;
      if (error instanceof ClashDeclined) {
        if (error.hasTakenTheirs) options.onTheirs?.();
        return;
      }
      if (handleError(error, input, options)) return;
      // A user who declined to prove their identity knows that nothing was done.
      if (!(error instanceof ProofDeclined)) showErrorToast(options.failed, error);
    },
    // Also after an error, because another user may have been faster. Not awaited: the action is
    // done when the server says so, not when every list has been read again.
    onSettled() {
      if (!options.changesNothing) void refreshAll(client);
    },
  });
  return { ...mutation, right: getRight(call) };
}

/** Deals with an error that the options name; returns whether it was one. */
function handleError<C extends Call>(
  error: unknown,
  input: ActionInput<C>,
  { onInvalid, onConflict, ignored, describe }: ActionOptions<C>,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const { code } = error;
  const reason = describe?.(error);
  if (reason !== undefined) showProblemToast(reason);
  else if (code === "invalid_fields" && onInvalid) onInvalid(error.fields);
  else if (code === "conflict" && onConflict) onConflict(error, input);
  else return code === ignored;
  return true;
}
