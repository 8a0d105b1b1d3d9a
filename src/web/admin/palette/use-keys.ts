import { useLayoutEffect } from "react";
import type { AdminModule } from "../modules.ts";
import { isSomethingOpen, isTyping } from "../kit/keys/is-busy.ts";
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
