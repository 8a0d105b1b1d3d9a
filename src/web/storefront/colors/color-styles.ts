import { backpackColors } from "#content/backpack-colors.ts";
import { MAX_SLUG, slugPattern } from "#modules/catalog/slug.ts";
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
} from "./color-math.ts";

type Colored = { readonly slug: string; readonly colorHex: string | null };

/**
 * All text needs as much. These are for the page's own ground, with so much on top as others are
 * darker in the light theme and lighter in the dark one.
 */
const MIN_CONTRAST = { light: 5.2, dark: 6.1 } as const;

/**
 * The styles by which `data-color` switches the accents to the color of a variant, for all that
 * the design does not know by itself. Everything in it is checked or computed, so it may stand in a
 * page as it is.
 */
export function formatColorStyles(variants: readonly Colored[]): string {
  const slugs = new Set<string>();
  return variants
    .flatMap(({ slug, colorHex }) => {
      if (colorHex === null || slugs.has(slug) || isInDesign(slug, colorHex)) return [];
      slugs.add(slug);
      const isSafe = slug.length <= MAX_SLUG && slugPattern.test(slug) && HEX.test(colorHex);
      return isSafe ? [`[data-color="${slug}"]{${formatAccents(colorHex)}}`] : [];
    })
    .join("");
}

/** The colors of a new shop have hand-picked accents in src/ui/tokens.css. */
function isInDesign(slug: string, colorHex: string): boolean {
  return Object.entries(backpackColors).some(
    ([seeded, { hex }]) => seeded === slug && hex === colorHex,
  );
}

function formatAccents(hex: string): string {
  const [light, dark] = [parseHex(barColors.light), parseHex(barColors.dark)];
  const solid = parseHex(hex);
  const wash = [computeMix(WHITE, solid, 0.1), computeMix(dark, solid, 0.22)] as const;
  const text = [
    createLegible(solid, BLACK, findReadable([light, MIN_CONTRAST.light], [wash[0], MIN_TEXT])),
    createLegible(solid, WHITE, findReadable([dark, MIN_CONTRAST.dark], [wash[1], MIN_TEXT])),
  ];
  return [
    `--accent:light-dark(${text.map(toHex).join(",")})`,
    `--accent-solid:${hex}`,
    `--accent-wash:light-dark(${wash.map(toHex).join(",")})`,
    `--accent-studio:${toHex(computeMix(WHITE, solid, 0.12))}`,
  ].join(";");
}
