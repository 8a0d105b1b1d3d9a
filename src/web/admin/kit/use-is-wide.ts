import { useSyncExternalStore } from "react";

/** From 1180 pixels on there is room for what is open beside its list. */
const WIDE = "(min-width: 73.75rem)";

function subscribe(onChange: () => void) {
  const query = matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether what is open stands beside its list; otherwise it covers the screen. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
