import { cart as text } from "#i18n/en/cart.ts";
import type { CartItem } from "#modules/cart/cart.ts";
import { toLineLabel } from "#modules/cart/line-labels.ts";
import { QuantityStepper } from "#ui/quantity-stepper.tsx";
import { Tag } from "#ui/tag.tsx";

type LineQuantityProps = {
  item: CartItem;
  /** The most pieces that the line may hold; 0 when there are none. */
  largest: number;
  onChange: (quantity: number) => void;
};

/** How many pieces a line holds, to be changed while there are any. */
export function LineQuantity({ item, largest, onChange }: LineQuantityProps) {
  if (largest < 1) return <Tag tone="danger">{item.isGone ? text.gone : text.outOfStock}</Tag>;
  return (
    <QuantityStepper
      quantity={item.quantity}
      max={largest}
      label={text.quantity(toLineLabel(item))}
      decreaseLabel={text.decrease(toLineLabel(item))}
      increaseLabel={text.increase(toLineLabel(item))}
      onChange={onChange}
    />
  );
}
