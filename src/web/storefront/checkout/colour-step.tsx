import { startTransition, useOptimistic } from "react";
import { Link, useNavigate } from "react-router";
import { cart as cartText } from "#i18n/en/cart.ts";
import { checkout as text } from "#i18n/en/checkout.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Colour } from "#modules/catalog/colour.ts";
import { paths } from "#web/paths.ts";
import { LineImage } from "../cart/line-image.tsx";
import { useCart } from "../cart/cart-provider.tsx";
import { useCatalog } from "../catalog.tsx";
import { StockLine } from "../parts/stock-line.tsx";
import type { Checkout } from "./checkout-state.ts";
import { StepActions } from "./step-actions.tsx";

/** The three colours. The choice lives in the address, so picking one goes there. */
export function ColourChoice({ colour, buy }: { colour: Colour; buy: number | undefined }) {
  const catalog = useCatalog();
  const navigate = useNavigate();
  // The address follows a moment later; the choice must show at once.
  const [picked, setPicked] = useOptimistic(colour);
  function pick(choice: Colour) {
    startTransition(async () => {
      setPicked(choice);
      const to = paths.order(choice, "colour", buy);
      await navigate(to, { replace: true, preventScrollReset: true });
    });
  }
  return (
    <fieldset>
      <legend className="sr-only">{text.colour}</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        {catalog.map((bag) => (
          <label
            key={bag.colour}
            htmlFor={`colour-${bag.colour}`}
            data-color={bag.colour}
            className="relative grid cursor-pointer grid-cols-[6rem_minmax(0,1fr)] content-start items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-3 hover:border-line-strong has-checked:border-brand has-checked:shadow-mid has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:grid-cols-1"
          >
            <LineImage color={bag.colour} image={bag.images[0] ?? ""} className="w-full" />
            <span className="grid gap-1 sm:px-1 sm:pb-1">
              <span className="flex items-start gap-2 leading-ui font-medium">
                <input
                  id={`colour-${bag.colour}`}
                  type="radio"
                  name="colour"
                  value={bag.colour}
                  checked={bag.colour === picked}
                  onChange={() => pick(bag.colour)}
                  className="mt-0.5 size-4.5 flex-none accent-brand focus-visible:outline-none"
                />
                {bag.colourName}
              </span>
              <span className="num text-sm text-soft">{formatMoney(bag.price)}</span>
              <StockLine available={bag.available} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What goes below the choice: whether the cart is meant, and the way on. */
export function ColourStepEnd({ checkout }: { checkout: Checkout }) {
  const { colour, order } = checkout;
  return (
    <>
      <CartNotice checkout={checkout} />
      <StepActions
        checkout={checkout}
        blocked={order.soldOut.includes(colour) ? text.soldOutColour : undefined}
      />
    </>
  );
}

function CartNotice({ checkout: { order } }: { checkout: Checkout }) {
  const cart = useCart();
  const first = cart.items[0];
  if (!first) return null;
  const bags = cartText.bags(cart.count);
  const isCart = order.source === "cart";
  return (
    <p className="mt-6 text-sm text-soft">
      {isCart ? text.wholeCart(bags) : text.besideCart(bags)}{" "}
      <Link to={isCart ? paths.cart : paths.order(first.color)} className="link">
        {isCart ? text.editCart : text.orderCart}
      </Link>
    </p>
  );
}
