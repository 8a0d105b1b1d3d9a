/**
 * What vitest.config.ts puts in the place of password-cost.ts for tests with a database: they make
 * hundreds of accounts, and few of them are about the price of a hash.
 */
export const passwordCost = { memoryCost: 256, timeCost: 1, parallelism: 1 };
