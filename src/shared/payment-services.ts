/** The services that a shop can connect. */
export const serviceCodes = ["stripe", "paypal", "payplus"] as const;

export type ServiceCode = (typeof serviceCodes)[number];

/** The names that people know. */
export const serviceNames: Readonly<Record<ServiceCode, string>> = {
  stripe: "Stripe",
  paypal: "PayPal",
  payplus: "PayPlus",
};
