import { useEffect, useState } from "react";
import type { SavedAddress } from "#modules/address-book/contract.ts";
import type { CheckoutDetails } from "#modules/checkout/details.ts";
import { toLastDetails } from "#modules/checkout/last-details.ts";
import { fetchApi } from "#web/api/api-client.ts";
import { useSession } from "#web/session/use-session.ts";
import { usePayments } from "../catalog.tsx";
import type { CheckoutStore } from "./checkout-store.ts";

export type SuggestedDetails = {
  /** The source of the filled-in details; "none" when there is none. */
  readonly state: "none" | "asked" | "address book" | "last order";
  readonly addresses: readonly SavedAddress[];
};

/**
 * Delivery details that the shop knows of a user who is signed in, in a shop that takes orders:
 * their address book, of which the default is filled in; without one, the address of the last
 * order.
 */
export function useSuggestedDetails(store: CheckoutStore): SuggestedDetails {
  const session = useSession();
  const isRequested = usePayments() !== "off" && session.status === "signed-in";
  const [suggested, setSuggested] = useState<SuggestedDetails>(() => ({
    state: isRequested && !store.read().isTouched ? "asked" : "none",
    addresses: [],
  }));
  useEffect(() => {
    if (!isRequested) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    const canFill = () => !signal.aborted && !store.read().isTouched;
    /** It is not stored before it is made theirs by a change. */
    function fillIn(loaded: Partial<CheckoutDetails>, state: SuggestedDetails["state"]) {
      if (!canFill()) return "none";
      store.change({ details: { ...store.read().details, ...loaded } });
      return state;
    }
    async function fillDetails(
      addresses: readonly SavedAddress[],
    ): Promise<SuggestedDetails["state"]> {
      const [first] = addresses;
      if (first !== undefined) return fillIn(toDetails(first), "address book");
      if (!canFill()) return "none";
      const { contact } = await fetchApi("GET /api/orders/last-contact", { signal });
      return contact === null ? "none" : fillIn(toLastDetails(contact), "last order");
    }
    async function fetchDetails(): Promise<void> {
      // Without either the form can be filled in by hand as well.
      const { addresses } = await fetchApi("GET /api/addresses", { signal }).catch(() => ({
        addresses: [],
      }));
      const state = await fillDetails(addresses).catch(() => "none" as const);
      if (!signal.aborted) setSuggested({ state, addresses });
    }
    void fetchDetails();
    return () => abort.abort();
  }, [isRequested, store]);
  return suggested;
}

/** The fields of the form that an address of the book fills in. */
export function toDetails(saved: SavedAddress): Partial<CheckoutDetails> {
  const { name: fullName, phone, address: billingAddress } = saved;
  return { ...toLastDetails({ phone, billingAddress, shippingAddress: null }), fullName };
}
