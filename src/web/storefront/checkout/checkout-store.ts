import { useState, useSyncExternalStore } from "react";
import {
  emptyDetails,
  parseStoredDetails,
  type CheckoutDetails,
} from "#modules/checkout/details.ts";
import type { CheckoutOrder } from "#modules/checkout/order-lines.ts";
import type { CouponReason } from "#modules/coupons/kinds.ts";
import type { Quote } from "#modules/orders/placing/quote-contract.ts";
import { isRecord, readJson } from "#shared/json.ts";
import { createListeners, type Listeners } from "#ui/listeners.ts";
import { readSession } from "#web/session/session-store.ts";
import { readPart, savePart } from "./checkout-storage.ts";
import { readPendingOrder } from "./pending-order.ts";
import type { Problem } from "./placing-problems.ts";
import type { OrderedLines } from "./use-taken-from-cart.ts";

/** How many pieces of a line can be ordered now. */
export type PossibleLine = { readonly name: string; readonly possible: number };

/** All that a checkout knows beside its address and the cart. */
export type CheckoutState = {
  /** The customer and the delivery address, as typed so far. */
  readonly details: CheckoutDetails;
  /** Whether the customer has begun to type; until then nothing is stored. */
  readonly isTouched: boolean;
  readonly phase: "open" | "sending" | "placed";
  /** Opens an order that this tab has placed before. */
  readonly earlier: string | undefined;
  /** That order, if it was changed to what is shown after it had been sent. */
  readonly other?: OrderedLines | undefined;
  /** The order as the customer has accepted it on the last step. */
  readonly accepted?: CheckoutOrder | undefined;
  /** The way to ship that was chosen; undefined for the first. */
  readonly methodId?: string | undefined;
  /** The way to pay that was chosen; undefined for the first. */
  readonly payBy?: string | undefined;
  /** The last answer of the costs at the address, and the question that it is for. */
  readonly quote?: { readonly key: string; readonly answer: Quote } | undefined;
  /** The question that got no answer. */
  readonly quoteFailed?: string | undefined;
  /** How the shop answered, if the order was not placed. */
  readonly answer?: PlacingAnswer | undefined;
};

export type PlacingAnswer = {
  readonly problem?: Problem | undefined;
  /** The lines that want more than can be set aside. */
  readonly tooMany?: readonly PossibleLine[];
  /** Whether it is for sale no more as it was shown. */
  readonly isRefused?: boolean;
  /** Why the coupon was refused that the customer has seen. */
  readonly couponReason?: CouponReason | undefined;
};

export type CheckoutStore = {
  readonly subscribe: Listeners["subscribe"];
  readonly read: (this: void) => CheckoutState;
  readonly change: (this: void, change: Partial<CheckoutState>) => void;
};

/** Memory of one checkout from step to step, also where the browser stores nothing. */
export type CheckoutMemory = { store?: CheckoutStore };

export type FilledIn = {
  readonly store: CheckoutStore;
  readonly state: CheckoutState;
  readonly changeDetails: (change: Partial<CheckoutDetails>) => void;
};

/**
 * For the steps that ask for details, or place the order: neither these nor the code that knows
 * them are part of the first load.
 */
export function useCheckoutStore(memory: CheckoutMemory): FilledIn {
  const [store] = useState(() => (memory.store ??= createCheckoutStore()));
  const state = useSyncExternalStore(store.subscribe, store.read);
  return {
    store,
    state,
    changeDetails: (change) =>
      store.change({ details: { ...store.read().details, ...change }, isTouched: true }),
  };
}

/** Details that were typed are read once, and written back with every character. */
function createCheckoutStore(): CheckoutStore {
  const { subscribe, notify } = createListeners();
  const stored = readPart("details");
  let state: CheckoutState = {
    details: stored === null ? createFirstDetails() : parseStoredDetails(stored),
    isTouched: stored !== null,
    phase: "open",
    earlier: readPendingOrder()?.accessKey,
    payBy: readChosenWay(),
  };
  return {
    subscribe,
    read: () => state,
    change(change) {
      state = { ...state, ...change };
      if (change.details && state.isTouched) savePart("details", state.details);
      if ("payBy" in change)
        savePart("way", state.payBy === undefined ? null : { code: state.payBy });
      notify();
    },
  };
}

function readChosenWay(): string | undefined {
  const stored = readJson(readPart("way") ?? "");
  return isRecord(stored) && typeof stored["code"] === "string" ? stored["code"] : undefined;
}

/** Name and e-mail address of a user who is signed in. */
function createFirstDetails(): CheckoutDetails {
  const state = readSession();
  if (state.status !== "signed-in") return emptyDetails;
  const { full_name: fullName, email } = state.session.user;
  return { ...emptyDetails, fullName, email };
}
