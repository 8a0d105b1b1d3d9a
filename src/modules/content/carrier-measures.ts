import { backpack, sizeText } from "#content/backpack.ts";
import { backpackColors, seededColors } from "#content/backpack-colors.ts";
import { describeColors } from "#i18n/en/describe-colors.ts";
import { formatMoney } from "#i18n/format.ts";
import { toPounds, formatWeightLimit } from "#modules/catalog/pet-limit.ts";
import { MAIN_CURRENCY, money } from "#shared/money.ts";

/** Catalogue data of the first product that carries pets. */
export type CarrierRow = {
  readonly height_mm: number;
  readonly width_mm: number;
  readonly depth_mm: number;
  readonly max_pet_grams: number;
  readonly weight_grams: number | null;
  readonly price_minor: number | null;
  /** The short names of its variants that are for sale, in the shop's order. */
  readonly colors: readonly string[] | null;
};

const MM_PER_INCH = 25.4;

/** Facts about such a product for texts to quote; those of the files while none is for sale. */
export function toCarrierMeasures(row: CarrierRow | undefined) {
  if (row === undefined) return { carrier: backpack, size: sizeText };
  const carrier = {
    heightCm: row.height_mm / 10,
    widthCm: row.width_mm / 10,
    depthCm: row.depth_mm / 10,
    heightIn: toInches(row.height_mm),
    widthIn: toInches(row.width_mm),
    depthIn: toInches(row.depth_mm),
    weightGrams: row.weight_grams ?? backpack.weightGrams,
    maxPetKg: row.max_pet_grams / 1_000,
    maxPetLb: toPounds(row.max_pet_grams),
    roomCm: backpack.roomCm,
  };
  return {
    carrier,
    size: {
      metric: `${carrier.heightCm} × ${carrier.widthCm} × ${carrier.depthCm} cm`,
      imperial: `${carrier.heightIn} × ${carrier.widthIn} × ${carrier.depthIn} in`,
      weight: `${carrier.weightGrams} g`,
      maxPet: formatWeightLimit(row.max_pet_grams),
    },
    ...(row.price_minor === null
      ? {}
      : { price: formatMoney(money(row.price_minor, MAIN_CURRENCY)) }),
  };
}

/** The colors that it comes in; those of the files while none is for sale. */
export const listColors = (row: CarrierRow | undefined): readonly string[] =>
  row?.colors ?? seededColors.map((color) => backpackColors[color].shortName);

/**
 * The values of `{colours.count}`, `{colours.names}` and the like; those of `{Colours.names}` begin
 * with a capital, for the beginning of a sentence.
 */
export function toColorValues(row: CarrierRow | undefined): Readonly<Record<string, object>> {
  const words = Object.entries(describeColors(listColors(row)));
  const capitals = words.map(([name, text]) => [
    name,
    text.slice(0, 1).toUpperCase() + text.slice(1),
  ]);
  return Object.fromEntries([
    ["colours", Object.fromEntries(words)],
    ["Colours", Object.fromEntries(capitals)],
  ]);
}

const toInches = (mm: number): number => Math.round((mm / MM_PER_INCH) * 10) / 10;
