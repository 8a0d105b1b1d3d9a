/** A list of listeners. Made for React's useSyncExternalStore. */
export type Listeners = {
  /** Calls `listener` after each change; returns what undoes it. */
  readonly subscribe: (this: void, listener: () => void) => () => void;
  readonly notify: (this: void) => void;
};

/** `follow` is called when the first one begins to listen, and what it returns after the last. */
export function createListeners(follow?: () => () => void): Listeners {
  const listeners = new Set<() => void>();
  let unfollow: (() => void) | undefined;
  return {
    subscribe(listener) {
      const isFirst = listeners.size === 0;
      listeners.add(listener);
      if (isFirst) unfollow = follow?.();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) unfollow?.();
      };
    },
    notify() {
      for (const listener of listeners) listener();
    },
  };
}

/** Calls `onChange` when another tab has changed the value of one of the keys. Returns the end. */
export function followOtherTabs(keys: readonly string[], onChange: () => void): () => void {
  function handleStorage({ key }: StorageEvent) {
    // A null key means that another tab cleared the whole storage.
    if (key === null || keys.includes(key)) onChange();
  }
  /** A page that comes back from the browser's memory was told nothing while it was away. */
  function handlePageShow({ persisted }: PageTransitionEvent) {
    if (persisted) onChange();
  }
  addEventListener("storage", handleStorage);
  addEventListener("pageshow", handlePageShow);
  return () => {
    removeEventListener("storage", handleStorage);
    removeEventListener("pageshow", handlePageShow);
  };
}
