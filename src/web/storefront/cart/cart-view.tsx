import { Undo2 } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import { cart as text } from "#i18n/en/cart.ts";
import { formatMoney } from "#i18n/format.ts";
import { soldLines, type Cart, type CartItem } from "#modules/cart/cart.ts";
import { areBags, labelOf } from "#modules/cart/line-words.ts";
import { priceCart } from "#modules/cart/price-cart.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { showToast } from "#ui/toast.ts";
import { paths } from "#web/paths.ts";
import { useCatalog } from "../catalog.tsx";
import { CartLine, removeButtonId } from "./cart-line.tsx";
import { useCart } from "./cart-provider.tsx";
import { CouponForm } from "./coupon-form.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { GiftNote } from "./gift-note.tsx";
import { OrderFrame } from "./order-frame.tsx";
import { Totals } from "./totals.tsx";

type Removed = { item: CartItem; position: number };

/** The cart once the browser has read it. */
export function CartView() {
  const cart = useCart();
  const sold = soldLines(cart.items);
  const { total } = priceCart(sold, cart.coupon);
  const [removed, setRemoved] = useState<Removed>();
  const undo = useRef<HTMLButtonElement>(null);
  /** Takes back the message that an item is gone. */
  const unsay = useRef<() => void>(undefined);

  function remove(item: CartItem) {
    const position = cart.items.indexOf(item);
    flushSync(() => {
      setRemoved({ item, position });
      cart.remove(item.id);
    });
    undo.current?.focus();
    unsay.current = showToast({ title: text.removedTitle, description: text.removed });
  }

  function restore({ item, position }: Removed) {
    flushSync(() => {
      cart.restore(item, position);
      setRemoved(undefined);
    });
    unsay.current?.();
    document.getElementById(removeButtonId(item))?.focus();
  }

  const undoLine = removed && !cart.items.some((item) => item.id === removed.item.id) && (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-surface px-5 py-3 text-sm">
      <span className="me-auto">{text.removedLine(labelOf(removed.item))}</span>
      <button
        ref={undo}
        type="button"
        aria-label={text.undoLabel(labelOf(removed.item))}
        onClick={() => restore(removed)}
        className="link inline-flex min-h-11 items-center gap-2"
      >
        <Undo2 aria-hidden className="size-4" />
        {text.undo}
      </button>
    </p>
  );

  return (
    <>
      <p role="status" className="sr-only">
        {cart.items.length === 0
          ? text.statusEmpty
          : text.status(cart.count, formatMoney(total), areBags(sold))}
      </p>
      {cart.items.length === 0 ? (
        <>
          {undoLine && <div className="wrap pt-6">{undoLine}</div>}
          <EmptyCart />
        </>
      ) : (
        <OrderFrame summary={<Summary />} summaryLabel={text.summary.title}>
          <h1 className="mb-8">{text.title}</h1>
          {undoLine && <div className="mb-6">{undoLine}</div>}
          <ul aria-label={text.items} className="border-b border-line">
            {cart.items.map((item) => (
              <CartLine
                key={item.id}
                item={item}
                largest={cart.largestQuantity(item.id)}
                onQuantity={(quantity) => cart.setQuantity(item.id, quantity)}
                onRemove={() => remove(item)}
              />
            ))}
          </ul>
          <Link to={paths.products} className="link mt-6 inline-block py-2.5">
            {text.continueShopping}
          </Link>
        </OrderFrame>
      )}
    </>
  );
}

const BLOCKED = "checkout-blocked";

function Summary() {
  const { items, coupon, largestQuantity } = useCart();
  const shown = useCatalog();
  const none = items.filter((item) => largestQuantity(item.id) < 1);
  const namesOf = (lines: Cart) => lines.map(labelOf).join(", ");
  const first = items[0];
  return (
    <div className="grid gap-6">
      <h2 className="text-xl">{text.summary.title}</h2>
      {soldLines(items).some((item) => !item.isOther) && <GiftNote />}
      <CouponForm />
      <Totals price={priceCart(soldLines(items), coupon)} coupon={coupon} />
      {none.length > 0 || !first ? (
        <div className="grid gap-2">
          <Button size="lg" disabled aria-describedby={BLOCKED}>
            {text.checkout}
          </Button>
          <p id={BLOCKED} className="text-sm text-danger-fg">
            {text.checkoutBlocked(
              namesOf(soldLines(none)),
              namesOf(none.filter((item) => item.isGone)),
            )}
          </p>
        </div>
      ) : (
        // Of a large catalog, what a page does not know yet comes with the next one.
        <Link
          to={paths.order(first.color)}
          reloadDocument={!shown.some(({ slug }) => slug === first.id)}
          className={buttonClass({ size: "lg" })}
        >
          {text.checkout}
        </Link>
      )}
    </div>
  );
}
