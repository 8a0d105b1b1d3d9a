import { serviceNames } from "#shared/payment-services.ts";
import type { ServiceRecord } from "../../payments.ts";

/** PayPlus: an Israeli payment page, in shekels. */
export const payplus = {
  code: "payplus",
  name: serviceNames.payplus,
  kind: "card",
  currencies: ["ILS"],
  means: ["card", "bit", "apple_pay", "google_pay"],
  maxInstalments: 12,
  trial: { amountMinor: 100, currency: "ILS" },
  keys: [
    {
      name: "environment",
      label: "Environment",
      isSecret: false,
      choices: ["live", "staging"],
    },
    { name: "apiKey", label: "API Key", isSecret: true },
    { name: "secretKey", label: "Secret Key", isSecret: true },
    { name: "pageUid", label: "Payment Page UID", isSecret: false },
  ],
  refunds: { days: null, wholeOnly: ["bit"] },
  verifiesByCall: false,
  hasDisputes: false,
  docsUrl: "https://docs.payplus.co.il/",
  getPaymentUrl: () => "https://www.payplus.co.il/",
} as const satisfies ServiceRecord;
