import { useSyncExternalStore } from "react";

/** From 1180 pixels on there is room for an order beside the list. */
const WIDE = "(min-width: 73.75rem)";

function subscribe(onChange: () => void) {
  const query = matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether an order stands beside the list; otherwise it covers the screen. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
