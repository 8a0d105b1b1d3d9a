/**
 * Of argon2id (the library's default variant), what OWASP recommends at least: 19 MiB, two passes,
 * one lane.
 */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
