import type { MouseEvent } from "react";

/** False for a press with a modifier, with which the visitor wants the link in another tab. */
export function isPlainPress(event: MouseEvent): boolean {
  return !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
