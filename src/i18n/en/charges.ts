import type { ChargeWords } from "#modules/markets/charge-rows.ts";

/** The rows of an order for shipping, tax and duty. */
export const chargeWords = {
  shipping: "Shipping",
  shippingBy: "Shipping ({method})",
  free: "Free",
  tax: "{name} {rates}",
  taxIncluded: "Includes {name} ({rates})",
  taxNumber: "{name} number",
  duty: "Customs duty",
  atDoor: "To pay at the door",
  aboutDuty: "about {amount}",
  unknownDuty: "duty or tax, if any",
} as const satisfies ChargeWords;
