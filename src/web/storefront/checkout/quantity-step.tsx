import { useNavigate } from "react-router";
import { cart as cartText } from "#i18n/en/cart.ts";
import { checkout as text } from "#i18n/en/checkout.ts";
import { formatMoney } from "#i18n/format.ts";
import type { CartItem } from "#modules/cart/cart.ts";
import { toLineLabel } from "#modules/cart/line-labels.ts";
import { DataText } from "#ui/data-text.tsx";
import { paths } from "#web/paths.ts";
import { LineImage } from "../cart/line-image.tsx";
import { LineQuantity } from "../cart/line-quantity.tsx";
import type { Checkout } from "./checkout-state.ts";
import { StepActions } from "./step-actions.tsx";

/** How many single items: the number lives in the address. */
export function QuantityStep({ checkout }: { checkout: Checkout }) {
  const { slug, order } = checkout;
  const navigate = useNavigate();
  function change(quantity: number) {
    const to = paths.order(slug, "quantity", quantity);
    // At once, so that the next of several quick presses counts from the new number.
    void navigate(to, { replace: true, preventScrollReset: true, flushSync: true });
  }
  return (
    <>
      <ul className="border-b border-line">
        {order.lines.map((item) => (
          <QuantityLine
            key={item.id}
            item={item}
            largest={checkout.getLargestQuantity(item.id)}
            onChange={change}
          />
        ))}
      </ul>
      <StepActions
        checkout={checkout}
        blocked={order.soldOut.length > 0 ? text.soldOutLine : undefined}
      />
    </>
  );
}

type QuantityLineProps = {
  item: CartItem;
  largest: number;
  onChange: (quantity: number) => void;
};

function QuantityLine({ item, largest, onChange }: QuantityLineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-line py-6">
      <LineImage color={item.color} image={item.image} className="w-22 sm:w-28" />
      <div className="min-w-40 flex-1">
        <p className="leading-ui font-medium">
          <DataText>{toLineLabel(item)}</DataText>
        </p>
        <p className="num text-sm text-soft">{cartText.each(formatMoney(item.price))}</p>
        {largest > 0 && item.quantity >= largest && (
          <p className="text-sm text-soft">{cartText.limit(largest)}</p>
        )}
      </div>
      <LineQuantity item={item} largest={largest} onChange={onChange} />
    </li>
  );
}
