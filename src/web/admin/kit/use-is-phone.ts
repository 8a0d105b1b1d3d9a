import { useMinWidth } from "./use-min-width.ts";

/** Whether the screen is so narrow that rows are cards and tools stand behind one button. */
export function useIsPhone(): boolean {
  return !useMinWidth(37.5);
}
