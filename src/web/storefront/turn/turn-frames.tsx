import { frameUrl } from "#media/turn-frame.ts";
import type { Turn } from "#media/turns.ts";
import { getLoadingOrder } from "./turn-motion.ts";

type TurnFramesProps = {
  turn: Turn;
  /** The frame that is seen; undefined until one has come. */
  shownFrame: number | undefined;
  /** Each frame, once it has come or failed. */
  onSettle: (frame: number, hasCome: boolean) => void;
};

/** All frames of a turn, one over the other, of which one is seen. */
export function TurnFrames({ turn, shownFrame, onSettle }: TurnFramesProps) {
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
