import { useLayoutEffect } from "react";
import type { AdminModule } from "../modules.ts";
import { createKeyReader, isPaletteStroke, type KeyRequest } from "./key-strokes.ts";

/**
 * Calls `act` with what the keys ask for. Only the palette can be opened while the user types, in a
 * dialog or menu, or when `areOn` is false.
 */
export function useKeys(
  { areOn, modules }: { areOn: boolean; modules: readonly AdminModule[] },
  act: (request: KeyRequest) => void,
): void {
  // Before the first paint, so that keys work as soon as the screen is visible.
  useLayoutEffect(() => {
    const read = createKeyReader(modules);
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      const isBusy = !areOn || isTyping(event.target) || isSomethingOpen();
      if (isBusy && !isPaletteStroke(event)) return;
      const request = read(event, event.timeStamp);
      if (request === undefined) return;
      event.preventDefault();
      act(request);
    }
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [areOn, modules, act]);
}

/** Layers that have been closed but are still visible. */
const closing = "[data-closed], [data-ending-style]";

export function isTyping(target: EventTarget | null): boolean {
  // A dialog that is fading out still has the focus, but nothing is typed into it.
  if (!(target instanceof HTMLElement) || target.closest(closing) !== null) return false;
  return target.isContentEditable || target.closest("input, textarea, select") !== null;
}

/**
 * Messages about what has happened count for nothing: they are dialogs in name only, in a region of
 * their own. Neither does what is fading away: it has been closed.
 */
export function isSomethingOpen(): boolean {
  const layers = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";
  return [...document.querySelectorAll(layers)].some(
    (it) => it.closest(`[role=region], ${closing}`) === null,
  );
}
