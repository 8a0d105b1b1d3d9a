// Colors as numbers: what text needs to be read on them, and mixing them until it can.

/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [number, number, number];

export const HEX = /^#[0-9a-f]{6}$/;
export const WHITE: Rgb = [255, 255, 255];
export const BLACK: Rgb = [0, 0, 0];

/** Contrast that text needs on its ground. */
export const MIN_TEXT = 4.5;

/** The color, mixed with as little of `end` as it takes to be read. */
export function createLegible(color: Rgb, end: Rgb, isLegible: (mixed: Rgb) => boolean): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = computeMix(color, end, share);
    if (isLegible(mixed)) return mixed;
  }
  return end;
}

/** Whether a color has each contrast with its ground. */
export function findReadable(...grounds: readonly (readonly [ground: Rgb, contrast: number])[]) {
  return (color: Rgb) =>
    grounds.every(([ground, contrast]) => computeContrast(color, ground) >= contrast);
}

/** The ratio of WCAG 2, from 1 to 21. */
export function computeContrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [computeLuminance(one), computeLuminance(other)].toSorted(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

function computeLuminance([red, green, blue]: Rgb): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

function toLinear(channel: number): number {
  const share = channel / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** `share` of the second color, the rest of the first. */
export function computeMix(first: Rgb, second: Rgb, share: number): Rgb {
  const computeChannel = (a: number, b: number) => Math.round(a + (b - a) * share);
  return [
    computeChannel(first[0], second[0]),
    computeChannel(first[1], second[1]),
    computeChannel(first[2], second[2]),
  ];
}

export function parseHex(hex: string): Rgb {
  const parseChannel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [parseChannel(1), parseChannel(3), parseChannel(5)];
}

export function toHex(color: Rgb): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
