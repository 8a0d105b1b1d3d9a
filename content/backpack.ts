/** Size, weight and load of the backpack, the same in every color. */
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

/** How the backpack is cleaned, in a new shop. */
export const backpackCare = [
  "Brush off dry dirt, then wipe the cloth with lukewarm water and a little mild soap.",
  "The cushion lifts out and is washed by hand. Let everything dry in the air, away from heaters.",
] as const;

/** Specifications of the backpack in a new shop, one row each; measures are those of its fields. */
export const backpackSpecifications: readonly { readonly name: string; readonly value: string }[] =
  [
    { name: "Outside", value: "{size.metric} ({size.imperial})" },
    { name: "Weight", value: "{size.weight}" },
    { name: "Largest pet", value: "{size.maxPet}" },
    { name: "Window", value: "Front, both sides" },
    { name: "Opens", value: "Front, side and top" },
    { name: "Back", value: "Padded, breathable mesh" },
    { name: "Pockets", value: "Front and two sides" },
    { name: "Warranty", value: "{policies.warrantyMonths} months, factory" },
  ];
