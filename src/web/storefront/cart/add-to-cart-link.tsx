import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { Link, useLocation } from "react-router";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { paths } from "#web/paths.ts";
import { useCart } from "./cart-provider.tsx";

type AddToCartLinkProps = { variant: CatalogVariant; className: string; children: ReactNode };

/** A link, because it leads to the cart, which then holds one unit more. */
export function AddToCartLink({ variant, className, children }: AddToCartLinkProps) {
  const { add } = useCart();
  const countsPress = useFirstPress();
  function handlePress(event: MouseEvent) {
    if (countsPress(event)) add(variant);
    else event.preventDefault();
  }
  return (
    <Link to={paths.cart} onClick={handlePress} data-needs-scripts="" className={className}>
      {children}
    </Link>
  );
}

/**
 * Whether a press of a link counts: not if an earlier one is already leaving the page. A press that
 * opens another tab leaves nothing, and a page that comes back may be left again.
 */
function useFirstPress(): (event: MouseEvent) => boolean {
  const { key } = useLocation();
  const leftFrom = useRef<string>(undefined);
  useEffect(() => {
    const resetOrigin = () => (leftFrom.current = undefined);
    addEventListener("pageshow", resetOrigin);
    return () => removeEventListener("pageshow", resetOrigin);
  }, []);
  return ({ metaKey, ctrlKey, shiftKey, altKey }) => {
    if (metaKey || ctrlKey || shiftKey || altKey) return true;
    if (leftFrom.current === key) return false;
    leftFrom.current = key;
    return true;
  };
}
