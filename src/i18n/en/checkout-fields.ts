import type { DetailField, DetailProblem } from "#modules/checkout/details.ts";

const fieldNames = {
  fullName: "Full name",
  email: "Email",
  phoneCountryCode: "Country code",
  phoneNumber: "Phone",
  country: "Country",
  addressLine1: "Address",
  addressLine2: "Apartment, floor",
  city: "City",
  state: "State",
  postalCode: "Postal code",
  shippingCountry: "Country",
  shippingAddressLine1: "Address",
  shippingAddressLine2: "Apartment, floor",
  shippingCity: "City",
  shippingState: "State",
  shippingPostalCode: "Postal code",
} as const satisfies Record<DetailField, string>;

/** The messages at fields that are empty or hold something wrong. */
const advice = {
  fullName: "Enter your full name.",
  email: "Enter an email address such as maya@example.com.",
  phoneCountryCode: "Choose a country code.",
  phoneNumber: "Enter a phone number with 4 to 15 digits.",
  country: "Choose a country.",
  addressLine1: "Enter street and number.",
  addressLine2: "Enter apartment or floor.",
  city: "Enter a city.",
  state: "Enter a state.",
  postalCode: "Enter a postal code.",
  shippingCountry: "Choose a country.",
  shippingAddressLine1: "Enter street and number.",
  shippingAddressLine2: "Enter apartment or floor.",
  shippingCity: "Enter a city.",
  shippingState: "Enter a state.",
  shippingPostalCode: "Enter a postal code.",
} as const satisfies Record<DetailField, string>;

/** The message at a field. `longest` is the most characters that it may have. */
function fieldMessage(
  field: DetailField,
  problem: Exclude<DetailProblem, "not_delivered">,
  longest: number,
): string {
  if (problem === "too_long") return `Use at most ${longest} characters.`;
  if (problem === "unprintable") return "Remove characters that cannot be printed.";
  return advice[field];
}

/** The fields of the checkout's third step, which is no part of its first load. */
export const checkoutFields = {
  names: fieldNames,
  /** In the list of problems, where two addresses stand side by side. */
  shipping: (name: string) => `${name} (shipping)`,
  message: fieldMessage,
} as const;
