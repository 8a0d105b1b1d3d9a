import { useSyncExternalStore } from "react";

/**
 * Whether scripts run on this page: false in the server's HTML and until the page has come to life.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, isBrowser, isServer);
}

const subscribeToNothing = () => () => undefined;
const isBrowser = () => true;
const isServer = () => false;
