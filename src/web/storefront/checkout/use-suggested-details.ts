import { useEffect, useState } from "react";
import type { SavedAddress } from "#modules/address-book/contract.ts";
import type { CheckoutDetails } from "#modules/checkout/details.ts";
import { toLastDetails } from "#modules/checkout/last-details.ts";
import { fetchApi } from "#web/api/api-client.ts";
import { useSession } from "#web/session/use-session.ts";
import { usePayments } from "../catalog.tsx";
import { useDetailsStore, type DetailsMemory } from "./details-store.ts";

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
export function useSuggestedDetails(memory: DetailsMemory): SuggestedDetails {
  const store = useDetailsStore(memory);
  const session = useSession();
  const isRequested = usePayments() !== "off" && session.status === "signed-in";
  const [suggested, setSuggested] = useState<SuggestedDetails>(() => ({
    state: isRequested && store.isUntouched() ? "asked" : "none",
    addresses: [],
  }));
  useEffect(() => {
    if (!isRequested) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    async function fillDetails(
      addresses: readonly SavedAddress[],
    ): Promise<SuggestedDetails["state"]> {
      if (signal.aborted || !store.isUntouched()) return "none";
      const [first] = addresses;
      if (first !== undefined)
        return store.fillSuggested(toDetails(first)) ? "address book" : "none";
      const { contact } = await fetchApi("GET /api/orders/last-contact", { signal });
      const isFilled =
        !signal.aborted && contact !== null && store.fillSuggested(toLastDetails(contact));
      return isFilled ? "last order" : "none";
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
