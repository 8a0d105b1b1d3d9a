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

/** A whole number with a button on each side; never below 1 and never above `max`. */
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
        disabled={quantity <= 1}
        onClick={() => onChange(quantity - 1)}
      >
        <Minus aria-hidden className="size-4" />
      </IconButton>
      <output aria-live="polite" className="num min-w-8 text-center font-medium">
        {quantity}
      </output>
      <IconButton
        label={increaseLabel}
        disabled={quantity >= max}
        onClick={() => onChange(quantity + 1)}
      >
        <Plus aria-hidden className="size-4" />
      </IconButton>
    </div>
  );
}
