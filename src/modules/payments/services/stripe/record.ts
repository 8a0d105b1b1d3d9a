import { currencies } from "#shared/money.ts";
import { serviceNames } from "#shared/payment-services.ts";
import type { ServiceRecord } from "../../payments.ts";

/** Stripe: its own payment page (Checkout). */
export const stripe = {
  code: "stripe",
  name: serviceNames.stripe,
  kind: "card",
  currencies,
  means: ["card", "apple_pay", "google_pay"],
  maxInstalments: 1,
  trial: { amountMinor: 100, currency: "USD" },
  keys: [
    { name: "secretKey", label: "Secret key", isSecret: true, pattern: /^[sr]k_/ },
    { name: "webhookSecret", label: "Signing secret", isSecret: true, pattern: /^whsec_/ },
  ],
  refunds: { days: null, wholeOnly: [] },
  verifiesByCall: false,
  hasDisputes: true,
  docsUrl: "https://docs.stripe.com/webhooks",
  getPaymentUrl: ({ reference, isTest }) =>
    `https://dashboard.stripe.com/${isTest ? "test/" : ""}payments/${encodeURIComponent(reference)}`,
} as const satisfies ServiceRecord;
