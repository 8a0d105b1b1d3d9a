import { useMedia } from "./use-media.ts";

/**
 * Whether what is open stands beside its list, for which 1180 pixels are enough; otherwise it
 * covers the screen.
 */
export function useIsWide(): boolean {
  return useMedia("(min-width: 73.75rem)");
}
