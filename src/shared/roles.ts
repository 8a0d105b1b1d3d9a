/**
 * The roles of people with an account, the least first. A higher one includes what the lower ones
 * may do.
 */
export const roles = ["user", "moderator", "admin"] as const;
export type Role = (typeof roles)[number];
