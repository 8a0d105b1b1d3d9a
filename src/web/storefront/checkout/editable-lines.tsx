import { useEffect } from "react";
import { useNavigate } from "react-router";
import { paths } from "#web/paths.ts";
import { CartLines } from "../cart/cart-lines.tsx";
import { useCatalog } from "../catalog.tsx";
import type { Checkout } from "./checkout-state.ts";

/** The lines of a cart that is being ordered, to be changed once more. */
export function EditableLines({ checkout }: { checkout: Checkout }) {
  const { lines } = checkout.order;
  const navigate = useNavigate();
  useAddressOfLine(checkout);
  function removeLast() {
    if (lines.length === 1) void navigate(paths.cart, { replace: true });
  }
  return <CartLines onRemoving={removeLast} />;
}

/** The address names a line of the cart: when that one has been removed, the next. */
function useAddressOfLine({ slug, step, order }: Checkout): void {
  const navigate = useNavigate();
  const shown = useCatalog();
  const isNamed = order.lines.some((line) => line.id === slug);
  const next = order.lines.find((line) => shown.some((variant) => variant.slug === line.id));
  const to = next ? paths.order(next.id, step) : paths.cart;
  useEffect(() => {
    if (!isNamed) void navigate(to, { replace: true, preventScrollReset: true });
  }, [isNamed, to, navigate]);
}
