/** One point of a chart over time. */
export type Point = {
  /** On the axis, short. */
  readonly axis: string;
  /** Name of the point, in full. */
  readonly title: string;
  readonly value: number;
  /** The value as people read it. */
  readonly text: string;
  /** Amount that may still be added to the value; drawn lighter, above it. Null for none. */
  readonly pending: { readonly value: number; readonly text: string } | null;
  /** Why the value is not final, in a few words; null for one that is. */
  readonly unfinished: string | null;
  /** The same of the period before, drawn pale. */
  readonly before: { readonly title: string; readonly value: number; readonly text: string };
};

/** Runs of points that are all final, or all not: the first and the last index of each. */
export function getRuns(
  points: readonly Pick<Point, "unfinished">[],
  isFinal: boolean,
): (readonly [from: number, to: number])[] {
  const runs: [number, number][] = [];
  for (const [index, { unfinished }] of points.entries()) {
    const last = runs.at(-1);
    if ((unfinished === null) !== isFinal) continue;
    if (last !== undefined && last[1] === index - 1) last[1] = index;
    else runs.push([index, index]);
  }
  return runs;
}

/** How high a point reaches, with what may come on top. */
export const getTop = ({ value, pending }: Point) => value + (pending?.value ?? 0);
