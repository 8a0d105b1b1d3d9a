/**
 * The moment at which the seeded test database was made: the clock of a test that counts days or
 * months stands here.
 */
export const seededAt = new Date("2026-06-15T09:00:00Z");
