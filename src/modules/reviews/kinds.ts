// The lists behind the columns of reviews, and their limits, apart from the tables so that browsers
// can read them.

/** Whether visitors see a review. It is published at once, unless the back office holds it. */
export const reviewStates = ["published", "held"] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Why the back office may hold a review: never because of its stars. */
export const holdCauses = ["spam", "law"] as const;
export type HoldCause = (typeof holdCauses)[number];

export const petSpecies = ["dog", "cat"] as const;
export type PetSpecies = (typeof petSpecies)[number];

/** How the product fitted the pet. */
export const petFits = ["small", "right", "large"] as const;
export type PetFit = (typeof petFits)[number];

export const MAX_STARS = 5;
export const MAX_PHOTOS = 4;
export const MAX_NAME = 40;
export const MAX_TITLE = 100;
export const MAX_BODY = 3_000;
export const MAX_BREED = 60;
export const MAX_ANSWER = 2_000;
export const MAX_REASON = 500;
/** Limits of a pet's weight, in grams. */
export const PET_GRAMS = { min: 100, max: 100_000 } as const;
