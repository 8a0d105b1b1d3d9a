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
