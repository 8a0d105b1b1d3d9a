import { useSyncExternalStore } from "react";

/** From here on every column of the stock has room beside the sidebar. */
const query = "(min-width: 85rem)";

/** Whether the window is wide enough for all columns. For the browser alone. */
export function useIsWide(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(query).matches);
}

function listen(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}
