import { cart } from "#i18n/en/cart.ts";
import { paths } from "#web/paths.ts";
import { useCart } from "../cart/cart-provider.tsx";
import { CartView } from "../cart/cart-view.tsx";
import { CartSkeleton } from "../cart/cart-skeleton.tsx";
import { useContent } from "../content.ts";
import { privateMeta } from "../parts/private-meta.ts";
import type { Route } from "./+types/cart";

// No loader: what is in the cart, only the browser knows, and the cart asks the server for nothing.

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta({
    title: cart.title,
    description: cart.description,
    publicUrl: matches[1].loaderData.publicUrl,
    path: paths.cart,
  });
}

export default function CartPage() {
  const { ready } = useCart();
  const { email } = useContent("brand");
  const noScript = (
    <>
      {cart.noScript}{" "}
      <a href={`mailto:${email}`} className="link">
        {email}
      </a>
    </>
  );
  if (!ready) return <CartSkeleton title={cart.title} label={cart.reading} noScript={noScript} />;
  return <CartView />;
}
