import { useEffect } from "react";
import { readKeysOn } from "./keys-on.ts";
import { isSomethingOpen, isTyping } from "#web/browser/is-busy.ts";

/**
 * Calls the action of a key, by its place on the keyboard, so that it is the same in Hebrew. Not
 * while the user types, in a dialog or menu, or when single keys are switched off.
 */
export function useSingleKeys(
  actions: Readonly<Record<`Key${string}`, (() => unknown) | undefined>>,
): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const act = actions[event.code as `Key${string}`]; // whatever it is, it is looked up
      if (act === undefined || !readKeysOn() || isTyping(event.target) || isSomethingOpen()) return;
      event.preventDefault();
      act();
    }
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  });
}
