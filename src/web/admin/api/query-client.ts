import { MutationCache, notifyManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { MINUTE_MS } from "#shared/durations.ts";
import { ApiError } from "#web/api/api-client.ts";

const FRESH_MS = 10_000;
/**
 * Time that an answer is cached: on the way back it is shown at once, with the place on the page.
 */
const RETENTION_MS = 30 * MINUTE_MS;
const MAX_RETRIES = 2;

// At once instead of in a later task: a component that is drawn for another reason reads the new
// answer already, so the screen would show the old and the new one side by side until then.
notifyManager.setScheduler(queueMicrotask);

/** An answer that says no is final; only what may be over in a moment is tried again. */
const passing: ReadonlySet<ApiError["code"]> = new Set(["offline", "unavailable"]);

/**
 * The cache of API answers in the back office, one for each signed-in user. `onForbidden` is called
 * when the API refuses for lack of rights.
 */
export function createQueryClient(onForbidden: () => void): QueryClient {
  function onError(error: Error) {
    if (error instanceof ApiError && error.code === "forbidden") onForbidden();
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: RETENTION_MS,
        networkMode: "always",
        retry: (count, error) =>
          count < MAX_RETRIES && error instanceof ApiError && passing.has(error.code),
      },
      mutations: { networkMode: "always" },
    },
  });
}
