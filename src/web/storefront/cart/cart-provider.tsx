import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import {
  addItem,
  cartItem,
  countItems,
  largestQuantity,
  refreshCart,
  removeItem,
  setQuantity,
  getStock,
  type Cart,
  type CartItem,
} from "#modules/cart/cart.ts";
import { findCoupon, type Coupon } from "#modules/cart/coupons.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import type { Asked } from "./ask-catalog.ts";
import { createCartStore, emptyCart } from "./cart-store.ts";

type CartValue = {
  /** False in the server's HTML and until the browser has read its storage. */
  readonly ready: boolean;
  readonly items: Cart;
  /** The page's catalog, and what the cart holds besides. */
  readonly catalog: readonly CatalogVariant[];
  /** Has prices and stock of what lies outside the page's catalog asked for once more. */
  readonly askAgain: () => void;
  /** All pieces in the cart, for the badge. */
  readonly count: number;
  readonly coupon: Coupon | undefined;
  /** The code of a coupon that was applied once and is none any more. */
  readonly lostCoupon: string | undefined;
  /** Adds pieces of a variant, as far as stock allows. */
  readonly add: (variant: CatalogVariant, quantity?: number) => void;
  readonly setQuantity: (id: string, quantity: number) => void;
  readonly remove: (id: string) => void;
  /** What was removed last on this page, while it can be put back. */
  readonly removed: CartItem | undefined;
  /** Puts it back to where it stood. */
  readonly undo: () => void;
  readonly clear: () => void;
  /** The most that a line may hold. */
  readonly largestQuantity: (id: string) => number;
  /** Applies the coupon that the text names; undefined when there is none by that name. */
  readonly applyCoupon: (text: string) => Coupon | undefined;
  readonly removeCoupon: () => void;
};

const CartContext = createContext<CartValue | undefined>(undefined);

type CartProviderProps = {
  /** What the page knows of the catalog. */
  catalog: readonly CatalogVariant[];
  /** Whether that is all of it. */
  isComplete?: boolean;
  children: ReactNode;
};

type Removal = { readonly item: CartItem; readonly position: number };

const notAsked: Asked = { slugs: [], variants: [] };

/** The cart of this browser at the catalog's prices, for everything below. */
export function CartProvider({ catalog, isComplete = true, children }: CartProviderProps) {
  const [store] = useState(createCartStore);
  const state = useSyncExternalStore(store.subscribe, store.read, () => emptyCart);
  const [asked, setAsked] = useState<Asked>(notAsked);
  const [removal, setRemoval] = useState<Removal>();
  useEffect(() => {
    // Most shops never need it. Until an answer is there, lines stay as they were stored.
    if (!isComplete)
      void import("./ask-catalog.ts")
        .then(({ askCatalog }) => askCatalog(catalog, state.items, asked))
        .then(
          (answer) => answer && setAsked(answer),
          () => undefined,
        );
  }, [catalog, isComplete, state.items, asked]);
  const value = useMemo((): CartValue => {
    const known = [...catalog, ...asked.variants];
    const refresh = (cart: Cart) =>
      refreshCart(cart, known, (slug) => isComplete || asked.slugs.includes(slug));
    const items = refresh(state.items);
    const stock = getStock(known, items);
    const changeItems = (change: (items: Cart) => Cart) =>
      store.update((current) => ({ ...current, items: change(refresh(current.items)) }));
    return {
      catalog: known,
      askAgain: () => setAsked({ ...asked, slugs: [] }),
      ready: state !== emptyCart,
      items,
      count: countItems(items),
      coupon: state.coupon,
      lostCoupon: state.lostCoupon,
      add: (variant, quantity = 1) =>
        changeItems((current) => addItem(current, cartItem(variant, quantity), stock)),
      setQuantity: (id, quantity) =>
        changeItems((current) => setQuantity(current, id, quantity, stock)),
      remove(id) {
        const position = items.findIndex((item) => item.id === id);
        const item = items[position];
        if (!item) return;
        setRemoval({ item, position });
        changeItems((current) => removeItem(current, id));
      },
      removed: items.some((item) => item.id === removal?.item.id) ? undefined : removal?.item,
      undo() {
        setRemoval(undefined);
        if (removal)
          changeItems((current) => addItem(current, removal.item, stock, removal.position));
      },
      largestQuantity: (id) => largestQuantity(id, stock),
      clear() {
        setRemoval(undefined);
        store.update(() => ({ items: [], coupon: undefined }));
      },
      applyCoupon: (text) => {
        const coupon = findCoupon(text);
        if (coupon) store.update(({ items: kept }) => ({ items: kept, coupon }));
        return coupon;
      },
      removeCoupon: () => store.update(({ items: kept }) => ({ items: kept, coupon: undefined })),
    };
  }, [catalog, isComplete, asked, state, removal, store]);
  return <CartContext value={value}>{children}</CartContext>;
}

export function useCart(): CartValue {
  const cart = useContext(CartContext);
  if (!cart) throw new Error("useCart must be used within a CartProvider");
  return cart;
}
