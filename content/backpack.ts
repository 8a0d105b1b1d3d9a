/** What the backpack measures and carries, the same in every colour. */
export const backpack = {
  heightCm: 46,
  widthCm: 30,
  depthCm: 20,
  heightIn: 18.1,
  widthIn: 11.8,
  depthIn: 7.9,
  weightGrams: 930,
  maxPetKg: 10,
  maxPetLb: 22,
  /** Room to add to a pet's measurements. */
  roomCm: { from: 2, to: 5 },
} as const;

export const sizeText = {
  metric: `${backpack.heightCm} × ${backpack.widthCm} × ${backpack.depthCm} cm`,
  imperial: `${backpack.heightIn} × ${backpack.widthIn} × ${backpack.depthIn} in`,
  weight: `${backpack.weightGrams} g`,
  maxPet: `${backpack.maxPetKg} kg (${backpack.maxPetLb} lb)`,
} as const;
