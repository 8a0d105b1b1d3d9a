import { isEnglish } from "#i18n/language.ts";

/**
 * The geometry of a chart over time, which runs as one reads: in Hebrew the oldest point is at the
 * right, beside the scale. All in pixels.
 */
export type Frame = {
  readonly width: number;
  readonly height: number;
  /** Room for the marks of the scale, at the right. */
  readonly scale: number;
  readonly top: number;
  readonly bottom: number;
};

/** Every point has a band of its own; this is the middle of it. */
export function toX(frame: Frame, index: number, count: number): number {
  const before = isEnglish ? index : count - 1 - index;
  return (before + 0.5) * getBand(frame, count);
}

export function getBand({ width, scale }: Frame, count: number): number {
  return (width - scale) / Math.max(count, 1);
}

/** Where a value stands when the scale ends at `most`. */
export function toY({ height, top, bottom }: Frame, value: number, most: number): number {
  const base = height - bottom;
  return base - (value / most) * (base - top);
}

/** Which point is at, or nearest to, this distance from the left. */
export function findIndex(frame: Frame, x: number, count: number): number {
  const fromLeft = Math.floor(x / getBand(frame, count));
  return Math.min(Math.max(isEnglish ? fromLeft : count - 1 - fromLeft, 0), count - 1);
}

/** The points that have a label on the axis: about every `apart` pixels, and always the last. */
export function listLabelled(frame: Frame, count: number, apart: number): readonly number[] {
  const step = Math.max(1, Math.ceil(apart / getBand(frame, count)));
  return Array.from(
    { length: Math.ceil(count / step) },
    (_, index) => count - 1 - index * step,
  ).toReversed();
}

/** A line through values, or through some of them: from one index to another. */
export function linePath(
  frame: Frame,
  values: readonly number[],
  most: number,
  [from, to]: readonly [from: number, to: number] = [0, values.length - 1],
): string {
  return values
    .slice(from, to + 1)
    .map((value, index) => {
      const [x, y] = [toX(frame, from + index, values.length), toY(frame, value, most)];
      return `${index === 0 ? "M" : "L"}${toTenth(x)} ${toTenth(y)}`;
    })
    .join("");
}

/** Path around the area below the line. */
export function areaPath(frame: Frame, values: readonly number[], most: number): string {
  if (values.length === 0) return "";
  const base = frame.height - frame.bottom;
  const last = toTenth(toX(frame, values.length - 1, values.length));
  return `${linePath(frame, values, most)}L${last} ${base}L${toTenth(toX(frame, 0, values.length))} ${base}Z`;
}

/** Path around the area between two lines. */
export function bandPath(
  frame: Frame,
  lower: readonly number[],
  upper: readonly number[],
  most: number,
): string {
  if (upper.length === 0) return "";
  const below = linePath(frame, lower, most).slice("M".length).split("L").toReversed();
  return `${linePath(frame, upper, most)}L${below.join("L")}Z`;
}

/** A column with round shoulders, as far as it is wide and high enough for them. */
export function columnPath(
  { x, width, base }: { x: number; width: number; base: number },
  height: number,
): string {
  const bend = Math.max(Math.min(6, height, width / 2), 0);
  return `M${toTenth(x)} ${base}v${toTenth(bend - height)}q0 ${-bend} ${bend} ${-bend}h${toTenth(width - 2 * bend)}q${bend} 0 ${bend} ${bend}v${toTenth(height - bend)}Z`;
}

const toTenth = (value: number) => Math.round(value * 10) / 10;
