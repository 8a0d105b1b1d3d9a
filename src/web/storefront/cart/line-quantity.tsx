import { cart as text } from "#i18n/en/cart.ts";
import type { CartItem } from "#modules/cart/cart.ts";
import { QuantityStepper } from "#ui/quantity-stepper.tsx";
import { Tag } from "#ui/tag.tsx";

type LineQuantityProps = {
  item: CartItem;
  /** The most bags that the line may hold; 0 when it is sold out. */
  largest: number;
  onChange: (quantity: number) => void;
};

/** How many bags a line holds, to be changed while there are any. */
export function LineQuantity({ item, largest, onChange }: LineQuantityProps) {
  if (largest < 1) return <Tag tone="danger">{text.outOfStock}</Tag>;
  return (
    <QuantityStepper
      quantity={item.quantity}
      max={largest}
      label={text.quantity(item.colorName)}
      decreaseLabel={text.decrease(item.colorName)}
      increaseLabel={text.increase(item.colorName)}
      onChange={onChange}
    />
  );
}
