import type { Config } from "#platform/config.ts";
import type { Payments } from "./payments.ts";
import { createStripeService } from "./stripe-service.ts";

/** The payment method of this shop, by its configuration. */
export function createPayments(options: {
  config: Pick<Config, "payments" | "stripe">;
  clock: () => Date;
}): Payments {
  const { config, clock } = options;
  if (config.payments !== "stripe") return { mode: config.payments };
  if (config.stripe === undefined) throw new Error("PAYMENTS is stripe, and its keys are missing");
  return { mode: "stripe", service: createStripeService({ ...config.stripe, clock }) };
}
