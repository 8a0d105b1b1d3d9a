import { Link, useNavigate } from "react-router";
import { checkout as text } from "#i18n/en/checkout.ts";
import type { CartItem } from "#modules/cart/cart.ts";
import { paths } from "#web/paths.ts";
import { CartLines } from "../cart/cart-lines.tsx";
import { useCatalog } from "../catalog.tsx";
import type { Checkout } from "./checkout-state.ts";
import { StepActions } from "./step-actions.tsx";

/**
 * The first step of a cart: what is in it, to be changed once more. The numbers are settled here,
 * so the way on leads past the step that asks for them.
 */
export function BagsStep({ checkout }: { checkout: Checkout }) {
  const { slug, order } = checkout;
  const navigate = useNavigate();
  const shown = useCatalog();
  /** The address names a line of the cart: without this one, the next; without any, the cart. */
  async function moveOn({ id }: CartItem) {
    if (id !== slug) return;
    const rest = order.lines.filter((line) => line.id !== id);
    const next = rest.find((line) => shown.some((variant) => variant.slug === line.id));
    const to = next ? paths.order(next.id) : paths.cart;
    await navigate(to, { replace: true, preventScrollReset: next !== undefined });
  }
  const blocking = order.lines.some((line) => line.isGone) ? text.goneLine : text.soldOutLine;
  return (
    <>
      <CartLines onRemoving={moveOn} />
      <Link to={paths.products} className="link mt-4 inline-block py-2 text-sm">
        {text.addMore}
      </Link>
      <StepActions checkout={checkout} blocked={order.soldOut.length > 0 ? blocking : undefined} />
    </>
  );
}
