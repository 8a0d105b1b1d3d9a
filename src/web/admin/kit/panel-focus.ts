import { useEffect, type RefObject } from "react";

/** Layers that Escape closes before a panel, wherever the focus is. */
const OPEN_LAYER = ":is([role=dialog], [role=alertdialog], [role=menu], [role=listbox])[data-open]";
/** Where Escape has a meaning of its own: a field that is being filled in keeps what it has. */
const OWN_ESCAPE = "[role=dialog], input:not([type=checkbox]), select, textarea";

/** Closes the panel beside the list on Escape. */
export function useEscape(isOn: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    function onKey(event: KeyboardEvent) {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(OWN_ESCAPE)) return;
      if (document.querySelector(OPEN_LAYER)) return;
      // Handled only once, so that the layer behind does not close as well.
      event.preventDefault();
      close();
    }
    // Before those who close a form by it: its target is gone then, and the panel would go with it.
    addEventListener("keydown", onKey, { capture: true });
    return () => removeEventListener("keydown", onKey, { capture: true });
  });
}

/**
 * A row opened by keyboard moves the focus to the heading of its panel; one opened by pointer
 * leaves it where it is. When the panel closes, the focus returns to the row.
 */
export function usePanelFocus(id: string, heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement?.matches("[data-row-link]:focus-visible"))
      heading.current?.focus({ preventScroll: true });
    return () => {
      // After the panel has gone, and with it what had the focus.
      requestAnimationFrame(() => {
        // The heading of the page is the fallback for the focus.
        if (document.activeElement?.matches("body, h1") === false) return;
        const links = document.querySelectorAll<HTMLElement>(`[data-row-link="${CSS.escape(id)}"]`);
        const link = [...links].find((each) => each.checkVisibility());
        (link ?? document.getElementById("main"))?.focus({ preventScroll: true });
      });
    };
  }, [id, heading]);
}
