import { formatWeightLimit } from "#modules/catalog/pet-limit.ts";

/** "10 kg (22 lb)": the heaviest pet that a product carries; undefined for what carries none. */
export function getPetLimit({ maxPetGrams }: { maxPetGrams: number | null }): string | undefined {
  return maxPetGrams === null ? undefined : formatWeightLimit(maxPetGrams);
}
