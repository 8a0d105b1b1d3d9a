import { useState, useSyncExternalStore } from "react";
import {
  emptyDetails,
  parseStoredDetails,
  type CheckoutDetails,
} from "#modules/checkout/details.ts";
import { createListeners, type Listeners } from "#web/browser/listeners.ts";
import { readSession } from "#web/session/session-store.ts";
import { readDetailsText, writeDetailsText } from "./details-storage.ts";

/** Details that this tab has stored; else those that the shop knows already of the user. */
function createFirstDetails(): CheckoutDetails {
  const stored = readDetailsText();
  const state = readSession();
  if (stored !== null || state.status !== "signed-in") return parseStoredDetails(stored);
  const { full_name: fullName, email } = state.session.user;
  return { ...emptyDetails, fullName, email };
}

type DetailsStore = {
  readonly subscribe: Listeners["subscribe"];
  readonly read: (this: void) => CheckoutDetails;
  readonly change: (this: void, change: Partial<CheckoutDetails>) => void;
  /**
   * Fills in known details, unless the customer has begun to type; returns whether it did. It is
   * not stored before it is made theirs by a change.
   */
  readonly fillSuggested: (this: void, suggested: Partial<CheckoutDetails>) => boolean;
  readonly isUntouched: (this: void) => boolean;
};

/** Memory of one checkout from step to step, also where the browser stores nothing. */
export type DetailsMemory = { store?: DetailsStore };

export type TypedDetails = {
  readonly details: CheckoutDetails;
  readonly changeDetails: DetailsStore["change"];
};

/**
 * The customer and the delivery address, as typed so far. For the steps that ask: they are no part
 * of the first load, and neither is the code that knows the fields.
 */
export function useDetails(memory: DetailsMemory): TypedDetails {
  const store = useDetailsStore(memory);
  const details = useSyncExternalStore(store.subscribe, store.read);
  return { details, changeDetails: store.change };
}

export function useDetailsStore(memory: DetailsMemory): DetailsStore {
  const [store] = useState(() => (memory.store ??= createDetailsStore()));
  return store;
}

/**
 * The details of this tab: read once, written back with every character. For useSyncExternalStore.
 */
function createDetailsStore(): DetailsStore {
  let details: CheckoutDetails | undefined;
  let isTouched = readDetailsText() !== null;
  const { subscribe, notify } = createListeners();

  function read(): CheckoutDetails {
    details ??= createFirstDetails();
    return details;
  }

  function show(next: CheckoutDetails) {
    details = next;
    notify();
  }

  return {
    subscribe,
    read,
    change(change) {
      isTouched = true;
      show({ ...read(), ...change });
      writeDetailsText(JSON.stringify(details));
    },
    fillSuggested(suggested) {
      if (isTouched) return false;
      show({ ...read(), ...suggested });
      return true;
    },
    isUntouched: () => !isTouched,
  };
}
