import { brand } from "#content/brand.ts";
import type { Cart } from "#modules/cart/cart.ts";
import { findCoupon, type Coupon } from "#modules/cart/coupons.ts";
import { parseStoredCart, serializeCart } from "#modules/cart/stored-cart.ts";

export const CART_KEY = `${brand.storagePrefix}-cart`;
export const COUPON_KEY = `${brand.storagePrefix}-coupon`;

export type CartState = { readonly items: Cart; readonly coupon: Coupon | undefined };

/** The cart before the browser's storage has been read. */
export const emptyCart: CartState = { items: [], coupon: undefined };

/**
 * The one cart of this browser: read once, written back on every change, and followed when another tab
 * changes it. Made for React's useSyncExternalStore.
 */
export function createCartStore() {
  let state: CartState | undefined;
  const listeners = new Set<() => void>();

  function show(next: CartState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function read(): CartState {
    state ??= readState();
    return state;
  }

  function followOtherTabs(event: StorageEvent) {
    // A null key means that another tab cleared the whole storage.
    if (event.key === CART_KEY || event.key === COUPON_KEY || event.key === null) show(readState());
  }

  return {
    subscribe(listener: () => void) {
      if (listeners.size === 0) window.addEventListener("storage", followOtherTabs);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener("storage", followOtherTabs);
      };
    },
    read,
    /** Changes what is in the cart now, which another tab may have written a moment ago. */
    update(change: (current: CartState) => CartState) {
      const next = change(read());
      write(CART_KEY, serializeCart(next.items));
      write(COUPON_KEY, next.coupon?.code ?? null);
      show(next);
    },
  };
}

function readState(): CartState {
  try {
    const cart = localStorage.getItem(CART_KEY);
    const coupon = localStorage.getItem(COUPON_KEY);
    return {
      items: cart ? parseStoredCart(cart) : [],
      coupon: coupon ? findCoupon(coupon) : undefined,
    };
  } catch (error) {
    console.error("Error loading cart from localStorage:", error);
    return { ...emptyCart };
  }
}

/** Storage may be full or forbidden; the cart then lasts as long as the page. */
function write(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Nothing to do: the page keeps the state.
  }
}
