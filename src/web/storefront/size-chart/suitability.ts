export type WeightRange = { readonly from: number; readonly to: number };

/** By weight alone; how long and tall a pet is, only a tape can tell. */
export type Suitability = "fits" | "depends" | "tooLarge";

/**
 * Verdict on a weight range for the backpack: light throughout, heavy throughout, or in between.
 */
export function getSuitability(weightKg: WeightRange, maxPetKg: number): Suitability {
  if (weightKg.to <= maxPetKg) return "fits";
  return weightKg.from > maxPetKg ? "tooLarge" : "depends";
}

/** Pounds for kilograms, to one decimal. */
export function toPounds(kilograms: number): number {
  return Math.round(kilograms * 22.046_226) / 10;
}
