import { MoveHorizontal, Rotate3d, X } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { turnText as text } from "#i18n/en/turn.ts";
import type { Turn } from "#media/turns.ts";
import { CatalogImage } from "#ui/image.tsx";
import { getFrame, getSide, getLoadingOrder, findNearestFrame } from "./turn-motion.ts";
import { useDrag } from "./use-drag.ts";
import { frameUrl } from "#media/turn-frame.ts";

type TurnFramesProps = {
  turn: Turn;
  /** The frame that is seen; undefined until one has come. */
  shownFrame: number | undefined;
  /** Each frame, once it has come or failed. */
  onSettle: (frame: number, hasCome: boolean) => void;
};

/** All frames of a turn, one over the other, of which one is seen. */
function TurnFrames({ turn, shownFrame, onSettle }: TurnFramesProps) {
  return getLoadingOrder(turn.frames).map((frame) => (
    <picture key={frame}>
      <source type="image/avif" srcSet={frameUrl(turn.address, frame, "avif")} />
      <img
        src={frameUrl(turn.address, frame, "webp")}
        alt=""
        // The target frame must be visible at once.
        decoding="sync"
        data-current={frame === shownFrame || undefined}
        onLoad={() => onSettle(frame, true)}
        onError={() => onSettle(frame, false)}
        className="turn-frame"
      />
    </picture>
  ));
}

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

/** Which frames of a turn have come, and what to do about those that have not. */
function useFrames(count: number) {
  const [settled, setSettled] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [attempt, setAttempt] = useState(0);
  const loaded = new Set([...settled].flatMap(([frame, hasCome]) => (hasCome ? [frame] : [])));
  const isOver = settled.size === count;
  return {
    /** Counts the attempts to load them. */
    attempt,
    status: !isOver ? "loading" : loaded.size < count ? "failed" : "done",
    /** The frame that stands for one, itself if it has come; undefined as long as there is none. */
    getShownFrame: (frame: number) => findNearestFrame(frame, loaded, count),
    settle: (frame: number, hasCome: boolean) =>
      setSettled((before) => new Map(before).set(frame, hasCome)),
    retry() {
      setSettled(new Map());
      setAttempt(attempt + 1);
    },
  } as const;
}
