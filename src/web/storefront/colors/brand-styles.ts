import { barColors } from "#web/pwa/bar-colors.ts";
import {
  BLACK,
  HEX,
  createLegible,
  MIN_TEXT,
  computeMix,
  parseHex,
  findReadable,
  toHex,
  WHITE,
  type Rgb,
} from "./color-math.ts";

/** As in src/ui/tokens.css: what is written on the brand's color, and on a patch. */
const onBrand = {
  light: "#fbf7ec", // raw color: sums are made of it
  dark: "#24241a", // raw color: sums are made of it
} as const;
const onPatchSoft = "#d5d1b4"; // raw color: sums are made of it
/** Quiet words on a page's grounds need as much more as the darkest of them is darker. */
const ON_PAGES = 5.2;

/**
 * The styles that put the owner's colors in place of those that come with the shop; empty while
 * there are none. Each is darkened or lightened as far as reading asks for. Everything in it is
 * checked or computed, so it may stand in a page as it is.
 */
export function formatBrandStyles({ accent, patch }: { accent: string; patch: string }): string {
  const rules = [
    ...(HEX.test(accent) ? formatAccentRules(parseHex(accent)) : []),
    ...(HEX.test(patch) ? formatPatchRules(parseHex(patch)) : []),
  ];
  return rules.length === 0 ? "" : `:root{${rules.join(";")}}`;
}

function formatAccentRules(color: Rgb): string[] {
  const [light, dark] = [parseHex(barColors.light), parseHex(barColors.dark)];
  const onLight = findReadable([light, ON_PAGES], [parseHex(onBrand.light), MIN_TEXT]);
  const onDark = findReadable([dark, ON_PAGES], [parseHex(onBrand.dark), MIN_TEXT]);
  const brand = [
    createLegible(color, BLACK, onLight),
    createLegible(color, WHITE, onDark),
  ] as const;
  const hover = [computeMix(brand[0], BLACK, 0.25), computeMix(brand[1], WHITE, 0.35)] as const;
  const quiet = [computeMix(WHITE, color, 0.2), computeMix(dark, color, 0.22)] as const;
  const onQuiet = [
    createLegible(hover[0], BLACK, findReadable([quiet[0], MIN_TEXT])),
    createLegible(hover[1], WHITE, findReadable([quiet[1], MIN_TEXT])),
  ] as const;
  return [
    `--brand:${formatBoth(brand)}`,
    `--brand-hover:${formatBoth(hover)}`,
    `--brand-quiet:${formatBoth(quiet)}`,
    `--on-brand-quiet:${formatBoth(onQuiet)}`,
  ];
}

function formatPatchRules(color: Rgb): string[] {
  // Its words are pale in both themes.
  const ground = createLegible(color, BLACK, findReadable([parseHex(onPatchSoft), MIN_TEXT]));
  return [
    `--patch:${formatBoth([ground, computeMix(ground, BLACK, 0.15)])}`,
    `--stitch:${formatBoth([computeMix(ground, WHITE, 0.6), computeMix(ground, WHITE, 0.45)])}`,
  ];
}

const formatBoth = ([light, dark]: readonly [Rgb, Rgb]) =>
  `light-dark(${toHex(light)},${toHex(dark)})`;
