import { Link } from "react-router";
import { cart as text } from "#i18n/en/cart.ts";
import { getButtonClass } from "#ui/button.tsx";
import { Image } from "#ui/image.tsx";
import { paths } from "#web/paths.ts";
import { useCart } from "./cart-provider.tsx";

export function EmptyCart() {
  const { coupon } = useCart();
  return (
    <div className="wrap section grid min-h-[70svh] content-center justify-items-center gap-6 text-center">
      <span className="studio block w-40 rounded-carrier bg-studio">
        <Image name="detail/storage-bag" alt="" sizes="10rem" className="size-full object-cover" />
      </span>
      <h1>{text.empty}</h1>
      <p className="lede">{text.emptyText}</p>
      {coupon && <p className="text-soft">{text.storedCoupon(coupon.code)}</p>}
      <Link to={paths.products} className={getButtonClass()}>
        {text.continueShopping}
      </Link>
    </div>
  );
}
