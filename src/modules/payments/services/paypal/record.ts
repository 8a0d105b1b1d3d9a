import { currencies } from "#shared/money.ts";
import { serviceNames } from "#shared/payment-services.ts";
import type { ServiceRecord } from "../../payments.ts";

/** PayPal: Orders v2, by redirect. */
export const paypal = {
  code: "paypal",
  name: serviceNames.paypal,
  kind: "account",
  // All are in its list (https://developer.paypal.com/api/rest/reference/currency-codes/).
  currencies,
  means: ["paypal", "card"],
  maxInstalments: 1,
  trial: { amountMinor: 100, currency: "USD" },
  keys: [
    {
      name: "environment",
      label: "Environment",
      isSecret: false,
      choices: ["live", "sandbox"],
    },
    { name: "clientId", label: "Client ID", isSecret: false },
    { name: "clientSecret", label: "Secret", isSecret: true },
    { name: "webhookId", label: "Webhook ID", isSecret: false },
  ],
  refunds: { days: 180, wholeOnly: [] },
  verifiesByCall: true,
  hasDisputes: true,
  docsUrl: "https://developer.paypal.com/api/rest/webhooks/",
  getPaymentUrl: ({ reference, isTest }) =>
    `https://www.${isTest ? "sandbox." : ""}paypal.com/activity/payment/${encodeURIComponent(reference)}`,
} as const satisfies ServiceRecord;
