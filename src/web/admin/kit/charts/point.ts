/** What a chart over time shows at one place. */
export type Point = {
  /** On the axis, short. */
  readonly axis: string;
  /** What the point is. */
  readonly title: string;
  readonly value: number;
  /** The value as people read it. */
  readonly text: string;
  /** The same of the period before, drawn pale. */
  readonly before: { readonly title: string; readonly value: number; readonly text: string };
};
