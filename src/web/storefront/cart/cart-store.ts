import { prefixes } from "#content/prefixes.ts";
import type { Cart } from "#modules/cart/cart.ts";
import { parseStoredCart, formatCart } from "#modules/cart/stored-cart.ts";
import { save } from "#web/browser/browser-storage.ts";
import { createListeners, type Listeners } from "#ui/listeners.ts";
import { followOtherTabs } from "#web/browser/follow-other-tabs.ts";

export const CART_KEY = `${prefixes.storage}-cart`;
export const COUPON_KEY = `${prefixes.storage}-coupon`;

export type CartState = {
  readonly items: Cart;
  /** Stored as the code of a coupon; its page knows what that stands for, or asks. */
  readonly code: string | undefined;
};

/**
 * The cart of a browser that has stored none, and of all until the storage has been read. It is one
 * object: a page that comes to life with it draws nothing anew.
 */
export const emptyCart: CartState = { items: [], code: undefined };

type CartStore = {
  readonly subscribe: Listeners["subscribe"];
  readonly read: (this: void) => CartState;
  readonly change: (this: void, change: (current: CartState) => CartState) => void;
};

/**
 * The one cart of this browser: read once, written back on every change, and followed when another
 * tab changes it. Made for React's useSyncExternalStore.
 */
export function createCartStore(): CartStore {
  let state: CartState | undefined;
  const { subscribe, notify } = createListeners(() =>
    followOtherTabs([CART_KEY, COUPON_KEY], () => show(readState())),
  );

  function show(next: CartState) {
    state = next;
    notify();
  }

  function read(): CartState {
    state ??= readState();
    return state;
  }

  return {
    subscribe,
    read,
    change(change) {
      const next = change(read());
      save("local", CART_KEY, formatCart(next.items));
      save("local", COUPON_KEY, next.code ?? null);
      show(next);
    },
  };
}

function readState(): CartState {
  try {
    const cart = localStorage.getItem(CART_KEY); // storage: an error is told below
    const coupon = localStorage.getItem(COUPON_KEY); // storage: as above
    if (cart === null && coupon === null) return emptyCart;
    return { items: cart ? parseStoredCart(cart) : [], code: coupon ?? undefined };
  } catch (error) {
    // oxlint-disable-next-line no-console -- explains a cart that is empty
    console.error("Error loading cart from localStorage:", error);
    return emptyCart;
  }
}
