import { useEffect, useSyncExternalStore } from "react";
import { createListeners } from "#ui/listeners.ts";
import { addLater } from "./load-later.tsx";

const importParts = () => import("./popup-parts.ts");

type PopupParts = Awaited<ReturnType<typeof importParts>>;

let parts: PopupParts | undefined;
const { subscribe, notify } = createListeners();
const getParts = () => parts;

/**
 * Loads what menus, dialogs and popovers are made of. They are a third of what a screen needs, and
 * a screen is drawn and read without them.
 */
export async function loadPopups(): Promise<void> {
  parts ??= await importParts();
  notify();
}

addLater(loadPopups);

/**
 * The parts of menus, dialogs and popovers; undefined until they have been loaded. Without a
 * connection they stay away; the next that `isRequested` asks again.
 */
export function usePopups(isRequested = true): PopupParts | undefined {
  const loaded = useSyncExternalStore(subscribe, getParts, getParts);
  const isMissing = isRequested && loaded === undefined;
  useEffect(() => {
    if (isMissing) loadPopups().catch(() => undefined);
  }, [isMissing]);
  return loaded;
}
