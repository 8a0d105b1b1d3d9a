const GRAMS_PER_POUND = 453.592;

/** To the whole pound. */
export function toPounds(grams: number): number {
  return Math.round(grams / GRAMS_PER_POUND);
}

/** "10 kg (22 lb)" */
export function formatWeightLimit(maxPetGrams: number): string {
  return `${maxPetGrams / 1000} kg (${toPounds(maxPetGrams)} lb)`;
}
