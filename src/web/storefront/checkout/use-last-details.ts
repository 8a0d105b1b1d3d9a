import { useEffect, useState } from "react";
import { detailsOf } from "#modules/checkout/last-details.ts";
import { callApi } from "#web/api/api-client.ts";
import { useSession } from "#web/session/use-session.ts";
import { usePayments } from "../catalog.tsx";
import { useDetailsStore, type DetailsMemory } from "./details-store.ts";

/**
 * Fills in where the last order of whoever is signed in went, in a shop that takes orders. "none"
 * where nobody is asked, or nobody knows.
 */
export function useLastDetails(memory: DetailsMemory): "none" | "asked" | "filled" {
  const store = useDetailsStore(memory);
  const session = useSession();
  const isAsked = usePayments() !== "off" && session.status === "signed-in";
  const [state, setState] = useState<"none" | "asked" | "filled">(() =>
    isAsked && store.isUntouched() ? "asked" : "none",
  );
  useEffect(() => {
    if (state !== "asked") return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    async function ask(): Promise<void> {
      let isFilled = false;
      try {
        const { contact } = await callApi("GET /api/orders/last-contact", { signal });
        isFilled = !signal.aborted && contact !== null && store.suggest(detailsOf(contact));
      } catch {
        // The form can be filled in by hand as well.
      }
      if (!signal.aborted) setState(isFilled ? "filled" : "none");
    }
    void ask();
    return () => abort.abort();
  }, [state, store]);
  return state;
}
