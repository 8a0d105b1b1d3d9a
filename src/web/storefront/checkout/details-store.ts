import {
  emptyDetails,
  parseStoredDetails,
  type CheckoutDetails,
} from "#modules/checkout/details.ts";
import { readSession } from "#web/session/session-store.ts";
import { readDetailsText, writeDetailsText } from "./details-storage.ts";

/** The details before the browser's storage has been read. */
export const unreadDetails: CheckoutDetails = { ...emptyDetails };

/** What this tab has stored; else what the shop knows already of whoever is signed in. */
function firstDetails(): CheckoutDetails {
  const stored = readDetailsText();
  const state = readSession();
  if (stored !== null || state.status !== "signed-in") return parseStoredDetails(stored);
  const { full_name: fullName, email } = state.session.user;
  return { ...emptyDetails, fullName, email };
}

type DetailsStore = {
  readonly subscribe: (this: void, listener: () => void) => () => void;
  readonly read: (this: void) => CheckoutDetails;
  readonly update: (this: void, change: Partial<CheckoutDetails>) => void;
};

/**
 * The details of this tab: read once, written back with every character. For useSyncExternalStore.
 */
export function createDetailsStore(): DetailsStore {
  let details: CheckoutDetails | undefined;
  const listeners = new Set<() => void>();

  function read(): CheckoutDetails {
    details ??= firstDetails();
    return details;
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
    update(change) {
      details = { ...read(), ...change };
      writeDetailsText(JSON.stringify(details));
      for (const listener of listeners) listener();
    },
  };
}
