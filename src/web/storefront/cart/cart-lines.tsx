import { isolateText } from "#shared/isolate-text.ts";
import { Undo2 } from "lucide-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { cart as text } from "#i18n/en/cart.ts";
import { formatMoney } from "#i18n/format.ts";
import { listSoldLines, type CartItem } from "#modules/cart/cart.ts";
import { toLineLabel } from "#modules/cart/line-labels.ts";
import { computeCartPrice } from "#modules/cart/compute-cart-price.ts";
import { showToast } from "#ui/toast.ts";
import { CartLine } from "./cart-line.tsx";
import { useCart } from "./cart-provider.tsx";

type CartLinesProps = {
  /** Before a line goes. */
  onRemoving?: () => void;
  /** Over a dialog, where a message of the page could not be seen. */
  isInDialog?: boolean;
};

/** The lines of the cart, to be changed and removed, and the way to take a removal back. */
export function CartLines({ onRemoving, isInDialog = false }: CartLinesProps) {
  const cart = useCart();
  const sold = listSoldLines(cart.items);
  /** Takes back the message that an item is gone. */
  const hideToast = useRef<() => void>(undefined);
  const undoButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);

  function remove(item: CartItem) {
    onRemoving?.();
    flushSync(() => cart.remove(item.id));
    undoButton.current?.focus();
    if (!isInDialog)
      hideToast.current = showToast({ title: text.removedTitle, description: text.removed });
  }

  function restoreItem(item: CartItem) {
    flushSync(cart.restoreItem);
    hideToast.current?.();
    list.current?.querySelector<HTMLElement>(`[data-remove="${item.id}"]`)?.focus();
  }

  const { removed } = cart;
  return (
    <>
      <p role="status" className="sr-only">
        {cart.items.length === 0
          ? text.statusEmpty
          : text.status(cart.count, formatMoney(computeCartPrice(sold, cart.coupon).total))}
      </p>
      {removed && (
        <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-surface-2 px-5 py-3 text-sm">
          <span className="me-auto">{text.removedLine(isolateText(toLineLabel(removed)))}</span>
          <button
            ref={undoButton}
            type="button"
            aria-label={text.undoLabel(toLineLabel(removed))}
            onClick={() => restoreItem(removed)}
            className="link inline-flex min-h-11 items-center gap-2"
          >
            <Undo2 aria-hidden className="size-4" />
            {text.undo}
          </button>
        </p>
      )}
      {cart.items.length > 0 && (
        <ul ref={list} aria-label={text.items} className="@container border-b border-line">
          {cart.items.map((item) => (
            <CartLine
              key={item.id}
              item={item}
              largest={cart.getLargestQuantity(item.id)}
              onQuantity={(quantity) => cart.setQuantity(item.id, quantity)}
              onRemove={() => remove(item)}
            />
          ))}
        </ul>
      )}
    </>
  );
}
