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
  toCartItem,
  countItems,
  getLargestQuantity,
  refreshCart,
  removeItem,
  setQuantity,
  getStock,
  type Cart,
  type CartItem,
} from "#modules/cart/cart.ts";
import { findCoupon, type Coupon } from "#modules/cart/coupons.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import type { FetchedData, AskError } from "./fetch-cart-data.ts";
import { createCartStore, emptyCart } from "./cart-store.ts";

type CartValue = {
  readonly items: Cart;
  /** The page's catalog, and what the cart holds besides. */
  readonly catalog: readonly CatalogVariant[];
  /** Answers to what was asked for beyond the page's own data. */
  readonly fetched: FetchedData;
  readonly setFetched: (fetched: FetchedData) => void;
  /** All pieces in the cart, for the badge. */
  readonly count: number;
  readonly coupon: Coupon | undefined;
  /** As it is stored; "" without one. */
  readonly code: string;
  /** All that this page knows. */
  readonly coupons: readonly Coupon[];
  /** True where the shop is asked for coupons that the page does not know. */
  readonly asksForCoupons: boolean;
  /** Why the last question got no answer; undefined once one got it. */
  readonly askError: AskError | undefined;
  /** Adds pieces of a variant, as far as stock allows. */
  readonly add: (variant: CatalogVariant, quantity?: number) => void;
  readonly setQuantity: (id: string, quantity: number) => void;
  readonly remove: (id: string) => void;
  /** The item that was removed last on this page, while it can be put back. */
  readonly removed: CartItem | undefined;
  /** Puts it back to where it stood. */
  readonly restoreItem: () => void;
  readonly removeAll: () => void;
  /** The most that a line may hold. */
  readonly getLargestQuantity: (id: string) => number;
  /** Stores the code of the one coupon, or none. */
  readonly setCode: (code?: string) => void;
};

const CartContext = createContext<CartValue | undefined>(undefined);

type CartProviderProps = {
  /** Variants of the catalog that the page knows. */
  catalog: readonly CatalogVariant[];
  /** Whether that is all of it. */
  isComplete?: boolean;
  /** The coupons that the page brings along. */
  coupons: readonly Coupon[];
  /** True where the shop is asked for others. */
  asksForCoupons: boolean;
  children: ReactNode;
};

type Removal = { readonly item: CartItem; readonly position: number };

const nothingFetched: FetchedData = { slugs: [], variants: [], codes: [], coupons: [] };

/** The cart of this browser at the catalog's prices, for everything below. */
export function CartProvider({
  catalog,
  isComplete = true,
  coupons,
  asksForCoupons,
  children,
}: CartProviderProps) {
  const [store] = useState(createCartStore);
  const state = useSyncExternalStore(store.subscribe, store.read, () => emptyCart);
  const [fetched, setFetched] = useState<FetchedData>(nothingFetched);
  const [askError, setAskError] = useState<AskError>();
  const [removal, setRemoval] = useState<Removal>();
  useEffect(() => {
    // Most visits never need it. Until an answer is there, lines stay as they were stored.
    const code = asksForCoupons ? state.code : undefined;
    if (!isComplete || code)
      void import("./fetch-cart-data.ts")
        .then(({ fetchCartData }) =>
          fetchCartData({ catalog, isComplete, coupons }, { items: state.items, code }, fetched),
        )
        .then((answer) => answer && setFetched(answer))
        .then(() => setAskError(undefined), setAskError);
  }, [catalog, isComplete, coupons, asksForCoupons, state, fetched]);
  const value = useMemo((): CartValue => {
    const variants = [...catalog, ...fetched.variants];
    const refresh = (cart: Cart) =>
      refreshCart(cart, variants, (slug) => isComplete || fetched.slugs.includes(slug));
    const items = refresh(state.items);
    const { code = "" } = state;
    const allCoupons = [...coupons, ...fetched.coupons];
    const stock = getStock(variants, items);
    const changeItems = (change: (items: Cart) => Cart) =>
      store.change((current) => ({ ...current, items: change(refresh(current.items)) }));
    return {
      catalog: variants,
      fetched,
      setFetched,
      items,
      count: countItems(items),
      code,
      coupon: findCoupon(allCoupons, code),
      coupons: allCoupons,
      asksForCoupons,
      askError,
      add: (variant, quantity = 1) =>
        changeItems((current) => addItem(current, toCartItem(variant, quantity), stock)),
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
      restoreItem() {
        setRemoval(undefined);
        if (removal)
          changeItems((current) => addItem(current, removal.item, stock, removal.position));
      },
      getLargestQuantity: (id) => getLargestQuantity(id, stock),
      removeAll() {
        setRemoval(undefined);
        store.change(() => ({ items: [], code: undefined }));
      },
      setCode: (next) => store.change(({ items: current }) => ({ items: current, code: next })),
    };
  }, [catalog, isComplete, coupons, asksForCoupons, fetched, askError, state, removal, store]);
  return <CartContext value={value}>{children}</CartContext>;
}

export function useCart(): CartValue {
  const cart = useContext(CartContext);
  if (!cart) throw new Error("useCart must be used within a CartProvider");
  return cart;
}
