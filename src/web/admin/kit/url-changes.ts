type Listener = (params: URLSearchParams) => void;

let listeners: readonly Listener[] = [];

/**
 * Calls `listener` with the parameters that the address of the present screen is about to have,
 * before the screen is drawn for them. Returns what undoes it.
 */
export function onUrlChange(listener: Listener): () => void {
  // A screen begins to listen after its parts, and what it asks for matters more than theirs.
  listeners = [listener, ...listeners];
  return () => {
    listeners = listeners.filter((it) => it !== listener);
  };
}

/** A way to another address has begun. */
export function notifyUrlChange({ currentUrl, nextUrl }: Record<"currentUrl" | "nextUrl", URL>) {
  if (nextUrl.pathname !== currentUrl.pathname) return;
  for (const listener of listeners) listener(nextUrl.searchParams);
}
