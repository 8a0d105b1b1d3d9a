import { Minus, Plus } from "lucide-react";
import { IconButton } from "./button.tsx";

type QuantityStepperProps = {
  quantity: number;
  max: number;
  /** Names the group and its buttons, for example "Quantity". */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  onChange: (quantity: number) => void;
};

/**
 * A whole number with a button on each side; never below 1 and never above `max`. At its limit a
 * button does nothing but is not disabled, because a disabled button would lose the focus.
 */
export function QuantityStepper({
  quantity,
  max,
  label,
  decreaseLabel,
  increaseLabel,
  onChange,
}: QuantityStepperProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex items-center rounded-pill border border-line-strong bg-surface"
    >
      <IconButton
        label={decreaseLabel}
        aria-disabled={quantity <= 1}
        onClick={() => quantity > 1 && onChange(quantity - 1)}
      >
        <Minus aria-hidden className="size-4" />
      </IconButton>
      <output aria-live="polite" className="num min-w-8 text-center font-medium">
        {quantity}
      </output>
      <IconButton
        label={increaseLabel}
        aria-disabled={quantity >= max}
        onClick={() => quantity < max && onChange(quantity + 1)}
      >
        <Plus aria-hidden className="size-4" />
      </IconButton>
    </div>
  );
}
