import { startTransition, useOptimistic } from "react";
import { Link, useNavigate } from "react-router";
import { itemsInWords } from "#i18n/en/cart.ts";
import { checkout as text } from "#i18n/en/checkout.ts";
import { formatMoney } from "#i18n/format.ts";
import { listSoldLines } from "#modules/cart/cart.ts";
import { formatNameWithSize } from "#modules/catalog/variant-names.ts";
import { DataText } from "#ui/data-text.tsx";
import { paths } from "#web/paths.ts";
import { LineImage } from "../cart/line-image.tsx";
import { useCart } from "../cart/cart-provider.tsx";
import { useCatalog } from "../catalog.tsx";
import { StockLine } from "../parts/stock-line.tsx";
import { useChoice, type Checkout } from "./checkout-state.ts";
import { useSiblings } from "./siblings.ts";
import { StepActions } from "./step-actions.tsx";

/**
 * The variants of the product that the address names. The choice lives in the address, so picking
 * one goes there.
 */
export function ColorChoice({ slug, buy }: { slug: string; buy: number | undefined }) {
  const siblings = useSiblings(slug);
  const firstStep = useChoice(slug);
  const navigate = useNavigate();
  // The address follows a moment later; the choice must show at once.
  const [picked, setPicked] = useOptimistic(slug);
  function selectColor(choice: string) {
    startTransition(async () => {
      setPicked(choice);
      const to = paths.order(choice, "colour", buy);
      await navigate(to, { replace: true, preventScrollReset: true });
    });
  }
  return (
    <fieldset>
      <legend className="sr-only">{text.stepName("colour", firstStep)}</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        {siblings.map((variant) => (
          <label
            key={variant.slug}
            htmlFor={`color-${variant.slug}`}
            data-color={variant.slug}
            className="relative grid cursor-pointer grid-cols-[6rem_minmax(0,1fr)] content-start items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-3 hover:border-line-strong has-checked:border-brand has-checked:shadow-mid has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:grid-cols-1"
          >
            <LineImage
              color={variant.slug}
              image={variant.images[0] ?? ""}
              className="w-full"
              sizes="(min-width: 40rem) 13.5rem, 6rem"
            />
            <span className="grid min-w-0 gap-1 sm:px-1 sm:pb-1">
              <span className="flex items-start gap-2 leading-ui font-medium">
                <input
                  id={`color-${variant.slug}`}
                  type="radio"
                  name="color"
                  value={variant.slug}
                  checked={variant.slug === picked}
                  onChange={() => selectColor(variant.slug)}
                  className="mt-0.5 size-4.5 flex-none accent-brand focus-visible:outline-none"
                />
                <span className="min-w-0 wrap-anywhere">
                  <DataText>{formatNameWithSize(variant)}</DataText>
                </span>
              </span>
              <span className="num text-sm text-soft">{formatMoney(variant.price)}</span>
              <StockLine variant={variant} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Part below the choice: the note that the cart is not meant, and the way on. */
export function ColorStepEnd({ checkout }: { checkout: Checkout }) {
  const { slug, order } = checkout;
  return (
    <>
      <CartNotice checkout={checkout} />
      <StepActions
        checkout={checkout}
        blocked={
          order.soldOut.includes(slug) ? text.soldOut(checkout.first === "colour") : undefined
        }
      />
    </>
  );
}

function CartNotice({ checkout }: { checkout: Checkout }) {
  const cart = useCart();
  const shown = useCatalog();
  const sold = listSoldLines(cart.items);
  const first = sold[0];
  if (!first) return null;
  const items = itemsInWords(cart.count);
  return (
    <p className="mt-6 text-sm text-soft">
      {text.besideCart(items, checkout.first === "colour")}{" "}
      <Link
        to={paths.order(first.color)}
        reloadDocument={!shown.some(({ slug }) => slug === first.id)}
        className="link"
      >
        {text.orderCart}
      </Link>
    </p>
  );
}
