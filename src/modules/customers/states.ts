/** The states of a customer, by how recent the newest order is. */
export const customerStates = ["new", "active", "dormant", "inactive"] as const;
export type CustomerState = (typeof customerStates)[number];

/** Days of Jerusalem since the newest order, up to which a customer is active, or dormant. */
export const stateDays = { active: 30, dormant: 90 } as const;
