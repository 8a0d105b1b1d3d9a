import type { ConnectOptions, PaymentService } from "../payments.ts";
import type { ServiceCode } from "#shared/payment-services.ts";

/**
 * Connects a service. Its client is loaded at the first use, so that a shop without it never loads
 * it.
 */
export const connectors: Readonly<
  Record<ServiceCode, (options: ConnectOptions) => Promise<PaymentService>>
> = {
  async stripe(options) {
    const { createStripeService } = await import("./stripe/service.ts");
    return createStripeService(options);
  },
  async paypal(options) {
    const { createPaypalService } = await import("./paypal/service.ts");
    return createPaypalService(options);
  },
  async payplus(options) {
    const { createPayplusService } = await import("./payplus/service.ts");
    return createPayplusService(options);
  },
};
