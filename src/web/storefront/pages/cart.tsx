import { cart } from "#i18n/en/cart.ts";
import { useHydrated } from "#web/loading/use-hydrated.ts";
import { paths } from "#web/paths.ts";
import { CartView } from "../cart/cart-view.tsx";
import { useContent } from "../content.ts";
import { privateMeta } from "../parts/private-meta.ts";
import type { Route } from "./+types/cart";
import type { ReactNode } from "react";

type CartSkeletonProps = {
  title: string;
  /** Text that says what is going on, for those who cannot see the shapes. */
  label: string;
  /** Note for a visitor without scripts. */
  noScript: ReactNode;
};

/** Holds the place of what only the browser knows. */
function CartSkeleton({ title, label, noScript }: CartSkeletonProps) {
  return (
    <div className="wrap grid min-h-[70svh] content-start gap-8 py-8 lg:py-14">
      <h1>{title}</h1>
      <noscript>
        <p className="lede">{noScript}</p>
      </noscript>
      <p className="sr-only">{label}</p>
      <div aria-hidden className="grid max-w-3xl gap-6 noscript:hidden">
        <span className="h-28 rounded-lg bg-surface-2" />
        <span className="h-28 rounded-lg bg-surface-2" />
      </div>
    </div>
  );
}

// No loader: what is in the cart, only the browser knows, and the cart asks the server for nothing.

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const { catalog, onTop, publicUrl } = matches[1].loaderData;
  const hasGift = catalog.variants.some(({ gift }) => gift);
  return privateMeta({
    title: cart.title,
    description: cart.description(hasGift, !onTop?.includes("shipping")),
    publicUrl,
    path: paths.cart,
  });
}

export default function CartPage() {
  const isRead = useHydrated();
  const { email } = useContent("brand");
  const noScript = (
    <>
      {cart.noScript}{" "}
      <a href={`mailto:${email}`} className="link">
        {email}
      </a>
    </>
  );
  if (!isRead) return <CartSkeleton title={cart.title} label={cart.reading} noScript={noScript} />;
  return <CartView />;
}
