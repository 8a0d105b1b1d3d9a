import { useState } from "react";
import { getStock, getLargestQuantity } from "#modules/cart/cart.ts";
import { toCheckoutOrder, type CheckoutOrder } from "#modules/checkout/order-lines.ts";
import {
  cartSteps,
  checkoutSteps,
  findReachableStep,
  type CheckoutStep,
} from "#modules/checkout/steps.ts";
import { useHydrated } from "#web/loading/use-hydrated.ts";
import { paths } from "#web/paths.ts";
import type { OfferedWay } from "#modules/payments/ways/offered-ways.ts";
import { useCart } from "../cart/cart-provider.tsx";
import { isUnchecked } from "../cart/unchecked-coupon.ts";
import type { FirstStep } from "#i18n/en/checkout.ts";
import { withHeldUnit } from "./held-unit.ts";
import { hasOtherColors, useSiblings } from "./siblings.ts";
import type { CheckoutMemory, FilledIn } from "./checkout-store.ts";

/** Values in the address of a checkout page. */
export type CheckoutAddress = {
  /** The slug of the variant. */
  readonly slug: string;
  readonly step: CheckoutStep;
  readonly buy: number | undefined;
};

/** Where another step of the same checkout is. */
export function toStepPath({ slug, buy }: CheckoutAddress, step: CheckoutStep): string {
  return paths.order(slug, step, buy);
}

export type Checkout = CheckoutAddress & {
  /** The steps of this order. */
  readonly steps: readonly CheckoutStep[];
  readonly first: FirstStep;
  readonly order: CheckoutOrder;
  /** The most that a line may hold, with what is held for this tab. */
  readonly getLargestQuantity: (id: string) => number;
  /** For the steps that ask for details, or place the order. */
  readonly memory: CheckoutMemory;
};

/** A checkout with what was typed in it. */
export type FilledCheckout = Checkout &
  FilledIn & {
    /** Whether the quote for its address is still on the way, so that its sums may change. */
    readonly isQuoting: boolean;
    /** The ways to pay it; undefined in a shop that has one for everything. */
    readonly ways?: readonly OfferedWay[] | undefined;
  };

/** The kind of first step where single pieces are ordered. */
export function useChoice(slug: string): FirstStep {
  return hasOtherColors(useSiblings(slug)) ? "colour" : "choice";
}

/** Where what is ordered can be changed. */
export function editPath(checkout: Checkout): string {
  return checkout.order.source === "cart" ? paths.cart : toStepPath(checkout, "quantity");
}

/** Whether the shop is still being asked for the coupon whose code the browser has stored. */
const isAskingForCoupon = (cart: ReturnType<typeof useCart>) =>
  cart.askError === undefined && isUnchecked(cart);

/**
 * The checkout of a URL in this browser, at the step that may be shown now. Undefined in the
 * server's HTML and until the browser has read the cart and knows its coupon: what a customer has
 * seen must not change by itself. The payment step itself looks whether the details are complete.
 */
export function useCheckout(address: CheckoutAddress): Checkout | undefined {
  const { slug, buy } = address;
  const choice = useChoice(slug);
  const cart = useCart();
  const [memory] = useState<CheckoutMemory>({});
  const isCartRead = useHydrated();
  if (!isCartRead || isAskingForCoupon(cart)) return undefined;
  // A line that has just been removed still stands for the cart, until the address has moved on.
  const [line] = cart.removed?.id === slug ? cart.items : [];
  const catalog = withHeldUnit(cart.catalog);
  const order = toCheckoutOrder({
    slug: line?.id ?? slug,
    buy,
    cart: cart.items,
    coupon: cart.coupon,
    catalog,
  });
  const stock = getStock(catalog, order.lines);
  const canBeSold = order.lines.length > 0 && order.soldOut.length === 0;
  const isCart = order.source === "cart";
  const steps = isCart ? cartSteps : checkoutSteps;
  const step = findReachableStep(steps, address.step, {
    colour: order.lines.length > 0 && !order.soldOut.includes(slug),
    quantity: canBeSold,
    details: canBeSold,
  });
  return {
    slug,
    buy,
    step,
    steps,
    first: isCart ? "items" : choice,
    order,
    getLargestQuantity: (id) => getLargestQuantity(id, stock),
    memory,
  };
}
