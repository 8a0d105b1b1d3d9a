import { useSyncExternalStore } from "react";
import { prefixes } from "#content/prefixes.ts";
import { readStored, save } from "#web/browser/browser-storage.ts";
import { createListeners } from "#ui/listeners.ts";

const KEY = `${prefixes.storage}-admin-density`;
const { subscribe, notify } = createListeners();
/** The choice on this page, for a browser without storage. */
let chosen: boolean | undefined;

/** Whether the rows of all lists are low; this browser remembers it where it may. */
export function useCompact(): [boolean, (isCompact: boolean) => void] {
  const isCompact = useSyncExternalStore(
    subscribe,
    () => chosen ?? readStored("local", KEY) === "compact",
    () => false,
  );
  return [
    isCompact,
    (requested) => {
      chosen = requested;
      save("local", KEY, requested ? "compact" : null);
      notify();
    },
  ];
}
