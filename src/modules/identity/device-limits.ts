/** Longer than those of any push service by far. */
export const MAX_ENDPOINT = 1_000;
