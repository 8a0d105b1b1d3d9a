import type { ServiceRecord } from "../../payments.ts";

/** PayPal: Orders v2, by redirect. */
export const paypal = {
  code: "paypal",
  name: "PayPal",
  kind: "account",
  // Of the shop's currencies, all but the shekel that Israeli accounts alone can take.
  currencies: ["USD", "EUR", "GBP", "JPY", "CAD", "AUD", "CHF", "SEK", "DKK", "NOK", "PLN", "CZK"],
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
  hasDisputes: true,
  docsUrl: "https://developer.paypal.com/api/rest/webhooks/",
  getPaymentUrl: ({ reference, isTest }) =>
    `https://www.${isTest ? "sandbox." : ""}paypal.com/activity/payment/${encodeURIComponent(reference)}`,
} as const satisfies ServiceRecord;
