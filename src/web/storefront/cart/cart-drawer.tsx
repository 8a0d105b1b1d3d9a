import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { cart as text } from "#i18n/en/cart.ts";
import { listSoldLines } from "#modules/cart/cart.ts";
import { computeCartPrice } from "#modules/cart/compute-cart-price.ts";
import { getButtonClass, IconButton } from "#ui/button.tsx";
import { closedByPressBeside } from "#ui/close-by-press-beside.ts";
import { paths } from "#web/paths.ts";
import { CartLines } from "./cart-lines.tsx";
import { useCart } from "./cart-provider.tsx";
import { CheckoutLink } from "./checkout-link.tsx";
import { DeliveryNote } from "./delivery-note.tsx";
import { GiftNotes } from "./gift-note.tsx";
import { LostCoupon } from "./lost-coupon.tsx";
import { PaymentNote } from "./payment-note.tsx";
import WalletLine from "../pay/wallet-line.tsx";
import { Totals } from "./totals.tsx";
import { useCouponCheckOnOpening } from "./unchecked-coupon.ts";

const TITLE = "cart-drawer-title";

/**
 * The cart at the side of whatever page is open. Loaded with the first press: most visits never
 * need it. The browser's own dialog keeps the focus inside, closes on Escape and gives it back.
 */
export function CartDrawer({ onClosed }: { onClosed: () => void }) {
  const { items, coupon } = useCart();
  const dialog = useRef<HTMLDialogElement>(null);
  useCouponCheckOnOpening();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  const sold = listSoldLines(items);
  const price = computeCartPrice(sold, coupon);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={TITLE}
      onClose={onClosed}
      {...closedByPressBeside}
      className="me-0 ms-auto h-dvh max-h-none w-112 max-w-[calc(100vw-1.5rem)] bg-bg text-start text-text shadow-high transition-all duration-(--d-2) ease-calm backdrop:bg-scrim starting:translate-x-8 starting:opacity-0"
    >
      {/* On a phone on its side the sums alone would fill the screen: all of it scrolls. */}
      <div className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto] [@media(height<40rem)]:h-auto [@media(height<40rem)]:min-h-full [@media(height<40rem)]:grid-rows-[auto_1fr_auto]">
        <div className="flex items-center justify-between gap-4 px-5 pt-4 pb-3">
          <h2 id={TITLE} className="text-xl">
            {text.title}
          </h2>
          <IconButton label={text.close} className="-me-2" onClick={close}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </div>
        <div className="overflow-y-auto overscroll-contain px-5 pb-5">
          <CartLines isInDialog />
          {items.length === 0 && (
            <div className="grid justify-items-start gap-4 py-6">
              <p className="font-display text-2xl">{text.empty}</p>
              <p className="text-soft">{text.emptyText}</p>
              <Link to={paths.products} onClick={close} className={getButtonClass()}>
                {text.continueShopping}
              </Link>
            </div>
          )}
          <GiftNotes lines={sold} className="pt-5" />
        </div>
        {items.length > 0 && (
          <div className="grid gap-4 border-t border-line bg-bg-deep px-5 pt-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))]">
            <Totals price={price} coupon={coupon} />
            <LostCoupon />
            <div className="grid gap-2">
              <DeliveryNote lines={sold} />
              <PaymentNote total={price.total} />
            </div>
            <CheckoutLink />
            <WalletLine className="-mt-2" />
            <Link to={paths.cart} onClick={close} className="link justify-self-center py-2.5">
              {text.open}
            </Link>
          </div>
        )}
      </div>
    </dialog>
  );
}
