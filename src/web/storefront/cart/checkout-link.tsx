import { Link } from "react-router";
import { cart as text } from "#i18n/en/cart.ts";
import { listSoldLines, type Cart } from "#modules/cart/cart.ts";
import { toLineLabel } from "#modules/cart/line-labels.ts";
import { Button, getButtonClass } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";
import { useCatalog } from "../catalog.tsx";
import { useCart } from "./cart-provider.tsx";

const BLOCKED = "checkout-blocked";

/** The way from the cart to its checkout, or what stands in it. */
export function CheckoutLink() {
  const { items, getLargestQuantity } = useCart();
  const shown = useCatalog();
  const none = items.filter((item) => getLargestQuantity(item.id) < 1);
  const listNames = (lines: Cart) => lines.map(toLineLabel).join(", ");
  const first = items[0];
  if (none.length > 0 || !first)
    return (
      <div className="grid gap-2">
        <Button size="lg" disabled aria-describedby={BLOCKED}>
          {text.checkout}
        </Button>
        <p id={BLOCKED} className="text-sm text-danger-fg">
          {text.checkoutBlocked(
            listNames(listSoldLines(none)),
            listNames(none.filter((item) => item.isGone)),
          )}
        </p>
      </div>
    );
  return (
    // Of a large catalog, what a page does not know yet comes with the next one.
    <Link
      to={paths.order(first.color)}
      reloadDocument={!shown.some(({ slug }) => slug === first.id)}
      className={getButtonClass({ size: "lg" })}
    >
      {text.checkout}
    </Link>
  );
}
