import { ArrowLeft, ArrowRight } from "lucide-react";
import { IconButton } from "./button.tsx";

type CarouselButtonsProps = {
  previousLabel: string;
  nextLabel: string;
  /** The id of the element that the buttons move. */
  controls: string;
  disabled?: boolean;
  onPrevious: () => void;
  onNext: () => void;
};

const look = "border border-line-strong bg-surface";

export function CarouselButtons(props: CarouselButtonsProps) {
  return (
    <span className="inline-flex gap-2">
      <IconButton
        label={props.previousLabel}
        aria-controls={props.controls}
        disabled={props.disabled}
        className={look}
        onClick={props.onPrevious}
      >
        <ArrowLeft aria-hidden className="size-5" />
      </IconButton>
      <IconButton
        label={props.nextLabel}
        aria-controls={props.controls}
        disabled={props.disabled}
        className={look}
        onClick={props.onNext}
      >
        <ArrowRight aria-hidden className="size-5" />
      </IconButton>
    </span>
  );
}
