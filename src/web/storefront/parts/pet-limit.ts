const GRAMS_PER_POUND = 453.592;

/** "10 kg (22 lb)": the heaviest pet that a product carries; undefined for what carries none. */
export function petLimit({ maxPetGrams }: { maxPetGrams: number | null }): string | undefined {
  if (maxPetGrams === null) return undefined;
  return `${maxPetGrams / 1000} kg (${Math.round(maxPetGrams / GRAMS_PER_POUND)} lb)`;
}
