/** How lately somebody has ordered. */
export const customerStates = ["new", "active", "dormant", "inactive"] as const;
export type CustomerState = (typeof customerStates)[number];

/**
 * In days of Jerusalem since the newest order: up to so many one is active, and up to so many
 * dormant.
 */
export const stateDays = { active: 30, dormant: 90 } as const;
