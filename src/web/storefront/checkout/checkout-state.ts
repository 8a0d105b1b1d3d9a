import { useState, useSyncExternalStore } from "react";
import { isComplete, type CheckoutDetails } from "#modules/checkout/details.ts";
import { checkoutOrder, type CheckoutOrder } from "#modules/checkout/order-lines.ts";
import { reachableStep, type CheckoutStep } from "#modules/checkout/steps.ts";
import { paths } from "#web/paths.ts";
import { useCart } from "../cart/cart-provider.tsx";
import { differByColour, useSiblings } from "./siblings.ts";
import { createDetailsStore, unreadDetails } from "./details-store.ts";

/** What the address of a checkout page says. */
export type CheckoutAddress = {
  /** The slug of the variant. */
  readonly slug: string;
  readonly step: CheckoutStep;
  readonly buy: number | undefined;
};

/** Where another step of the same checkout is. */
export function stepPath({ slug, buy }: CheckoutAddress, step: CheckoutStep): string {
  return paths.order(slug, step, buy);
}

export type Checkout = CheckoutAddress & {
  /** Whether the variants to choose from differ by colour alone. */
  readonly byColour: boolean;
  readonly order: CheckoutOrder;
  readonly details: CheckoutDetails;
  readonly changeDetails: (change: Partial<CheckoutDetails>) => void;
};

/**
 * The checkout that an address means in this browser, on the step that may be shown now. Undefined
 * in the server's HTML and until the browser has read cart and details.
 */
export function useCheckout(address: CheckoutAddress): Checkout | undefined {
  const { slug, buy } = address;
  const byColour = differByColour(useSiblings(slug));
  const cart = useCart();
  const [store] = useState(createDetailsStore);
  const details = useSyncExternalStore(store.subscribe, store.read, () => unreadDetails);
  if (!cart.ready || details === unreadDetails) return undefined;
  const order = checkoutOrder({
    slug,
    buy,
    cart: cart.items,
    coupon: cart.coupon,
    catalog: cart.catalog,
  });
  const canBeSold = order.lines.length > 0 && order.soldOut.length === 0;
  const step = reachableStep(address.step, {
    colour: order.lines.length > 0 && !order.soldOut.includes(slug),
    quantity: canBeSold,
    details: isComplete(details),
  });
  return {
    slug,
    buy,
    step,
    byColour,
    order,
    details,
    changeDetails: store.update,
  };
}
