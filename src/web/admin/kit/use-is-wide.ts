import { useMinWidth } from "./use-min-width.ts";

/**
 * Whether what is open stands beside its list, for which 1180 pixels are enough; otherwise it
 * covers the screen.
 */
export function useIsWide(): boolean {
  return useMinWidth(73.75);
}
