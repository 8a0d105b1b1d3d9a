const GRAMS_PER_POUND = 453.592;

/** "10 kg (22 lb)" */
export function weightLimit(maxPetGrams: number): string {
  return `${maxPetGrams / 1000} kg (${Math.round(maxPetGrams / GRAMS_PER_POUND)} lb)`;
}
