import { useState } from "react";
import { findNearestFrame } from "./turn-motion.ts";

/** Which frames of a turn have come, and what to do about those that have not. */
export function useFrames(count: number) {
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
