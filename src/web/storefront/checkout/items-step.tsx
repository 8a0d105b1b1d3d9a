import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { checkout as text } from "#i18n/en/checkout.ts";
import { paths } from "#web/paths.ts";
import { CartLines } from "../cart/cart-lines.tsx";
import { useCatalog } from "../catalog.tsx";
import type { Checkout } from "./checkout-state.ts";
import { StepActions } from "./step-actions.tsx";

/**
 * The first step of a cart: what is in it, to be changed once more. The numbers are settled here,
 * so the way on leads past the step that asks for them.
 */
export function ItemsStep({ checkout }: { checkout: Checkout }) {
  const { lines, soldOut } = checkout.order;
  const navigate = useNavigate();
  useAddressOfLine(checkout);
  const blocking = lines.some((line) => line.isGone) ? text.goneLine : text.soldOutLine;
  function removeLast() {
    if (lines.length === 1) void navigate(paths.cart, { replace: true });
  }
  return (
    <>
      <CartLines onRemoving={removeLast} />
      <Link to={paths.products} className="link mt-4 inline-block py-2 text-sm">
        {text.addMore}
      </Link>
      <StepActions checkout={checkout} blocked={soldOut.length > 0 ? blocking : undefined} />
    </>
  );
}

/** The address names a line of the cart: when that one has been removed, the next. */
function useAddressOfLine({ slug, order }: Checkout): void {
  const navigate = useNavigate();
  const shown = useCatalog();
  const isNamed = order.lines.some((line) => line.id === slug);
  const next = order.lines.find((line) => shown.some((variant) => variant.slug === line.id));
  const to = next ? paths.order(next.id) : paths.cart;
  useEffect(() => {
    if (!isNamed) void navigate(to, { replace: true, preventScrollReset: true });
  }, [isNamed, to, navigate]);
}
