import { Link } from "react-router";
import { cart as text } from "#i18n/en/cart.ts";
import { listSoldLines } from "#modules/cart/cart.ts";
import { computeCartPrice } from "#modules/cart/compute-cart-price.ts";
import { paths } from "#web/paths.ts";
import { usePlain } from "../catalog.tsx";
import { CartFacts } from "./cart-facts.tsx";
import { CartLines } from "./cart-lines.tsx";
import { useCart } from "./cart-provider.tsx";
import { CheckoutLink } from "./checkout-link.tsx";
import { CouponForm } from "./coupon-form.tsx";
import { DeliveryNote } from "./delivery-note.tsx";
import { GiftNotes } from "./gift-note.tsx";
import { OrderFrame } from "./order-frame.tsx";
import { PaymentNote } from "./payment-note.tsx";
import WalletLine from "../pay/wallet-line.tsx";
import { Totals } from "./totals.tsx";
import { useCouponCheckOnOpening } from "./unchecked-coupon.ts";
import { getButtonClass } from "#ui/button.tsx";
import { Image } from "#ui/image.tsx";

/** The cart once the browser has read it. */
export function CartView() {
  const { items } = useCart();
  useCouponCheckOnOpening();
  if (items.length === 0)
    return (
      <>
        <div className="wrap pt-6">
          <CartLines />
        </div>
        <EmptyCart />
      </>
    );
  return (
    <OrderFrame summary={<Summary />} summaryLabel={text.summary.title} notes={<CartFacts />}>
      <h1 className="mb-8">{text.title}</h1>
      <CartLines />
      <Link to={paths.products} className="link mt-6 inline-block py-2.5">
        {text.continueShopping}
      </Link>
    </OrderFrame>
  );
}

function Summary() {
  const { items, coupon } = useCart();
  const sold = listSoldLines(items);
  const price = computeCartPrice(sold, coupon);
  return (
    <div className="grid gap-6">
      <h2 className="text-xl">{text.summary.title}</h2>
      <GiftNotes lines={sold} />
      <CouponForm price={price} />
      <Totals price={price} coupon={coupon} />
      <DeliveryNote lines={sold} />
      <PaymentNote total={price.total} />
      <CheckoutLink />
      <WalletLine className="-mt-3" />
    </div>
  );
}

function EmptyCart() {
  const { coupon } = useCart();
  const isPlain = usePlain() !== undefined;
  return (
    <div className="wrap section grid min-h-[70svh] content-center justify-items-center gap-6 text-center">
      {!isPlain && (
        <span className="studio block w-40 rounded-carrier bg-studio">
          <Image
            name="detail/storage-bag"
            alt=""
            sizes="10rem"
            className="size-full object-cover"
          />
        </span>
      )}
      <h1>{text.empty}</h1>
      {!isPlain && <p className="lede">{text.emptyText}</p>}
      {coupon && <p className="text-soft">{text.storedCoupon(coupon.code)}</p>}
      <Link to={paths.products} className={getButtonClass()}>
        {text.continueShopping}
      </Link>
    </div>
  );
}
