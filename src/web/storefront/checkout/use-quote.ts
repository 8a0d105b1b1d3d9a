import { useEffect, useEffectEvent } from "react";
import { useIsQuoted } from "../cart/use-ways.ts";
import { fetchApi } from "#web/api/api-client.ts";
import { useCheckoutStore, type CheckoutStore } from "./checkout-store.ts";
import { getQuoteState, type QuoteState } from "./quote.ts";
import type { Checkout } from "./checkout-state.ts";

/** Time to type on, before what has been typed so far is asked about. */
const TYPING_MS = 300;

/**
 * The costs at the address, and the ways to pay, as far as they are known. Undefined in a shop
 * where neither depends on the address.
 */
export function useQuoteState({ memory, order }: Checkout): QuoteState | undefined {
  const { state } = useCheckoutStore(memory);
  return useIsQuoted() ? getQuoteState(order, state) : undefined;
}

/** Asks whenever the order or its place has changed, and once the connection is back. */
export function useQuote(checkout: Checkout): QuoteState | undefined {
  const quote = useQuoteState(checkout);
  const { store } = useCheckoutStore(checkout.memory);
  const key = quote?.key;
  const isToAsk = quote?.input !== undefined && !quote.isCurrent && !quote.hasFailed;
  const ask = useEffectEvent((signal: AbortSignal) => {
    if (quote) void fetchQuote(store, quote, signal);
  });
  useEffect(() => {
    if (!isToAsk) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => ask(leaving.signal), TYPING_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [isToAsk, key]);
  useEffect(() => {
    const retry = () => store.change({ quoteFailed: undefined });
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [store]);
  return quote;
}

async function fetchQuote(
  store: CheckoutStore,
  { input, key }: QuoteState,
  signal: AbortSignal,
): Promise<void> {
  if (!input) return;
  try {
    const answer = await fetchApi("POST /api/checkout/quote", { body: input, signal });
    store.change({ quote: { key, answer }, quoteFailed: undefined });
  } catch {
    if (!signal.aborted) store.change({ quoteFailed: key });
  }
}
