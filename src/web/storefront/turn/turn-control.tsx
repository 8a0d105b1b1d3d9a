import { Rotate3d } from "lucide-react";
import { useEffect, useRef } from "react";
import { turnText as text } from "#i18n/en/turn.ts";
import type { Turn } from "#media/turns.ts";
import { TurnStage } from "./turn-stage.tsx";
import "./turn.css";

export type TurnControlProps = {
  turn: Turn;
  /** How wide the images are shown, as in the `sizes` attribute. */
  sizes: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
};

/** The button over the images that opens the turn in their place, and the turn. */
export function TurnControl({ turn, sizes, isOpen, onToggle }: TurnControlProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasClosedHere = useRef(false);
  // Choosing another image ends the turn.
  useEffect(() => {
    if (!isOpen && wasClosedHere.current) button.current?.focus({ preventScroll: true });
    wasClosedHere.current = false;
  }, [isOpen]);
  if (isOpen)
    return (
      <TurnStage
        turn={turn}
        sizes={sizes}
        onClose={() => {
          wasClosedHere.current = true;
          onToggle(false);
        }}
      />
    );
  const [first, rest] = text.open;
  return (
    <button ref={button} type="button" onClick={() => onToggle(true)} className="turn-button">
      <Rotate3d aria-hidden />
      <span>
        {first} <span className="turn-rest">{rest}</span>
      </span>
    </button>
  );
}
