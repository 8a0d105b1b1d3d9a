import { MoveHorizontal, Rotate3d, X } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { turnText as text } from "#i18n/en/turn.ts";
import type { Turn } from "#media/turns.ts";
import { CatalogImage } from "#ui/image.tsx";
import { TurnFrames } from "./turn-frames.tsx";
import { getFrame, getSide } from "./turn-motion.ts";
import { useDrag } from "./use-drag.ts";
import { useFrames } from "./use-frames.ts";

type TurnStageProps = {
  turn: Turn;
  /** How wide the images are shown, as in the `sizes` attribute. */
  sizes: string;
  onClose: () => void;
};

const keySteps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
};

/**
 * The backpack, turned by a finger or the mouse on the image, or by the slider below it. It never
 * turns by itself.
 */
export function TurnStage({ turn, sizes, onClose }: TurnStageProps) {
  const count = turn.frames;
  const slider = useRef<HTMLInputElement>(null);
  const [frame, setFrame] = useState(0);
  const [hasTurned, setHasTurned] = useState(false);
  const frames = useFrames(count);
  const drag = useDrag(frame, count, showFrame);
  useEffect(() => slider.current?.focus({ preventScroll: true }), []);

  function showFrame(next: number) {
    setFrame(next);
    setHasTurned(true);
  }
  function onKeyDown(event: KeyboardEvent) {
    // The carousel around has keys of its own.
    event.stopPropagation();
    if (event.key === "Escape") onClose();
    const step = event.target === slider.current ? keySteps[event.key] : undefined;
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    // The slider alone would stop at its ends.
    event.preventDefault();
    showFrame(getFrame(frame, step, count));
  }
  function retry() {
    frames.retry();
    slider.current?.focus({ preventScroll: true });
  }
  return (
    // Escape works on every control inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div role="group" aria-label={text.label} onKeyDown={onKeyDown} className="turn">
      <div className="turn-stage studio" {...drag}>
        <CatalogImage imageUrl={turn.image} alt="" sizes={sizes} priority />
        <TurnFrames
          key={frames.attempt}
          turn={turn}
          shownFrame={frames.getShownFrame(frame)}
          onSettle={frames.settle}
        />
      </div>
      <button type="button" aria-label={text.close} onClick={onClose} className="turn-close">
        <X aria-hidden />
      </button>
      <div role="status" className="turn-note">
        {frames.status === "loading" && <p>{text.loading}</p>}
        {frames.status === "done" && !hasTurned && (
          <p>
            <MoveHorizontal aria-hidden />
            {text.hint}
          </p>
        )}
        {frames.status === "failed" && (
          <p>
            {text.failed}
            <button type="button" onClick={retry}>
              {text.retry}
            </button>
          </p>
        )}
      </div>
      <label className="turn-bar">
        <Rotate3d aria-hidden />
        <span className="sr-only">{text.label}</span>
        <input
          ref={slider}
          type="range"
          min={0}
          max={count - 1}
          value={frame}
          aria-valuetext={text.view(text.sides[getSide(frame, count)] ?? "", frame + 1, count)}
          onChange={({ target }) => showFrame(target.valueAsNumber)}
        />
      </label>
    </div>
  );
}
