import { backpackColours } from "#content/backpack-colours.ts";
import { MAX_SLUG, slugPattern } from "#modules/catalog/slug.ts";
import { barColours } from "#web/pwa/bar-colours.ts";

/** Red, green and blue, each from 0 to 255. */
type Rgb = readonly [number, number, number];

type Coloured = { readonly slug: string; readonly colorHex: string | null };

const HEX = /^#[0-9a-f]{6}$/;
const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

/** What text needs on its ground. */
const MIN_TEXT = 4.5;

/**
 * All text needs as much. These are for the page's own ground, with so much on top as others are
 * darker in the light theme and lighter in the dark one.
 */
const MIN_CONTRAST = { light: 5.2, dark: 6.1 } as const;

/**
 * The styles by which `data-color` switches the accents to the colour of a variant, for all that
 * the design does not know by itself. Everything in it is checked or computed, so it may stand in a
 * page as it is.
 */
export function colourStyles(variants: readonly Coloured[]): string {
  const seen = new Set<string>();
  return variants
    .flatMap(({ slug, colorHex }) => {
      if (colorHex === null || seen.has(slug) || isInDesign(slug, colorHex)) return [];
      seen.add(slug);
      const isSafe = slug.length <= MAX_SLUG && slugPattern.test(slug) && HEX.test(colorHex);
      return isSafe ? [`[data-color="${slug}"]{${accents(colorHex)}}`] : [];
    })
    .join("");
}

/** The colours of a new shop have hand-picked accents in src/ui/tokens.css. */
function isInDesign(slug: string, colorHex: string): boolean {
  return Object.entries(backpackColours).some(
    ([seeded, { hex }]) => seeded === slug && hex === colorHex,
  );
}

function accents(hex: string): string {
  const [light, dark] = [parseHex(barColours.light), parseHex(barColours.dark)];
  const solid = parseHex(hex);
  const wash = [mix(WHITE, solid, 0.1), mix(dark, solid, 0.22)] as const;
  const text = [
    makeLegible(solid, BLACK, readableOn([light, MIN_CONTRAST.light], [wash[0], MIN_TEXT])),
    makeLegible(solid, WHITE, readableOn([dark, MIN_CONTRAST.dark], [wash[1], MIN_TEXT])),
  ];
  return [
    `--accent:light-dark(${text.map(toHex).join(",")})`,
    `--accent-solid:${hex}`,
    `--accent-wash:light-dark(${wash.map(toHex).join(",")})`,
    `--accent-studio:${toHex(mix(WHITE, solid, 0.12))}`,
  ].join(";");
}

/** The colour, mixed with as little of `end` as it takes to be read. */
function makeLegible(colour: Rgb, end: Rgb, isLegible: (mixed: Rgb) => boolean): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = mix(colour, end, share);
    if (isLegible(mixed)) return mixed;
  }
  return end;
}

function readableOn(...grounds: readonly (readonly [ground: Rgb, contrast: number])[]) {
  return (colour: Rgb) =>
    grounds.every(([ground, contrast]) => contrastOf(colour, ground) >= contrast);
}

/** The ratio of WCAG 2, from 1 to 21. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** `share` of the second colour, the rest of the first. */
function mix(first: Rgb, second: Rgb, share: number): Rgb {
  const blend = (a: number, b: number) => Math.round(a + (b - a) * share);
  return [blend(first[0], second[0]), blend(first[1], second[1]), blend(first[2], second[2])];
}

export function parseHex(hex: string): Rgb {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

function toHex(colour: Rgb): string {
  return `#${colour.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
