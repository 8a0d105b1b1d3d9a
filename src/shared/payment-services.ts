/** The services that a shop can connect, by their codes, with the names that people know. */
export const serviceNames = { stripe: "Stripe", paypal: "PayPal", payplus: "PayPlus" } as const;

export type ServiceCode = keyof typeof serviceNames;

// Its own keys.
export const serviceCodes = Object.keys(serviceNames) as ServiceCode[];
