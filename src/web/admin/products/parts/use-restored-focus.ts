import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * For something whose buttons move it to another `place`. Returns what holds the buttons, and what
 * is to be called before a move: the browser drops the focus of what is taken out and put in
 * elsewhere, and it comes back to the button.
 */
export function useRestoredFocus<Tools extends HTMLElement>(
  place: number,
): [tools: RefObject<Tools | null>, keepFocus: () => void] {
  const tools = useRef<Tools>(null);
  const focused = useRef<Element>(undefined);
  useLayoutEffect(() => {
    const button = focused.current;
    focused.current = undefined;
    if (button instanceof HTMLElement && tools.current?.contains(button)) button.focus();
  }, [place]);
  function saveFocus() {
    focused.current = document.activeElement ?? undefined;
  }
  return [tools, saveFocus];
}
