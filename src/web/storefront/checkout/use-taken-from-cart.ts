import { useEffect, useEffectEvent } from "react";
import type { CheckoutOrder } from "#modules/checkout/order-lines.ts";
import { useCart } from "../cart/cart-provider.tsx";

/** The lines of an order, and whether they came from the cart. */
export type OrderedLines = {
  readonly source: CheckoutOrder["source"];
  readonly lines: readonly { readonly id: string; readonly quantity: number }[];
};

/**
 * Takes what was ordered out of the cart, if it was the cart that was ordered: at the moment in
 * which the page goes away, so that the order stands beside its confirmation until then.
 */
export function useTakenFromCart(ordered: OrderedLines | undefined): void {
  const { items, setQuantity, removeAll } = useCart();
  const removeFromCart = useEffectEvent(({ lines }: OrderedLines) => {
    const rest = items.map(({ id, quantity }) => {
      const taken = lines.find((line) => line.id === id)?.quantity ?? 0;
      return { id, quantity: quantity - taken };
    });
    // The coupon goes with the last line.
    if (rest.every(({ quantity }) => quantity <= 0)) removeAll();
    else for (const { id, quantity } of rest) setQuantity(id, quantity);
  });
  useEffect(() => {
    if (ordered?.source !== "cart") return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    signal.addEventListener("abort", () => removeFromCart(ordered));
    addEventListener("pagehide", () => leaving.abort(), { signal });
    return () => leaving.abort();
  }, [ordered]);
}
