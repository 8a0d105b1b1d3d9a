import measured from "./turns-measured.json" with { type: "json" };

/**
 * The turns of the shop by their ids, with the hashes of their frames: media/turns/<id>/00.webp and
 * so on, once round what the image product/<id>-1 shows first. A color without frames has no turn.
 */
const hashes: Readonly<Record<string, string>> = measured;
export const turnIds = Object.keys(hashes);

/** Frames of every turn. */
export const TURN_FRAMES = 24;
/** Width and height of a frame in pixels. */
export const TURN_PX = 640;

/** All that a page needs to show a turn. */
export type Turn = {
  /** The stored address of the image with which it begins. */
  readonly image: string;
  readonly frames: number;
  /** The addresses of the frames without number and ending; see turn-frame.ts. */
  readonly address: string;
};

/** The turn of what these stored images show; undefined when there is none of it. */
export function findTurn(imageUrls: readonly string[]): Turn | undefined {
  const id = turnIds.find((each) => imageUrls.includes(firstImage(each)));
  if (id === undefined) return undefined;
  return { image: firstImage(id), frames: TURN_FRAMES, address: turnAddress(id) };
}

function firstImage(id: string): string {
  return `/media/product/${id}-1`;
}

/** It changes with the frames, so they may be cached for ever. */
export function turnAddress(id: string): string {
  return `/media/turns/${id}.${hashes[id]}`;
}
