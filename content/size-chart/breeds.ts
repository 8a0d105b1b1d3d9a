export type WeightRange = { readonly from: number; readonly to: number };

export type BreedWeight = { readonly breed: string; readonly weightKg: WeightRange };

/**
 * Usual weight of adults of each breed, from the lightest females to the heaviest males, in
 * kilograms.
 */
export const dogWeights: readonly BreedWeight[] = [
  { breed: "Chihuahua", weightKg: { from: 1.5, to: 3 } },
  { breed: "Pomeranian", weightKg: { from: 1.5, to: 3.5 } },
  { breed: "Yorkshire Terrier", weightKg: { from: 2, to: 3.5 } },
  { breed: "Toy Poodle", weightKg: { from: 2, to: 4 } },
  { breed: "Maltese", weightKg: { from: 2, to: 4 } },
  { breed: "Papillon", weightKg: { from: 2.5, to: 4.5 } },
  { breed: "Miniature Dachshund", weightKg: { from: 3.5, to: 5 } },
  { breed: "Miniature Pinscher", weightKg: { from: 3.5, to: 6 } },
  { breed: "Havanese", weightKg: { from: 3, to: 6 } },
  { breed: "Shih Tzu", weightKg: { from: 4, to: 8 } },
  { breed: "Bichon Frise", weightKg: { from: 4.5, to: 8 } },
  { breed: "Jack Russell Terrier", weightKg: { from: 5, to: 8 } },
  { breed: "Cavalier King Charles Spaniel", weightKg: { from: 5.5, to: 8.5 } },
  { breed: "Pug", weightKg: { from: 6, to: 8.5 } },
  { breed: "Miniature Schnauzer", weightKg: { from: 5, to: 9 } },
  { breed: "West Highland White Terrier", weightKg: { from: 6.5, to: 10 } },
  { breed: "Shiba Inu", weightKg: { from: 7.5, to: 10.5 } },
  { breed: "Boston Terrier", weightKg: { from: 5.5, to: 11.5 } },
  { breed: "Shetland Sheepdog", weightKg: { from: 6.5, to: 11.5 } },
  { breed: "French Bulldog", weightKg: { from: 8, to: 14 } },
  { breed: "Beagle", weightKg: { from: 9, to: 14 } },
  { breed: "Pembroke Welsh Corgi", weightKg: { from: 10, to: 14 } },
  { breed: "English Cocker Spaniel", weightKg: { from: 12, to: 15.5 } },
  { breed: "Border Collie", weightKg: { from: 14, to: 20 } },
];

export const catWeights: readonly BreedWeight[] = [
  { breed: "Devon Rex", weightKg: { from: 2.5, to: 4.5 } },
  { breed: "Abyssinian", weightKg: { from: 2.5, to: 5 } },
  { breed: "Siamese", weightKg: { from: 2.5, to: 5.5 } },
  { breed: "Russian Blue", weightKg: { from: 3, to: 5.5 } },
  { breed: "Sphynx", weightKg: { from: 3, to: 5.5 } },
  { breed: "Domestic Shorthair", weightKg: { from: 3.5, to: 5.5 } },
  { breed: "Burmese", weightKg: { from: 3.5, to: 6 } },
  { breed: "Persian", weightKg: { from: 3, to: 6 } },
  { breed: "Bengal", weightKg: { from: 3.5, to: 7 } },
  { breed: "British Shorthair", weightKg: { from: 3.5, to: 8 } },
  { breed: "Norwegian Forest Cat", weightKg: { from: 3.5, to: 9 } },
  { breed: "Ragdoll", weightKg: { from: 4.5, to: 9 } },
  { breed: "Maine Coon", weightKg: { from: 3.5, to: 11 } },
];
