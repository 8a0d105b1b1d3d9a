import { useMedia } from "./use-media.ts";

/** Whether the screen is so narrow that rows are cards and tools stand behind one button. */
export function useIsPhone(): boolean {
  return !useMedia("(min-width: 37.5rem)");
}
