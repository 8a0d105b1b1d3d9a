import { useEffect, useState } from "react";
import type { SavedAddress } from "#modules/address-book/contract.ts";
import type { CheckoutDetails } from "#modules/checkout/details.ts";
import { toLastDetails } from "#modules/checkout/last-details.ts";
import { callApi } from "#web/api/api-client.ts";
import { useSession } from "#web/session/use-session.ts";
import { usePayments } from "../catalog.tsx";
import { useDetailsStore, type DetailsMemory } from "./details-store.ts";

export type KnownDetails = {
  /** The source of the filled-in details; "none" when there is none. */
  readonly state: "none" | "asked" | "address book" | "last order";
  readonly addresses: readonly SavedAddress[];
};

/**
 * Delivery details that the shop knows of a user who is signed in, in a shop that takes orders:
 * their address book, of which the default is filled in; without one, the address of the last
 * order.
 */
export function useKnownDetails(memory: DetailsMemory): KnownDetails {
  const store = useDetailsStore(memory);
  const session = useSession();
  const isAsked = usePayments() !== "off" && session.status === "signed-in";
  const [known, setKnown] = useState<KnownDetails>(() => ({
    state: isAsked && store.isUntouched() ? "asked" : "none",
    addresses: [],
  }));
  useEffect(() => {
    if (!isAsked) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    async function fillIn(addresses: readonly SavedAddress[]): Promise<KnownDetails["state"]> {
      if (signal.aborted || !store.isUntouched()) return "none";
      const [first] = addresses;
      if (first !== undefined)
        return store.suggest(fromSavedAddress(first)) ? "address book" : "none";
      const { contact } = await callApi("GET /api/orders/last-contact", { signal });
      const isFilled = !signal.aborted && contact !== null && store.suggest(toLastDetails(contact));
      return isFilled ? "last order" : "none";
    }
    async function ask(): Promise<void> {
      // Without either the form can be filled in by hand as well.
      const { addresses } = await callApi("GET /api/addresses", { signal }).catch(() => ({
        addresses: [],
      }));
      const state = await fillIn(addresses).catch(() => "none" as const);
      if (!signal.aborted) setKnown({ state, addresses });
    }
    void ask();
    return () => abort.abort();
  }, [isAsked, store]);
  return known;
}

/** The fields of the form that an address of the book fills in. */
export function fromSavedAddress(saved: SavedAddress): Partial<CheckoutDetails> {
  const { name: fullName, phone, address: billingAddress } = saved;
  return { ...toLastDetails({ phone, billingAddress, shippingAddress: null }), fullName };
}
